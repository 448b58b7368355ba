"""Pictures on a Ray cluster with two actors."""

import tempfile
from dataclasses import replace

import cluster
import pytest

ray = pytest.importorskip("ray")

from quoin_workers.ray import draw  # noqa: E402


@pytest.fixture
def session():
    # Paths of sockets have 107 bytes at most, which the folders of pytest take.
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        ray.init(num_cpus=3, include_dashboard=False, log_to_driver=False, _temp_dir=folder)
        yield
        ray.shutdown()


def test_a_cluster_draws_what_one_process_draws(session, settings, tmp_path):
    rows = cluster.rows(200)
    expected = cluster.reference(settings, rows)
    settings = replace(settings, output=str(tmp_path / "ray-cards"))
    results = draw(ray.data.from_items(rows), {"template": "card.yaml"}, settings, id="row", actors=2)
    cluster.check(results.take_all(), rows, settings, expected)
