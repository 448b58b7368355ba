"""What becomes of jobs."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

Status = Literal["ok", "invalid", "limit", "deadline", "internal"]


@dataclass(frozen=True, slots=True)
class Problem:
    """An error or a warning."""

    message: str
    line: int | None = None
    """The line in the template, from 1."""
    column: int | None = None
    path: str | None = None
    """The path in the document or in the job: ``layout.column[2].text``."""

    @classmethod
    def of(cls, value: Mapping[str, Any]) -> Problem:
        """A problem from the object of a result."""
        return cls(value["message"], value.get("line"), value.get("column"), value.get("path"))

    def __str__(self) -> str:
        place = "" if self.line is None else f"{self.line}:{self.column}: "
        return place + ("" if self.path is None else f"{self.path}: ") + self.message


@dataclass(frozen=True, slots=True)
class Result:
    """The outcome of a job: a picture, or the errors for which there is none."""

    id: Any
    """The name that the job had; ``None`` if it had none."""
    status: Status
    key: str | None = None
    """The digest of all that the picture depends on."""
    digest: str | None = None
    """The SHA-256 of the file."""
    bytes: int | None = None
    """The size of the file."""
    path: str | None = None
    """The path of the file in the store."""
    content: memoryview | None = None
    """The file, if it was asked for."""
    cached: bool = False
    """Whether the file was there already, and nothing was drawn."""
    warnings: tuple[Problem, ...] = ()
    errors: tuple[Problem, ...] = ()
    ms: float | None = None
    """How long the job took, in milliseconds."""
    retryable: bool = False
    """Whether the same job may succeed at another time or on another machine."""

    @property
    def ok(self) -> bool:
        """Whether there is a picture."""
        return self.status == "ok"

    @classmethod
    def of(cls, id: Any, value: Mapping[str, Any]) -> Result:
        """A result from the object that a worker wrote."""
        content = value.get("content")
        return cls(
            id=id,
            status=value["status"],
            key=value.get("key"),
            digest=value.get("digest"),
            bytes=value.get("bytes"),
            path=value.get("path"),
            content=None if content is None else memoryview(base64.b64decode(content)),
            cached=value.get("cached", False),
            warnings=tuple(map(Problem.of, value.get("warnings") or ())),
            errors=tuple(map(Problem.of, value.get("errors") or ())),
            ms=value.get("ms"),
            retryable=value.get("retryable", False),
        )
