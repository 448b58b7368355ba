"""Pictures on Dask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import dask.dataframe as dd

from .frames import draw_frame, results_frame
from .settings import Settings


def draw(frame: dd.DataFrame, job: Mapping[str, Any], settings: Settings, id: str | None = None) -> dd.DataFrame:
    """Draw a picture for each row of a Dask frame.

    ::

        rows = dask.dataframe.read_parquet("rows.parquet")
        results = draw(rows, {"template": "card.yaml"}, Settings(output="s3://bucket/cards"))
        results[results.status != "ok"].to_csv("errors-*.csv")

    Each process of the cluster has one renderer. A partition that is computed again writes the same files again.

    :param job: what all jobs have in common. The columns become the data.
    :param id: the column that names a row in the results, and is no data; by default its index does.
    :returns: a frame with the same partitions and the columns of :data:`quoin_workers.frames.COLUMNS`.
    """
    return frame.map_partitions(draw_frame, dict(job), settings, id, meta=results_frame([]))
