import QuoinLayout

extension ScenePainter {
    /// Adds a text, aligned in a frame and broken at its width.
    public mutating func add(_ text: TextContent, in frame: Rect) {
        guard let shaper else { return report(.noShaper) }
        let shaped = shaper.shape(text, in: frame.size)
        for problem in shaped.problems { report(problem) }
        for line in shaped.lines {
            for run in line.runs where !run.glyphs.glyphs.isEmpty {
                add(.glyphs(run.glyphs, at: frame.origin, .solid(run.style.color.resolved(for: appearance))))
            }
        }
    }
}
