"""What operators read when something broke: a line each, and a plain traceback.

What structlog does by itself shows the values of all local variables, seeds and session tokens among them, and
works on that for seconds in the thread that serves everyone.
"""

import sys

import structlog


def keep_logs_plain() -> None:
    """Log to standard error, without colours and without the values of variables."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback),
        ],
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
    )
