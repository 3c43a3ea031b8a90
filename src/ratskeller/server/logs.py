"""Logs as JSON, one line each, with nothing in them that opens a table."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A line with time, level, place, process, message and whatever was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        """One log record as one line of JSON."""
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        extra = {name: str(value) for name, value in vars(record).items() if name not in _PLAIN}
        line |= {f"{name}_" if name in line else name: value for name, value in extra.items()}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        text: str = msgspec.json.encode(line).decode()
        return text


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether something is worth a line: nonsense from a visitor is not, or visitors could fill the disk with it."""
    return not record.getMessage().startswith("Invalid ")


def set_up_logs() -> None:
    """Let everything go to stderr in this form. Addresses of requests are not logged: they can hold secrets."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(logging.WARNING)  # it tells the address of every connection
    uvicorn.addFilter(_is_ours)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("httpx").setLevel(logging.WARNING)
