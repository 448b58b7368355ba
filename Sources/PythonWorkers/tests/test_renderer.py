"""A worker process, its results, and its faults."""

import os
import signal
import subprocess
import sys
import threading
from dataclasses import replace

import pytest
from conftest import files

from quoin_workers import Renderer, WorkerError


def card(number, **others):
    return {"id": number, "template": "card.yaml", "data": {"title": f"Card {number}"}, **others}


def test_results_are_in_the_order_of_the_jobs(settings):
    with Renderer(replace(settings, jobs=2)) as renderer:
        results = list(renderer.map(card(number) for number in range(50)))
    assert [result.id for result in results] == list(range(50))
    assert all(result.ok and result.bytes and result.ms is not None for result in results)
    written = files(settings.output)
    assert {result.path for result in results} == set(written)
    assert all(len(written[result.path]) == result.bytes for result in results)


def test_a_picture_may_be_in_its_result(settings):
    with Renderer(replace(settings, output=None)) as renderer:
        result = renderer.render(card(1))
        assert bytes(result.content).startswith(b"\x89PNG")
        assert renderer.render(card(1, to="digest")).digest == result.digest
        assert bytes(renderer.render(card(1, format="svg")).content).startswith(b"<svg")
        assert renderer.handshake["protocol"] == 1


def test_errors_have_their_places(settings, root):
    (root / "bad.yaml").write_text("layout: {txet: a}")
    with Renderer(settings) as renderer:
        result = renderer.render({"template": "bad.yaml"})
    assert (result.status, result.retryable, result.id) == ("invalid", False, None)
    assert str(result.errors[0]).startswith("1:10: layout: unknown key")


@pytest.mark.parametrize("url", ["memory://cards", "file://{}/remote"])
def test_a_store_has_the_same_files_as_a_folder(settings, url, tmp_path):
    fsspec = pytest.importorskip("fsspec")
    url = url.format(tmp_path)
    jobs = [card(number % 8, format="jpg" if number % 2 else "png") for number in range(20)]
    with Renderer(settings) as renderer:
        expected = [result.path for result in renderer.map(jobs)]
    with Renderer(replace(settings, output=url)) as renderer:
        results = list(renderer.map(jobs))
    assert [result.path for result in results] == expected
    assert all(result.content is None for result in results)
    store, root = fsspec.core.url_to_fs(url)
    stored = {path.removeprefix(root).lstrip("/"): store.cat(path) for path in store.find(root)}
    assert stored == files(settings.output)


def test_a_store_that_cannot_be_written_is_an_error_that_may_pass(settings, tmp_path):
    pytest.importorskip("fsspec")
    (tmp_path / "file").write_text("no folder")
    with Renderer(replace(settings, output=f"file://{tmp_path}/file")) as renderer:
        result = renderer.render(card(1))
    assert (result.status, result.retryable) == ("internal", True)


def test_a_worker_that_cannot_be_started_is_an_error(settings):
    with pytest.raises(WorkerError, match="cannot be started"):
        Renderer(replace(settings, command="/nonexistent"))
    with pytest.raises(WorkerError, match="fingerprint"):
        Renderer(replace(settings, expect_fingerprint="0"))


def test_a_closed_renderer_draws_nothing(settings):
    renderer = Renderer(settings)
    renderer.close()
    renderer.close()
    with pytest.raises(WorkerError, match="closed"):
        renderer.render(card(1))


def test_jobs_are_drawn_although_the_worker_is_killed(settings):
    with Renderer(replace(settings, jobs=2)) as renderer:
        statuses = []
        for number, result in enumerate(renderer.map(card(number) for number in range(200))):
            statuses.append(result.status)
            if number in (50, 100, 150):
                os.kill(renderer._process.pid, signal.SIGKILL)
    assert statuses == ["ok"] * 200


def test_a_worker_that_does_not_answer_is_killed(settings):
    with Renderer(replace(settings, timeout=3)) as renderer:
        assert renderer.render(card(1)).ok
        os.kill(renderer._process.pid, signal.SIGSTOP)
        assert renderer.render(card(2)).ok


def test_a_job_whose_workers_all_end_is_an_error(settings, tmp_path):
    script = tmp_path / "worker"
    script.write_text("#!/bin/sh\necho '{\"protocol\": 1}'\nread -r line\n")
    script.chmod(0o755)
    with Renderer(replace(settings, command=str(script))) as renderer:
        result = renderer.render(card(1))
        assert (result.status, result.retryable) == ("internal", True)
        assert "3 times" in result.errors[0].message
        assert renderer.render(card(2)).status == "internal"


def test_threads_may_share_a_renderer(settings):
    results = []
    with Renderer(replace(settings, jobs=2)) as renderer:
        threads = [
            threading.Thread(target=lambda part=part: results.extend(renderer.map(map(card, range(part, part + 20)))))
            for part in range(0, 80, 20)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert sorted(result.id for result in results) == list(range(80))


def test_a_worker_ends_with_its_program(settings, tmp_path):
    code = (
        "import os, sys; from quoin_workers import *; "
        f"renderer = Renderer({settings!r}); print(renderer._process.pid, flush=True); os._exit(0)"
    )
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    worker = int(process.stdout)
    for _ in range(500):
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            return
        threading.Event().wait(0.02)
    pytest.fail("the worker goes on")
