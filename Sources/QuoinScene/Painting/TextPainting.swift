import QuoinLayout

/// The operations that paint a shaped text: its backgrounds, its letters, and the lines along them.
struct TextPainting: DisplayOperationSink {
    private(set) var operations: [DisplayOperation] = []
    private let origin: Point
    private let grid: PixelGrid
    private let appearance: Appearance
    private let runs: [PlacedRun]
    /// The bounds of all letters with the same fill, in points relative to the canvas.
    private var fillAreas: [Fill: Rect] = [:]

    /// A run and the index of its line.
    private struct PlacedRun {
        var line: Int
        var run: ShapedRun
    }

    init(_ text: ShapedText, at origin: Point, grid: PixelGrid, appearance: Appearance) {
        (self.origin, self.grid, self.appearance) = (origin, grid, appearance)
        runs = text.lines.enumerated().flatMap { number, line in line.runs.map { PlacedRun(line: number, run: $0) } }
        for run in runs.map({ $0.run }) {
            guard let fill = run.style.fill else { continue }
            let area = frame(of: run)
            fillAreas[fill] = fillAreas[fill]?.union(area) ?? area
        }
        paintBackgrounds()
        for group in runs.pieces(where: { $0.run.style.shadows == $1.run.style.shadows }) { paint(group) }
    }

    mutating func add(_ operation: DisplayOperation) { operations.append(operation) }

    // MARK: Behind the letters

    private mutating func paintBackgrounds() {
        for piece in pieces(of: runs[...], alike: { $0.background == $1.background }) {
            guard let fill = piece.style.background else { continue }
            let area = grid.roundEdges(of: piece.frame)
            add(.fill(.rectangle(area), fill.shading(of: area, appearance: appearance)))
        }
    }

    // MARK: Letters

    /// Paints runs that have the same shadows.
    private mutating func paint(_ group: ArraySlice<PlacedRun>) {
        let shadows = (group.first?.run.style.shadows ?? []).map { shadow in
            ShadowCast(
                color: shadow.color.resolved(for: appearance), radius: shadow.radius, offset: shadow.offset)
        }
        withGroup(PaintGroup(shadows: shadows)) { painting in
            painting.paintLines(along: group, \.underline, \.underline)
            for run in group.map({ $0.run }) where !run.glyphs.glyphs.isEmpty {
                painting.withLink(run.style.link) { $0.paintLetters(of: run) }
            }
            painting.paintLines(along: group, \.strikethrough, \.strikethrough)
        }
    }

    private mutating func paintLetters(of run: ShapedRun) {
        let letters = DisplayOperation.glyphs(run.glyphs, at: origin, shading(of: run.style))
        guard let stroke = run.style.stroke else { return add(letters) }
        let outlines = DisplayOperation.glyphOutlines(
            run.glyphs, at: origin, StrokeStyle(width: stroke.width), .solid(stroke.color.resolved(for: appearance)))
        operations += stroke.order == .over ? [letters, outlines] : [outlines, letters]
    }

    private func shading(of style: TextStyle) -> Shading {
        guard let fill = style.fill, let area = fillAreas[fill] else {
            return .solid(style.color.resolved(for: appearance))
        }
        return fill.shading(of: area, appearance: appearance)
    }

    // MARK: Lines along the letters

    private mutating func paintLines(
        along group: ArraySlice<PlacedRun>, _ decoration: KeyPath<TextStyle, TextStyle.Decoration?>,
        _ metrics: KeyPath<FontMetrics, FontMetrics.Line>
    ) {
        func areAlike(_ a: TextStyle, _ b: TextStyle) -> Bool {
            a[keyPath: decoration] == b[keyPath: decoration] && a.color == b.color && a.fill == b.fill
        }
        for piece in pieces(of: group, alike: areAlike) {
            guard let value = piece.style[keyPath: decoration] else { continue }
            let line = piece.metrics[keyPath: metrics]
            let thickness = max(grid.round(value.thickness ?? line.thickness), 1 / grid.scale)
            let top = grid.round(piece.baseline - line.position)
            let shading = value.color.map { .solid($0.resolved(for: appearance)) } ?? shading(of: piece.style)
            let stroke = Rect(piece.frame.minX, top, piece.frame.size.width, thickness)
            paint(value, stroke, shading, around: decoration == \.underline ? piece.ink : [])
        }
    }

    /// Paints a line whose upper stroke fills a rectangle, but for gaps around ink.
    private mutating func paint(_ line: TextStyle.Decoration, _ stroke: Rect, _ shading: Shading, around ink: [Path]) {
        let thickness = stroke.size.height
        let area = Rect(stroke.minX, stroke.minY, stroke.size.width, line.style.height(thickness: thickness))
        let gaps = InkGaps(in: area, ink: line.skipsInk ? ink : [], thickness: thickness, touch: 0.5 / grid.scale)
        withClip(gaps.areThere ? gaps.area : nil) { $0.paint(line.style, stroke, shading) }
    }

    // MARK: Runs

    /// Neighboring runs of a line that are painted alike.
    private struct Piece {
        var style: TextStyle
        var metrics: FontMetrics
        /// In points relative to the canvas, as the frame is.
        var baseline: Double
        var frame: Rect
        var ink: [Path]
    }

    private func pieces(
        of runs: ArraySlice<PlacedRun>, alike areAlike: (TextStyle, TextStyle) -> Bool
    ) -> [Piece] {
        runs.pieces { $0.line == $1.line && areAlike($0.run.style, $1.run.style) }.compactMap { runs in
            guard let first = runs.first?.run else { return nil }
            let frame = frame(of: first)
            return Piece(
                style: first.style, metrics: first.metrics, baseline: frame.minY + first.metrics.ascent,
                frame: runs.dropFirst().reduce(frame) { $0.union(self.frame(of: $1.run)) },
                ink: runs.flatMap { $0.run.ink }.map { outline in outline.map { $0 + origin } })
        }
    }

    private func frame(of run: ShapedRun) -> Rect {
        Rect(origin: origin + run.frame.origin, size: run.frame.size)
    }
}

extension Collection {
    /// The longest slices in which each element belongs to the one before it.
    fileprivate func pieces(where belongs: (Element, Element) -> Bool) -> [SubSequence] {
        var pieces: [SubSequence] = []
        var start = startIndex
        while start < endIndex {
            var (last, end) = (start, index(after: start))
            while end < endIndex, belongs(self[last], self[end]) { (last, end) = (end, index(after: end)) }
            pieces.append(self[start..<end])
            start = end
        }
        return pieces
    }
}
