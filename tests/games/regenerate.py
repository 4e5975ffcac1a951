"""Write the log of every playthrough anew: ``python -m tests.games.regenerate``; then read the diff."""

from tests.games.playthrough import FILES, play, read


def main() -> None:
    """Replace what stands below ``log``; what is written by hand stays as it is."""
    for path in FILES:
        script = read(path)
        log = play(script, script.tables[0]).log
        path.write_text("\n".join([script.above_log.rstrip("\n"), "", "log", *log, ""]), "utf-8")


if __name__ == "__main__":
    main()
