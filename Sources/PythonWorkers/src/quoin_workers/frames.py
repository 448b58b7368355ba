"""Pictures from the rows of data frames, which all engines have in common."""

from __future__ import annotations

import datetime
import decimal
import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from . import shared
from .results import Result
from .settings import Settings

if TYPE_CHECKING:
    import pandas as pd

COLUMNS = {
    "id": "string",
    "status": "string",
    "key": "string",
    "digest": "string",
    "path": "string",
    "bytes": "Int64",
    "cached": "boolean",
    "ms": "Float64",
    "retryable": "boolean",
    "warnings": "string",
    "errors": "string",
}
"""The columns of a frame with results, and their types. Warnings and errors are lists in JSON."""


def draw_frame(frame: pd.DataFrame, job: Mapping[str, Any], settings: Settings, id: str | None = None) -> pd.DataFrame:
    """Draw a picture for each row.

    :param job: what all jobs have in common: the template, the format, the deadline. The columns become the data.
    :param id: the column that names a row in the results, and is no data; by default its index does.
    :returns: a row for each picture, in the same order and with the same index. A faulty row has its errors.
    """
    ids = frame.index if id is None else frame[id]
    records = (frame if id is None else frame.drop(columns=id)).to_dict("records")
    jobs = ({**job, "id": str(name), "data": values(row)} for name, row in zip(ids, records, strict=True))
    return results_frame(list(shared.renderer(settings).map(jobs)), index=frame.index)


def values(row: Mapping[Any, Any]) -> dict[str, Any]:
    """A row as JSON has it. What is missing is left out."""
    import pandas as pd

    return {
        str(name): _value(value)
        for name, value in row.items()
        if not (pd.api.types.is_scalar(value) and pd.isna(value))
    }


def _value(value: Any) -> Any:
    if isinstance(value, str | bool | int | float):
        return value
    if isinstance(value, datetime.date):
        midnight = isinstance(value, datetime.datetime) and value.time() == datetime.time.min
        return (value.date() if isinstance(value, datetime.datetime) and midnight else value).isoformat()
    if isinstance(value, decimal.Decimal):
        return float(value)
    if isinstance(value, Mapping):
        return {str(name): _value(part) for name, part in value.items()}
    if hasattr(value, "tolist"):
        # Numbers, texts and arrays of numpy.
        return _value(value.tolist())
    if isinstance(value, list | tuple):
        return [_value(part) for part in value]
    raise TypeError(f"a {type(value).__name__} is no value for a template")


def results_frame(results: list[Result], index: Any = None) -> pd.DataFrame:
    """Results as a frame with the columns of :data:`COLUMNS`."""
    import pandas as pd

    def texts(problems: Any) -> str:
        return json.dumps([{k: v for k, v in asdict(problem).items() if v is not None} for problem in problems])

    rows = [
        (
            r.id,
            r.status,
            r.key,
            r.digest,
            r.path,
            r.bytes,
            r.cached,
            r.ms,
            r.retryable,
            texts(r.warnings),
            texts(r.errors),
        )
        for r in results
    ]
    return pd.DataFrame(rows, columns=list(COLUMNS), index=index).astype(COLUMNS)
