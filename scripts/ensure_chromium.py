"""Print the path of a Chromium that runs here, installing one if there is none; if that fails, say why."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHOICE = "CROUPIER_CHROMIUM"


def main() -> int:
    """Find or install, and print the path alone on standard output."""
    chosen = os.environ.get(CHOICE)
    if chosen and not _runs(chosen):
        _say(f"{CHOICE} names {chosen}, which does not run")
        return 1
    path = chosen or _on_this_machine() or _from_apt() or _from_playwright()
    if path is None:
        _say("no Chromium, and none could be installed. The browser tests need one: install it with the system's")
        _say(f"package manager, or name an executable in the environment variable {CHOICE}.")
        return 1
    sys.stdout.write(f"{path}\n")
    return 0


def _on_this_machine() -> str | None:
    paths = (shutil.which(name) or f"/usr/bin/{name}" for name in NAMES)
    return next((path for path in paths if _runs(path)), None)


def _from_apt() -> str | None:
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        as_root = []
    elif shutil.which("sudo") is not None:
        as_root = ["sudo", "--non-interactive"]
    else:
        return None
    _say("no Chromium found; installing the system's package")
    environment = dict(os.environ) | {"DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        if _run([*as_root, "apt-get", "--quiet", "--quiet", *arguments], environment) != 0:
            return None
    return _on_this_machine()


def _from_playwright() -> str | None:
    _say("no Chromium from the system; asking Playwright to download its own")
    if _run([sys.executable, "-m", "playwright", "install", "chromium"], dict(os.environ)) != 0:
        return None
    script = (
        "from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as playwright: print(playwright.chromium.executable_path)"
    )
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    path = said.stdout.strip()
    return path if path and _runs(path) else None


def _runs(path: str) -> bool:
    """Tell whether the program is there and starts: some are mere stubs that ask for another installer."""
    if not os.access(path, os.X_OK):
        return False
    try:
        done = subprocess.run([path, "--version"], capture_output=True, check=False, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def _run(command: list[str], environment: dict[str, str]) -> int:
    """Run with its output on standard error, which keeps standard output for the path."""
    try:
        return subprocess.run(command, stdout=sys.stderr, env=environment, check=False).returncode
    except OSError as problem:
        _say(str(problem))
        return 1


def _say(text: str) -> None:
    sys.stderr.write(f"ensure_chromium: {text}\n")


if __name__ == "__main__":
    sys.exit(main())
