"""How pictures are drawn, and where they go."""

from __future__ import annotations

import shutil
import sysconfig
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """The options of a renderer. They can be sent to other machines, and serve as a key of dictionaries."""

    command: str = "quoin"
    """The path of the command, or its name in a folder of ``PATH`` or beside Python, where ``pip install`` puts it."""

    output: str | None = None
    """The store of pictures: a folder, or a URL that fsspec knows, such as ``s3://bucket/cards``.

    Without one, results have the pictures themselves.
    """

    root: str | None = None
    """The folder below which templates, images and fonts are read; by default the working folder."""

    jobs: int = 1
    """How many pictures a renderer draws at a time."""

    font_dirs: tuple[str, ...] = ()
    """Folders with fonts in addition to the default set."""

    limits: tuple[tuple[str, int], ...] = ()
    """Names and values of limits: ``(("pixels", 4_000_000),)``."""

    strangers: bool = False
    """Whether jobs were written by strangers. They get low limits, and each a confined process of its own."""

    expect_fingerprint: str | None = None
    """The fingerprint that each worker must have, so that two kinds of machines never mix in one run."""

    renew_after: int | None = None
    """The number of jobs after which a process that draws is replaced by a new one; by default that of the worker."""

    timeout: float = 120.0
    """How long a result is waited for, in seconds. Then the worker is killed, and the job is tried again."""

    attempts: int = 3
    """How often a job is tried whose worker ended. After that its result is an error."""

    @property
    def is_folder(self) -> bool:
        """Whether the worker itself writes the pictures."""
        return self.output is not None and "://" not in self.output

    def arguments(self) -> list[str]:
        """The command with its arguments."""
        words = [self._program(), "worker", f"--jobs={self.jobs}"]
        if self.is_folder:
            words.append(f"--output-dir={self.output}")
        if self.root is not None:
            words.append(f"--root={self.root}")
        words += [f"--font-dir={folder}" for folder in self.font_dirs]
        words += [f"--limit={name}={value}" for name, value in self.limits]
        if self.strangers:
            words.append("--strangers")
        if self.renew_after is not None:
            words.append(f"--renew-after={self.renew_after}")
        if self.expect_fingerprint is not None:
            words.append(f"--expect-fingerprint={self.expect_fingerprint}")
        return words

    def _program(self) -> str:
        beside_python = Path(sysconfig.get_path("scripts")) / self.command
        if shutil.which(self.command) is None and beside_python.exists():
            return str(beside_python)
        return self.command
