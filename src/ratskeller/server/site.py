"""The web pages: the built browser client, as files.

Pages are all the same file, `index.html`; the client reads the address. Files under `/assets` have their hash in their
name, so a browser may keep them for ever. The folder is made by `run.py` (tools/web_build.py) and shipped in the wheel.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Annotated

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

SITE = Path(__file__).resolve().parent.parent / "site"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
HTML = "text/html"  # the framework adds the charset
# Windows takes the types of files from its registry, where anything may stand.
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".html": HTML,
    ".webmanifest": "application/manifest+json",
}
FileName = Annotated[str, Parameter(max_length=100, pattern=r"^[0-9A-Za-z_-][0-9A-Za-z_.-]*$")]

# Without styles or scripts of its own, which the server's policy would forbid.
NOT_BUILT = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ratskeller</title>
<h1>Ratskeller</h1>
<p>The tables are open, but the web pages have not been built here.
<p>Whoever runs this server can build them with <code>python3 run.py build</code>, which needs a network once.
<p>Programs find everything under <a href="/api/games">/api</a>.
</html>
"""


def read_page() -> bytes:
    """The page, or one that says why there is none."""
    try:
        return (SITE / "index.html").read_bytes()
    except FileNotFoundError:
        return NOT_BUILT.encode()


def answer_file(file: Path, cache: str) -> Response[bytes]:
    """A file of the site."""
    try:
        content = file.read_bytes()
    except (FileNotFoundError, IsADirectoryError):
        raise NotFoundException("There is no such file.") from None
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(content, media_type=kind, headers={"Cache-Control": cache})


def is_for_page(path: str, accepts: str) -> bool:
    """Whether a person has asked for an address that is none: they get the page that says so, and no JSON."""
    return "text/html" in accepts and not path.startswith(("/api", "/assets", "/site"))


@get(
    [
        "/",
        "/new",
        "/new/{game:str}",
        "/table/{table:str}",
        "/replay",
        "/replay/{table:str}",
        "/rules/{game:str}",
        "/learn/{game:str}",
        "/practice",
        "/settings",
    ],
    include_in_schema=False,
)
async def page() -> Response[bytes]:
    """Every page."""
    return Response(read_page(), media_type=HTML, headers={"Cache-Control": ASK_AGAIN})


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: FileName) -> Response[bytes]:
    """A file with its hash in its name."""
    return answer_file(SITE / "assets" / name, FOR_EVER)


@get("/site/{name:str}", include_in_schema=False)
async def plain_file(name: FileName) -> Response[bytes]:
    """A file that keeps its name: the manifest, an icon."""
    return answer_file(SITE / "site" / name, ASK_AGAIN)


@get("/sw.js", include_in_schema=False)
async def service_worker() -> Response[bytes]:
    """The script that shows a page when there is no network; it must lie at the top to see all pages."""
    return answer_file(SITE / "sw.js", ASK_AGAIN)


SITE_ROUTES = [page, asset, plain_file, service_worker]
