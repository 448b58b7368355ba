"""Rows of data frames as data for templates, and results as frames."""

import datetime
import decimal
import json

import pytest

pd = pytest.importorskip("pandas")

from quoin_workers.frames import COLUMNS, draw_frame, results_frame, values  # noqa: E402


def test_values_are_those_of_json():
    row = {
        "text": "a",
        "number": pd.Series([3]).iloc[0],
        "price": decimal.Decimal("1.5"),
        "flag": pd.Series([True]).iloc[0],
        "missing": None,
        "gap": float("nan"),
        "time": pd.NaT,
        "day": pd.Timestamp("2026-11-23"),
        "moment": datetime.datetime(2026, 11, 23, 18, 30),
        "list": pd.Series([1, 2]).to_numpy(),
        "records": [{"name": "a"}],
    }
    assert json.loads(json.dumps(values(row))) == {
        "text": "a",
        "number": 3,
        "price": 1.5,
        "flag": True,
        "day": "2026-11-23",
        "moment": "2026-11-23T18:30:00",
        "list": [1, 2],
        "records": [{"name": "a"}],
    }
    with pytest.raises(TypeError):
        values({"value": object()})


def test_a_frame_has_a_result_for_each_row(settings):
    frame = pd.DataFrame({"title": ["a", None, "c"]}, index=[7, 8, 9])
    results = draw_frame(frame, {"template": "card.yaml"}, settings)
    assert list(results.columns) == list(COLUMNS)
    assert list(results.index) == [7, 8, 9]
    assert list(results.id) == ["7", "8", "9"]
    assert list(results.status) == ["ok", "invalid", "ok"]
    assert "title" in json.loads(results.errors[8])[0]["message"]
    assert (results.dtypes == results_frame([]).dtypes).all()
    named = draw_frame(frame.assign(slug=["x", "y", "z"]), {"template": "card.yaml"}, settings, id="slug")
    assert list(named.id) == ["x", "y", "z"]
    assert list(named.digest) == list(results.digest)
