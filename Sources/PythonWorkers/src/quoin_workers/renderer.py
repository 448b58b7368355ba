"""A worker process, and the jobs that it draws."""

from __future__ import annotations

import contextlib
import json
import subprocess
import threading
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as FutureTimeoutError
from dataclasses import dataclass, replace
from types import TracebackType
from typing import Any

from .results import Problem, Result
from .settings import Settings
from .store import Store


class WorkerError(Exception):
    """No worker can be started, or it is not the one that is expected."""


@dataclass(slots=True)
class _Pending:
    """A job without a result."""

    id: Any
    format: str
    line: bytes
    result: Future[Result]
    attempts: int = 1


class Renderer:
    """A process of ``quoin worker``, which is started again when it ends before its jobs have.

    ::

        with Renderer(Settings(output="cards")) as renderer:
            for result in renderer.map({"template": "card.yaml", "data": row} for row in rows):
                print(result.path if result.ok else result.errors)

    Any thread may use it, and several at a time.
    """

    handshake: Mapping[str, Any]
    """What the worker said of itself: its version, fingerprint, formats and limits."""

    _WRITES = 8
    """How many pictures are written to a store at a time."""

    def __init__(self, settings: Settings | None = None) -> None:
        """Start a worker.

        :raises WorkerError: if it cannot be started, or has another fingerprint than the settings expect.
        """
        self.settings = settings or Settings()
        self._lock = threading.Lock()
        self._writing = threading.Lock()
        self._pending: dict[int, _Pending] = {}
        self._count = 0
        self._is_closed = False
        self._has_ended = False
        is_remote = self.settings.output is not None and not self.settings.is_folder
        self._store = Store(self.settings.output) if is_remote and self.settings.output else None
        self._writes = ThreadPoolExecutor(self._WRITES)
        # As many jobs wait in the worker's input as are drawn, so that none of its processes is idle.
        self._window = 2 * self.settings.jobs + (2 * self._WRITES if is_remote else 0)
        self._slots = threading.BoundedSemaphore(self._window)
        self._start()

    def __enter__(self) -> Renderer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let the worker finish its jobs, and end it."""
        with self._lock:
            if self._is_closed:
                return
            self._is_closed = True
            process = self._process
        with self._writing, contextlib.suppress(OSError):
            _pipe(process.stdin).close()
        reader = None
        while reader is not self._reader:
            reader = self._reader
            reader.join(self.settings.timeout)
        self._process.kill()
        self._process.wait()
        self._writes.shutdown()

    def render(self, job: Mapping[str, Any]) -> Result:
        """Draw one picture, and wait for it."""
        return self._wait(self.submit(job))

    def map(self, jobs: Iterable[Mapping[str, Any]]) -> Iterator[Result]:
        """Draw pictures. The results are in the order of the jobs, which are taken as results are."""
        waiting: deque[Future[Result]] = deque()
        for job in jobs:
            while waiting and (len(waiting) >= self._window or waiting[0].done()):
                yield self._wait(waiting.popleft())
            waiting.append(self.submit(job))
        while waiting:
            yield self._wait(waiting.popleft())

    def submit(self, job: Mapping[str, Any]) -> Future[Result]:
        """Begin to draw a picture, after waiting until one of the earlier ones is drawn.

        :raises WorkerError: if the renderer is closed, or its worker cannot be started again.
        """
        self._slots.acquire()
        try:
            with self._lock:
                if self._is_closed:
                    raise WorkerError("the renderer is closed")
                if self._has_ended:
                    self._start()
                self._count += 1
                number = self._count
                target = {} if self._store is None else {"to": "inline"}
                line = json.dumps({**target, **job, "id": number}, ensure_ascii=False, allow_nan=False).encode() + b"\n"
                pending = _Pending(job.get("id"), job.get("format", "png"), line, Future())
                self._pending[number] = pending
                process = self._process
        except BaseException:
            self._slots.release()
            raise
        self._write(process, line)
        return pending.result

    # The process

    def _start(self) -> None:
        command = self.settings.arguments()
        pipe = subprocess.PIPE
        try:
            process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe)
        except OSError as error:
            raise WorkerError(f"{self.settings.command} cannot be started: {error.strerror}") from error
        line = _pipe(process.stdout).readline()
        if not line:
            _, errors = process.communicate()
            raise WorkerError(errors.decode(errors="replace").strip() or "the worker ended before it began")
        self.handshake = json.loads(line)
        self._process, self._has_ended = process, False
        # What the worker says besides results must be read, or it would wait.
        threading.Thread(target=_pipe(process.stderr).read, daemon=True).start()
        self._reader = threading.Thread(target=self._read, args=(process,), daemon=True)
        self._reader.start()

    def _write(self, process: subprocess.Popen[bytes], line: bytes) -> None:
        # A worker that has ended reads nothing. That is noticed in another thread, which writes the line again.
        with self._writing, contextlib.suppress(OSError, ValueError):
            _pipe(process.stdin).write(line)
            _pipe(process.stdin).flush()

    def _replace(self) -> None:
        """Start another worker for the jobs that the one that ended has left."""
        with self._lock:
            failed = {n: job for n, job in self._pending.items() if job.attempts >= self.settings.attempts}
            others = [job for n, job in self._pending.items() if n not in failed]
            message = f"the worker ended {self.settings.attempts} times with this job"
            self._has_ended = True
            if others:
                try:
                    self._start()
                except WorkerError as error:
                    failed, others, message = dict(self._pending), [], str(error)
            process = self._process
        for job in others:
            job.attempts += 1
            self._write(process, job.line)
        if self._is_closed:
            with self._writing, contextlib.suppress(OSError):
                _pipe(process.stdin).close()
        for number in failed:
            self._finish(number, {"status": "internal", "errors": [{"message": message}], "retryable": True})

    # Results

    def _wait(self, result: Future[Result]) -> Result:
        while True:
            try:
                return result.result(self.settings.timeout)
            except FutureTimeoutError:
                self._process.kill()

    def _read(self, process: subprocess.Popen[bytes]) -> None:
        # A line without an end is one of a worker that was killed while it wrote.
        for line in iter(_pipe(process.stdout).readline, b""):
            if line.endswith(b"\n"):
                value = json.loads(line)
                self._finish(value["id"], value)
        process.kill()
        process.wait()
        self._replace()

    def _finish(self, number: int, value: Mapping[str, Any]) -> None:
        with self._lock:
            pending = self._pending.pop(number, None)
        if pending is None:
            # A job that was written to two workers.
            return
        result = Result.of(pending.id, value)
        if self._store is not None and result.content is not None:
            self._writes.submit(self._keep, result, result.content, pending)
        else:
            self._resolve(pending, result)

    def _keep(self, result: Result, content: memoryview, pending: _Pending) -> None:
        """Write a picture to the store, on another thread."""
        assert self._store is not None
        path = f"{result.key[:2]}/{result.key[2:]}.{pending.format}" if result.key else None
        try:
            if path is None:
                raise ValueError("the worker named no key")
            self._store.write(path, content)
            result = replace(result, path=path, content=None)
        except Exception as error:
            problem = Problem(f"the picture cannot be written to {self.settings.output}: {error}")
            result = Result(pending.id, "internal", errors=(problem,), retryable=True)
        self._resolve(pending, result)

    def _resolve(self, pending: _Pending, result: Result) -> None:
        self._slots.release()
        pending.result.set_result(result)


def _pipe(stream: Any) -> Any:
    """A stream that was asked for as a pipe, and so is there."""
    assert stream is not None
    return stream
