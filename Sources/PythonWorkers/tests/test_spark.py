"""Pictures on Spark with two tasks at a time."""

import sys
from dataclasses import replace

import cluster
import pytest

pytest.importorskip("pyspark")

from pyspark.sql import SparkSession

from quoin_workers.spark import draw


@pytest.fixture
def session(monkeypatch):
    # Spark starts the first python3 of PATH otherwise, which need not have the package.
    monkeypatch.setenv("PYSPARK_PYTHON", sys.executable)
    builder = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
    session = builder.config("spark.driver.bindAddress", "127.0.0.1").getOrCreate()
    yield session
    session.stop()


def test_a_cluster_draws_what_one_process_draws(session, settings, tmp_path):
    rows = cluster.rows(200)
    expected = cluster.reference(settings, rows)
    settings = replace(settings, output=str(tmp_path / "spark-cards"))
    frame = session.createDataFrame(rows, "row string, title string").repartition(4)
    results = draw(frame, {"template": "card.yaml"}, settings, id="row")
    cluster.check([row.asDict() for row in results.collect()], rows, settings, expected)
