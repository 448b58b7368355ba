"""The renderers of this process, of which tasks with the same settings use one."""

from __future__ import annotations

import atexit
import os
import threading

from .renderer import Renderer
from .settings import Settings

_renderers: dict[tuple[int, Settings], Renderer] = {}
_lock = threading.Lock()


def renderer(settings: Settings) -> Renderer:
    """The renderer of this process with some settings, started when it is first asked for.

    Engines call a function many times in a process. A worker that stays keeps its fonts, images and templates open.
    """
    # A process that was forked has a copy of its parent's renderers, which belong to the parent.
    key = (os.getpid(), settings)
    with _lock:
        if key not in _renderers:
            _renderers[key] = Renderer(settings)
            atexit.register(_renderers[key].close)
        return _renderers[key]
