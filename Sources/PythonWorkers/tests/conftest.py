"""What tests of workers have in common."""

import os
from pathlib import Path

import pytest

from quoin_workers import Settings

CARD = """
canvas: {width: 60, height: 30}
parameters: {title: {type: text, example: Title}}
layout: {inset: {insets: 4, child: {text: $title}}}
"""


@pytest.fixture(scope="session")
def command():
    """The path of the command."""
    return os.environ["QUOIN"]


@pytest.fixture
def root(tmp_path):
    """A folder with templates."""
    folder = tmp_path / "templates"
    folder.mkdir()
    (folder / "card.yaml").write_text(CARD)
    return folder


@pytest.fixture
def settings(command, root, tmp_path):
    """Settings with a folder for pictures."""
    return Settings(command=command, root=str(root), output=str(tmp_path / "cards"))


def files(folder):
    """The pictures below a folder, by their path, without the digests beside them."""
    folder = Path(folder)
    paths = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".sha256")
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths}
