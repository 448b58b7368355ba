"""Rows for clusters, and what one process makes of them."""

from conftest import files

from quoin_workers import Renderer


def rows(count):
    """Rows of which every hundredth is faulty, and every tenth is there twice."""
    numbers = [number for number in range(count) for _ in range(2 if number % 10 == 0 else 1)]
    return [{"row": f"r{number}", "title": None if number % 100 == 50 else f"Card {number}"} for number in numbers]


def reference(settings, rows):
    """The files that one undisturbed process draws."""
    jobs = ({"template": "card.yaml", "data": {"title": row["title"]}} for row in rows if row["title"])
    with Renderer(settings) as renderer:
        assert all(result.ok for result in renderer.map(jobs))
    return files(settings.output)


def check(results, rows, settings, expected):
    """Compare results, as mappings, and the store with those of one process."""
    assert sorted(result["id"] for result in results) == sorted(row["row"] for row in rows)
    faulty = {row["row"] for row in rows if row["title"] is None}
    assert {result["id"] for result in results if result["status"] == "invalid"} == faulty
    assert all(result["status"] == "ok" for result in results if result["id"] not in faulty)
    assert files(settings.output) == expected
