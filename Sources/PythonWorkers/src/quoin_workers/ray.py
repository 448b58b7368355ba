"""Pictures on Ray."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import ray.data

from .frames import draw_frame
from .settings import Settings

if TYPE_CHECKING:
    import pandas as pd


class _Draw:
    """An actor with one renderer."""

    def __init__(self, job: Mapping[str, Any], settings: Settings, id: str | None) -> None:
        self.job, self.settings, self.id = job, settings, id

    def __call__(self, batch: pd.DataFrame) -> pd.DataFrame:
        return draw_frame(batch, self.job, self.settings, self.id)


def draw(
    dataset: ray.data.Dataset, job: Mapping[str, Any], settings: Settings, id: str, actors: int = 2, batch: int = 64
) -> ray.data.Dataset:
    """Draw a picture for each row of a Ray dataset.

    :param job: what all jobs have in common. The columns become the data.
    :param id: the column that names a row in the results, and is no data.
    :param actors: the number of processes with a renderer.
    :param batch: the number of rows that are passed to one at a time.
    :returns: a dataset with the columns of :data:`quoin_workers.frames.COLUMNS`.
    """
    return dataset.map_batches(
        _Draw,
        fn_constructor_args=(dict(job), settings, id),
        batch_format="pandas",
        batch_size=batch,
        num_cpus=settings.jobs,
        concurrency=actors,
    )
