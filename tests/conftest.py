"""What holds for all tests, and which of several workers runs what."""

import asyncio

import pytest
from xdist.scheduler import LoadFileScheduling, Scheduling
from xdist.workermanage import WorkerController

BROWSER = "tests/browser/"
LONG = (
    "tests/world/test_world.py",
    "tests/packages/test_packages.py",
    "tests/test_bad_databases.py",
    "tests/server/test_killed.py",
    "tests/browser/test_four_browsers.py",
    "tests/browser/test_reload.py",
    "tests/browser/test_video.py",
)
"""Files of few tests that take long: a worker that began one of them last would keep the others waiting."""


def pytest_configure() -> None:
    """Say once that the main thread has no event loop of its own.

    Else the looptime plugin, which asks for one around every synchronous test, makes Python 3.11 create one
    that nobody closes, and some later test fails for it.
    """
    asyncio.set_event_loop(None)


class OneAtTheBrowser(LoadFileScheduling):  # type: ignore[misc]  # xdist ships no types
    """Hands out whole files, the long ones first, and keeps the browser's to one worker while there are others.

    Two browsers side by side are in each other's way, and a worker that went to and fro between them and other tests
    would start its browser anew each time.
    """

    def _assign_work_unit(self, node: WorkerController) -> None:
        at_the_browser = node is self.nodes[0]
        files = sorted(self.workqueue, key=lambda file: (file.startswith(BROWSER) != at_the_browser, file not in LONG))
        self.workqueue.move_to_end(files[0], last=False)
        super()._assign_work_unit(node)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> Scheduling | None:
    """Tests that are spread over workers by file are spread so."""
    return OneAtTheBrowser(config, log) if config.getvalue("dist") == "loadfile" else None
