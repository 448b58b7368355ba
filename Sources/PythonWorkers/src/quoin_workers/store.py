"""Stores of pictures that fsspec knows: object stores, other machines, memory."""

from __future__ import annotations

import uuid
from typing import Any


class Store:
    """A place for files that are named by digests, so that to write one again changes nothing."""

    def __init__(self, url: str) -> None:
        """Open the store at a URL such as ``s3://bucket/cards``."""
        import fsspec

        self._files: Any
        self._files, self._root = fsspec.core.url_to_fs(url)
        protocols = self._files.protocol
        # A folder can show a file that is written in part. An object store cannot, and moving costs a copy there.
        self._renames = "file" in ([protocols] if isinstance(protocols, str) else protocols)

    def write(self, path: str, content: memoryview) -> None:
        """Write a file, completely or not at all."""
        target = f"{self._root}/{path}"
        self._files.makedirs(target.rpartition("/")[0], exist_ok=True)
        if not self._renames:
            self._files.pipe_file(target, bytes(content))
            return
        part = f"{target.rpartition('/')[0]}/.{uuid.uuid4().hex}"
        self._files.pipe_file(part, bytes(content))
        self._files.mv(part, target)
