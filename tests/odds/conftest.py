"""What the tests of the odds share: routes to count by, and the large census of Casino Hold'em, made once."""

import pytest

from croupier.games.casino_holdem import CASINO_HOLDEM
from croupier.odds import compiled
from croupier.odds.census import Census, Route, count
from croupier.odds.shapes import shape_of

needs_kernels = pytest.mark.skipif(not compiled.available, reason="the C kernels were not built here")

ROUTES = [pytest.param("numpy", id="numpy"), pytest.param("c", id="c", marks=needs_kernels)]


@pytest.fixture(params=ROUTES)
def route(request: pytest.FixtureRequest) -> Route:
    """Return each route that counts here."""
    found: Route = request.param
    return found


@pytest.fixture(scope="session")
def holdem_census() -> Census:
    """Return the census of Casino Hold'em, which takes the kernels to be quick."""
    if not compiled.available:
        pytest.skip("the C kernels were not built here")
    return count(shape_of(CASINO_HOLDEM), "c", 2)
