"""How fast pictures are drawn, by a folder run, by workers and on Dask, and how much memory a worker takes.

Arguments are the names of measurements, all by default. The variable QUOIN is the path of the command.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from quoin_workers import Renderer, Settings

HERE = Path(__file__).parent
AVATAR = HERE.parents[2] / "Snapshots/Images/portrait.png"
FONTS = [f"/usr/share/fonts/truetype/dejavu/DejaVuSans{weight}.ttf" for weight in ("", "-Bold")]
COUNT = int(os.environ.get("COUNT", "1000"))


def rows(count: int) -> list[dict[str, Any]]:
    """Data for cards that are all different."""
    return [
        {
            "title": f"Layout engine {number} measured side by side",
            "subtitle": f"Run {number * 7919}",
            "badge": number % 10,
        }
        for number in range(count)
    ]


def timed(work: Callable[[], Any]) -> tuple[float, float]:
    """The seconds that work takes by the clock, and of processors by the processes that it starts and ends."""

    def used() -> float:
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    start, before = time.perf_counter(), used()
    work()
    return time.perf_counter() - start, used() - before


def processor_time() -> float:
    """The seconds of processors that this process and all that it has started took so far."""
    import psutil

    own = psutil.Process()
    # Of a process itself, and of those that it started and that have ended.
    return sum(sum(process.cpu_times()[:4]) for process in [own, *own.children(recursive=True)])


def report(name: str, count: int, seconds: float, processors: float | None = None) -> None:
    """Print a rate."""
    own = "" if processors is None else f", {count / processors:7.1f} a second and core"
    print(f"{name:44} {count / seconds:7.1f} a second{own}", flush=True)


class Measurements:
    """The measurements, each a method."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copy(HERE / "card.yaml", folder)
        shutil.copy(AVATAR, folder / "avatar.png")
        self.settings = Settings(command=os.environ["QUOIN"], root=str(folder), output=str(folder / "cards"))

    def jobs(self, count: int = COUNT) -> Any:
        """Jobs for cards."""
        return ({"template": "card.yaml", "data": row} for row in rows(count))

    def drawing(self) -> None:
        """Measure a folder of documents, and the same pictures by one and two processes of a worker."""
        documents = self.folder / "documents"
        documents.mkdir()
        shutil.copy(AVATAR, documents / "avatar.png")
        text = (HERE / "card.yaml").read_text()
        for number, row in enumerate(rows(COUNT)):
            own = text.replace("Layout engines measured side by side on Linux", row["title"])
            own = own.replace("Medians of repeated runs, same work for every peer", row["subtitle"])
            (documents / f"{number}.yaml").write_text(own.replace("example: 3", f"example: {row['badge']}"))
        for jobs in (1, 2):
            words = [
                self.settings.command,
                "render",
                str(documents),
                "--output-dir",
                str(self.folder / f"folder-{jobs}"),
            ]
            report(
                f"folder, {jobs} job{'s' * (jobs > 1)}",
                COUNT,
                *timed(lambda words=words, jobs=jobs: subprocess.run([*words, "--jobs", str(jobs)], check=True)),
            )
            settings = replace(self.settings, jobs=jobs, output=str(self.folder / f"cards-{jobs}"))
            report(
                f"worker, {jobs} process{'es' * (jobs > 1)}",
                COUNT,
                *timed(lambda settings=settings: self.draw(settings)),
            )

    def draw(self, settings: Settings) -> None:
        """Draw all cards."""
        with Renderer(settings) as renderer:
            assert all(result.ok and not result.cached for result in renderer.map(self.jobs()))

    def memory(self) -> None:
        """Measure the memory of one process over many cards, each with other texts."""
        count = int(os.environ.get("MEMORY_COUNT", "100000"))
        jobs = ({**job, "to": "digest"} for job in self.jobs(count))
        with Renderer(replace(self.settings, output=None, renew_after=count + 1)) as renderer:
            for number, result in enumerate(renderer.map(jobs), 1):
                assert result.ok
                if number in (1, count // 100, count // 10, count // 2, count):
                    print(f"memory after {number:7} pictures: {worker_memory(renderer):5.1f} MB", flush=True)

    def dask(self) -> None:
        """Measure cards on a Dask cluster of two processes, by Quoin and by Takumi."""
        import dask.dataframe as dd
        import distributed
        import pandas as pd

        from quoin_workers.dask import draw

        frame = dd.from_pandas(pd.DataFrame(rows(COUNT)), npartitions=16)
        options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None, "local_directory": self.folder}
        with distributed.LocalCluster(**options) as cluster, distributed.Client(cluster):
            settings = replace(self.settings, output=str(self.folder / "dask-quoin"))
            takumi = self.folder / "dask-takumi"
            takumi.mkdir()
            graphs = {"Quoin": draw(frame, {"template": "card.yaml"}, settings)}
            try:
                import takumi_py  # noqa: F401

                meta = pd.Series([], dtype="int64")
                graphs["Takumi"] = frame.map_partitions(draw_with_takumi, str(takumi), str(AVATAR), meta=meta)
            except ImportError:
                print("Takumi is not here: pip install takumi-py")
            for name, graph in graphs.items():
                # The first partition starts what a process keeps.
                graph.partitions[0:2].compute()
                shutil.rmtree(self.folder / f"dask-{name.lower()}")
                takumi.mkdir(exist_ok=True)
                start, before = time.perf_counter(), processor_time()
                graph.compute()
                seconds = time.perf_counter() - start
                report(f"Dask, 2 processes, {name}", COUNT, seconds, processor_time() - before)


def worker_memory(renderer: Renderer) -> float:
    """The largest memory of the processes that draw, in megabytes."""
    process = renderer._process.pid
    threads = Path(f"/proc/{process}/task").iterdir()
    children = [child for thread in threads for child in (thread / "children").read_text().split()]
    sizes = [int(Path(f"/proc/{child}/statm").read_text().split()[1]) for child in children]
    return max(sizes) * os.sysconf("SC_PAGE_SIZE") / 1e6


_takumi: Any = None


def draw_with_takumi(frame: Any, folder: str, avatar: str) -> Any:
    """Draw cards with Takumi, each into a file of its own, with what can be kept kept."""
    global _takumi
    from takumi_py import FontResource, ImageResource, Renderer

    if _takumi is None:
        _takumi = Renderer(load_default_fonts=False)
        _takumi.register_fonts([FontResource(Path(font).read_bytes()) for font in FONTS])
    html, css = (HERE / "card.html").read_text(), (HERE / "card.css").read_text()
    images = [ImageResource("memory://avatar", Path(avatar).read_bytes())]
    sizes = []
    for row in frame.itertuples():
        body = html.format(title=row.title, subtitle=row.subtitle, badge=row.badge)
        picture = _takumi.render_html(body, stylesheets=[css], width=1200, height=630, images=images, format="png")
        Path(folder, f"{row.Index}.png").write_bytes(picture)
        sizes.append(len(picture))
    import pandas as pd

    return pd.Series(sizes, index=frame.index)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        measurements = Measurements(Path(folder))
        for name in sys.argv[1:] or ["drawing", "memory", "dask"]:
            getattr(measurements, name)()
