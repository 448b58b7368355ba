"""The recipes of the article “A million pictures” that need no package."""

import json
import shutil
import subprocess
from dataclasses import replace

import cluster
import pytest


@pytest.fixture
def jobs(tmp_path):
    """A file with jobs, some of them faulty and some there twice, and the rows that they are of."""
    rows = cluster.rows(200)
    lines = [
        json.dumps({"id": row["row"], "template": "card.yaml", "data": {"title": row["title"]} if row["title"] else {}})
        for row in rows
    ]
    (tmp_path / "jobs.ndjson").write_text("\n".join(lines) + "\n")
    return rows


def run(script, settings, tmp_path):
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "quoin": settings.command, "root": settings.root}
    result = subprocess.run(["bash", "-ec", script], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    values = [json.loads(line) for line in result.stdout.splitlines()]
    return [value for value in values if "status" in value]


@pytest.mark.skipif(shutil.which("parallel") is None, reason="GNU parallel is not here")
def test_parallel(settings, jobs, tmp_path):
    expected = cluster.reference(settings, jobs)
    results = run(
        "parallel --will-cite --pipe --round-robin --jobs 4 --block 2k "
        '"$quoin worker --jobs 1 --root $root --output-dir parallel" < jobs.ndjson',
        settings,
        tmp_path,
    )
    cluster.check(results, jobs, replace(settings, output=str(tmp_path / "parallel")), expected)


def test_parts_of_an_indexed_job(settings, jobs, tmp_path):
    expected = cluster.reference(settings, jobs)

    def part(index):
        lines = f"awk -v part={index} 'NR % 3 == part' jobs.ndjson"
        return run(f"{lines} | $quoin worker --jobs 2 --root $root --output-dir pods", settings, tmp_path)

    results = [result for index in range(3) for result in part(index)]
    cluster.check(results, jobs, replace(settings, output=str(tmp_path / "pods")), expected)
    # A pod that is started again draws nothing.
    assert all(result["cached"] for result in part(1) if result["status"] == "ok")
