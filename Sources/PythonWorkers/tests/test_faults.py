"""Killed processes, repeated jobs and poison in one run: the store is that of one undisturbed process."""

import os
import signal
import threading
from dataclasses import replace
from pathlib import Path

from conftest import files

from quoin_workers import Renderer

COUNT = 400
LARGE = 400 << 20
"""The memory in bytes of a process that draws the largest picture. The others need far less."""


def endless(**others):
    size = {"width": {"estimated": 3}, "height": {"estimated": 3}}
    lane = {
        "kind": "section",
        "orthogonalScrollingBehavior": "continuous",
        "group": {"kind": "hgroup", **size, "subitems": [{"kind": "item"}]},
    }
    layout = {"collection": {"layout": lane, "sections": [1_000_000_000]}}
    return {"document": {"canvas": {"width": 9, "height": 9}, "layout": layout}, **others}


def job(number):
    """The job with a number, and the status that its result should have. Every hundredth job is poison."""
    name = {"id": number, "template": "card.yaml"}
    match number % 400:
        case 50:
            return {**name, "data": {"title": ["a list"]}}, "invalid"
        case 150:
            return {**name, "data": {"title": "large"}, "canvas": {"width": 99999}}, "limit"
        case 250:
            return endless(id=number, deadlineMs=200), "deadline"
        case 350:
            # Nothing in a job makes the worker crash. This one can be told from the others, and is killed.
            canvas = {"width": 12_000, "height": 10_000}
            return {"id": number, "document": {"canvas": canvas, "layout": {"fill": "red"}}}, "internal"
    return {**name, "data": {"title": f"Card {number}"}}, "ok"


def jobs():
    """All jobs, a tenth of those that are right there twice."""
    for number in range(COUNT):
        yield job(number)
        if number % 10 == 0 and job(number)[1] == "ok":
            yield job(number)


def children(process):
    try:
        return [
            int(pid)
            for task in Path(f"/proc/{process}/task").iterdir()
            for pid in (task / "children").read_text().split()
        ]
    except OSError:
        return []


def memory(process):
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, IndexError):
        return 0


def test_faults_leave_no_trace(settings, tmp_path):
    with Renderer(settings) as renderer:
        right = (job(number) for number in range(COUNT))
        assert all(result.ok for result in renderer.map(job for job, status in right if status == "ok"))
    expected = files(settings.output)
    settings = replace(settings, output=str(tmp_path / "disturbed"), jobs=2)
    is_done = threading.Event()
    largest = []

    def watch(renderer):
        while not is_done.wait(0.005):
            sizes = {child: memory(child) for child in children(renderer._process.pid)}
            for child, size in sizes.items():
                if size > LARGE:
                    os.kill(child, signal.SIGABRT)
                else:
                    largest.append(size)

    with Renderer(settings) as renderer:
        watcher = threading.Thread(target=watch, args=(renderer,))
        watcher.start()
        statuses = [status for _, status in jobs()]
        results = []
        for result in renderer.map(job for job, _ in jobs()):
            results.append(result)
            share = len(results) / len(statuses)
            if any(share - 1 / len(statuses) < part <= share for part in (0.25, 0.5, 0.75)):
                # The worker itself, and one of the processes that draw for it.
                os.kill(children(renderer._process.pid)[0], signal.SIGKILL)
                os.kill(renderer._process.pid, signal.SIGKILL)
        is_done.set()
        watcher.join()
    assert [result.id for result in results] == [job["id"] for job, _ in jobs()]
    assert [result.status for result in results] == statuses
    assert [len(result.errors) for result in results if not result.ok] == [1] * sum(s != "ok" for s in statuses)
    assert files(settings.output) == expected
    assert max(largest) < LARGE
