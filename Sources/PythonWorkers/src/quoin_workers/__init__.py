"""Pictures from rows of data, drawn by processes of the command ``quoin worker``."""

from .renderer import Renderer, WorkerError
from .results import Problem, Result
from .settings import Settings

__all__ = ["Problem", "Renderer", "Result", "Settings", "WorkerError"]
