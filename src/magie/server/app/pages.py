"""The client's files; every other path is the client's own page, which looks at the path itself."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

from magie.server.errors import Refusal
from magie.server.settings import Settings

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Magie</title>
<p>The server runs, but the pages for the browser are not built. <code>make play</code> builds them.</p></html>"""

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")  # a bare machine's list does not know it


class Pages:
    """The files of the client, read once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: dict[str, tuple[float, bytes, str]] = {}

    def find(self, path: str) -> Path | None:
        """The file of a path inside the folder; a path no folder can have leads to none."""
        try:
            wanted = (self.folder / path.lstrip("/")).resolve()
            inside = wanted.is_relative_to(self.folder.resolve())
            return wanted if inside and wanted.is_file() and not wanted.name.startswith(".") else None
        except (OSError, ValueError):  # too long, or with a NUL in it
            return None

    def read(self, file: Path) -> tuple[bytes, str]:
        """Content and tag of a file, read again when it has changed."""
        changed = file.stat().st_mtime
        known = self.files.get(str(file))
        if known is None or known[0] != changed:
            data = file.read_bytes()
            known = (changed, data, f'"{hashlib.sha256(data).hexdigest()[:24]}"')
            self.files[str(file)] = known
        return known[1], known[2]


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, State]) -> Response[bytes]:
    """A file of the client, or its page."""
    path = request.scope["path"]
    if path.startswith("/api/"):
        raise Refusal("no_such_address", "There is nothing at this address.", status=404)
    pages: Pages = request.app.state.pages
    file = pages.find(path) or pages.find("index.html")
    if file is None:
        return Response(NOT_BUILT, media_type="text/html")
    data, tag = pages.read(file)
    hashed = "assets" in file.relative_to(pages.folder.resolve()).parts
    headers = {"ETag": tag, "Cache-Control": FOREVER if hashed else ASK_AGAIN}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(data, media_type=kind, headers=headers)


def pages_of(settings: Settings) -> Pages:
    """The files this server hands out."""
    return Pages(settings.client)
