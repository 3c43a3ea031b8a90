"""The pages of `docs/` and of the rules, as files: made by `run.py docs` (tools/docs_site) and shipped in the wheel."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter
from litestar.response import Redirect

from ratskeller.server.site import ASK_AGAIN, HTML, answer_file

if TYPE_CHECKING:
    from litestar.types import HTTPScope

DOCS = Path(__file__).resolve().parent.parent / "docs"
DocsPath = Annotated[str, Parameter(max_length=200, pattern=r"^[0-9A-Za-z_./-]*$")]
NOT_BUILT = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ratskeller</title>
<h1>Ratskeller</h1>
<p>What is written about this house has not been made into pages here.
<p>Whoever runs this server can do it with <code>python3 run.py docs</code>, which needs a network once.
<p><a href="/">To the tables</a>
</html>
"""


@get(["/docs", "/docs/{path:path}"], include_in_schema=False)
async def written(request: Request[Any, Any, Any], path: DocsPath = "") -> Response[Any]:
    """A page, or what it needs; a page's own address ends in a slash, because its links begin there."""
    if not (DOCS / "index.html").is_file():
        return Response(NOT_BUILT, status_code=404, media_type=HTML, headers={"Cache-Control": ASK_AGAIN})
    file = find_file(path)
    if file is None:
        raise NotFoundException("There is no such page.")
    if file.name == "index.html" and not path.endswith("index.html") and not _asked(request.scope).endswith(b"/"):
        return Redirect(f"/docs{path}/", headers={"Cache-Control": ASK_AGAIN})
    return answer_file(file, ASK_AGAIN)


def find_file(path: str) -> Path | None:
    """The file behind an address; none outside of the pages, whatever the address says."""
    file = (DOCS / path.strip("/")).resolve()
    if not file.is_relative_to(DOCS):
        return None
    file = file / "index.html" if file.is_dir() else file
    return file if file.is_file() else None


def _asked(scope: HTTPScope) -> bytes:
    """The path as it was asked for: the framework takes a slash at its end away."""
    return scope["raw_path"].partition(b"?")[0]
