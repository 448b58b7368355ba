"""Pictures on Spark."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from pyspark.sql import DataFrame

from .frames import draw_frame
from .settings import Settings

if TYPE_CHECKING:
    import pandas as pd

SCHEMA = (
    "id string, status string, key string, digest string, path string, bytes long, cached boolean, ms double, "
    "retryable boolean, warnings string, errors string"
)
"""The columns of :data:`quoin_workers.frames.COLUMNS` with the types of Spark."""


def draw(frame: DataFrame, job: Mapping[str, Any], settings: Settings, id: str) -> DataFrame:
    """Draw a picture for each row of a Spark frame.

    Spark keeps the processes of Python, so tasks that follow each other use the same renderer.

    :param job: what all jobs have in common. The columns become the data.
    :param id: the column that names a row in the results, and is no data.
    :returns: a frame with the columns of :data:`SCHEMA`.
    """
    job = dict(job)

    def drawn(batches: Iterator[pd.DataFrame]) -> Iterator[pd.DataFrame]:
        for batch in batches:
            yield draw_frame(batch, job, settings, id)

    return frame.mapInPandas(drawn, schema=SCHEMA)
