import QuoinLayout

extension ScenePainter {
    /// Adds a text, aligned in a frame and broken at its width.
    public mutating func add(_ text: TextContent, in frame: Rect) {
        guard let shaper else { return report(.noShaper) }
        let shaped = shaper.shape(text, in: frame.size)
        for problem in shaped.problems { report(problem) }
        let painting = TextPainting(shaped, at: frame.origin, grid: layout.grid, appearance: appearance)
        for operation in painting.operations { add(operation) }
    }
}
