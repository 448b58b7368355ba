"""Pictures on a Dask cluster of two processes."""

import os
import signal
import threading
from dataclasses import replace

import cluster
import pytest

pd = pytest.importorskip("pandas")
distributed = pytest.importorskip("distributed")

import dask.dataframe as dd  # noqa: E402

from quoin_workers.dask import draw  # noqa: E402


@pytest.fixture
def client(tmp_path):
    options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None, "local_directory": tmp_path / "dask"}
    with distributed.LocalCluster(**options) as local, distributed.Client(local) as client:
        yield client


def frame(rows, partitions):
    # The column for the id is no parameter of the template.
    return dd.from_pandas(pd.DataFrame(rows).set_index("row"), npartitions=partitions, sort=False)


def computed(client, rows, settings, partitions=8):
    results = draw(frame(rows, partitions), {"template": "card.yaml"}, settings)
    return client.compute(results)


def test_a_cluster_draws_what_one_process_draws(client, settings, tmp_path):
    rows = cluster.rows(200)
    expected = cluster.reference(settings, rows)
    settings = replace(settings, output=str(tmp_path / "dask-cards"))
    results = computed(client, rows, settings).result()
    cluster.check(results.to_dict("records"), rows, settings, expected)


def test_the_store_is_the_same_although_processes_are_killed(client, settings, tmp_path):
    rows = cluster.rows(400)
    expected = cluster.reference(settings, rows)
    settings = replace(settings, output=str(tmp_path / "dask-cards"))
    future = computed(client, rows, settings, partitions=24)
    for share in (0.25, 0.5, 0.75):
        while len(list((tmp_path / "dask-cards").rglob("*.png"))) < share * len(expected) and not future.done():
            threading.Event().wait(0.02)
        os.kill(_pids(client)[0], signal.SIGKILL)
    cluster.check(future.result().to_dict("records"), rows, settings, expected)


def _pids(client):
    """The processes of the cluster that work now."""
    while True:
        pids = [nanny.pid for nanny in client.cluster.workers.values() if nanny.pid]
        if pids:
            return pids
        threading.Event().wait(0.05)
