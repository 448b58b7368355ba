import QuoinExplanations

/// The places of the letters of a command that draws letters, and what their contrast depends on.
struct LetterRun: Hashable {
    var element: Int
    let shading: Shading
    /// What the line around the letters is drawn with; `nil` if they have none.
    let outline: Shading?
    var needed: Double
    /// From the baseline of each letter up to the x-height.
    private(set) var cells: [Rect]
    /// Around all letters.
    private(set) var bounds: Rect
    /// The size of the letters, in points.
    private let size: Double

    /// - Parameter outlines: what letters are outlined with, by their origin.
    /// - Returns: `nil` for a command that draws no letters.
    init?(_ command: DisplayCommand, _ faces: KnownFaces, _ outlines: [Point: Shading]) {
        guard case .glyphs(let run, let origin, let shading) = command.operation, let element = command.element,
            !run.glyphs.isEmpty
        else { return nil }
        let height = run.size / 2
        needed = LayoutProblem.neededContrast(ofSize: run.size, isBold: faces.traits(of: run.face).isBold)
        cells = run.glyphs.indices.map { index in
            let position = run.glyphs[index].position
            let next = index + 1 < run.glyphs.count ? run.glyphs[index + 1].position.x : position.x + height
            let width = min(max(next - position.x, 1), run.size)
            // Whole pixels, so that the edges of the cell have the full color.
            let (left, top) = ((origin.x + position.x).rounded(.down), (origin.y + position.y - height).rounded(.up))
            return Rect(left, top, width.rounded(.up), max(height.rounded(.down), 1))
        }
        bounds = cells.dropFirst().reduce(cells[0]) { $0.union($1) }
        (self.element, self.shading, outline) = (element, shading, outlines[origin])
        size = run.size
    }

    /// The run with other places of its letters.
    func with(_ cells: [Rect]) -> LetterRun {
        var copy = self
        copy.cells = cells
        copy.bounds = cells.dropFirst().reduce(cells.first ?? .zero) { $0.union($1) }
        return copy
    }

    /// Whether the letters are a watermark over others: in a translucent color, and larger.
    func isWatermark(over all: [LetterRun]) -> Bool {
        guard let color = shading.solidColor, color.alpha < 0.5 else { return false }
        return all.contains { other in
            other.element != element && Self.isLargerMark(size, over: other.size) && other.bounds.overlaps(bounds)
        }
    }

    /// Whether the letters of a pale text are so much larger than others that they are meant to be over or below them.
    static func isLargerMark(_ size: Double, over other: Double) -> Bool { size >= 1.5 * other }
}
