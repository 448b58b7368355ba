import QuoinLayout

/// The operations that paint a shaped text: its backgrounds, its letters, and the lines along them.
struct TextPainting: DisplayOperationSink {
    private(set) var operations: [DisplayOperation] = []
    private let origin: Point
    private let grid: PixelGrid
    private let appearance: Appearance
    private let runs: [PlacedRun]
    /// Whether upright letters are slanted where italic ones are missing.
    private let isSlanted: Bool
    /// The bounds of all letters with the same fill, in points relative to the canvas.
    private var fillAreas: [Fill: Rect] = [:]

    /// A run and its line.
    private struct PlacedRun {
        /// The index of the line.
        var line: Int
        /// The baseline of the line, in points relative to the canvas.
        var baseline: Double
        var run: ShapedRun

        var isVisible: Bool { !run.glyphs.glyphs.isEmpty || !run.boxes.isEmpty || run.image != nil }

        /// Slants letters by 14 degrees, as browsers do, if italic ones are missing.
        var slant: TransformMatrix? {
            guard run.lacksItalic else { return nil }
            return TransformMatrix(a: 1, b: 0, c: -0.25, d: 1, tx: 0.25 * (baseline - run.style.baselineOffset), ty: 0)
        }
    }

    init(_ text: ShapedText, at origin: Point, grid: PixelGrid, appearance: Appearance, isSlanted: Bool = false) {
        (self.origin, self.grid, self.appearance, self.isSlanted) = (origin, grid, appearance, isSlanted)
        guard text.lines.contains(where: { $0.runs.contains { !$0.isPlain } }) else {
            runs = []
            for run in text.lines.lazy.flatMap(\.runs) where !run.glyphs.glyphs.isEmpty { paintLetters(of: run) }
            return
        }
        runs = text.lines.enumerated().flatMap { number, line in
            line.runs.map { PlacedRun(line: number, baseline: origin.y + line.baseline, run: $0) }
        }
        for placed in runs {
            guard let fill = placed.run.style.fill else { continue }
            let area = frame(of: placed.run)
            fillAreas[fill] = fillAreas[fill]?.union(area) ?? area
        }
        paintBackgrounds()
        for group in runs.pieces(where: { $0.run.style.shadows == $1.run.style.shadows }) { paint(group) }
    }

    mutating func add(_ operation: DisplayOperation) { operations.append(operation) }

    // MARK: Behind the letters

    private mutating func paintBackgrounds() {
        for group in runs.pieces(where: { $0.run.style.hasSameBackground(as: $1.run.style) }) {
            guard let style = group.first?.run.style, let fill = style.background else { continue }
            let lines = group.pieces { $0.line == $1.line }
            for (index, line) in lines.enumerated() {
                let area = grid.roundEdges(of: frame(of: line).grown(by: style.backgroundPadding))
                let isWhole = style.backgroundBreak == .clone
                let radii = CornerRadii(
                    style.backgroundRadius, begins: isWhole || index == 0, ends: isWhole || index == lines.count - 1,
                    isRightToLeft: line.first?.run.glyphs.isRightToLeft ?? false)
                add(.fill(Shape(area, radii: radii), fill.shading(of: area, appearance: appearance)))
            }
        }
    }

    // MARK: Letters

    /// Paints runs that have the same shadows.
    private mutating func paint(_ runs: ArraySlice<PlacedRun>) {
        let shadows = (runs.first?.run.style.shadows ?? []).map { shadow in
            ShadowCast(
                color: shadow.color.resolved(for: appearance), radius: shadow.radius, offset: shadow.offset)
        }
        let letters = letters(of: runs)
        guard !shadows.isEmpty else {
            operations += letters
            return
        }
        var group = PaintGroup(shadows: shadows)
        let sources = letters.map(\.opaque)
        guard sources != letters else { return withGroup(group) { $0.operations += letters } }
        // A shadow has its own color, however translucent the letters are.
        group.showsContent = false
        withGroup(group) { $0.operations += sources }
        operations += letters
    }

    /// The operations that paint letters and the lines along them.
    private func letters(of runs: ArraySlice<PlacedRun>) -> [DisplayOperation] {
        var painting = self
        painting.operations = []
        painting.paintLines(along: runs, \.underline)
        painting.paintLines(along: runs, \.overline)
        for placed in runs where placed.isVisible {
            painting.withLink(placed.run.style.link) { painting in
                if let image = placed.run.image { return painting.paint(image) }
                painting.withTransform(isSlanted ? placed.slant : nil) { $0.paintLetters(of: placed.run) }
            }
        }
        painting.paintLines(along: runs, \.strikethrough)
        return painting.operations
    }

    private mutating func paint(_ image: ShapedRun.PlacedImage) {
        let frame = grid.roundEdges(of: Rect(origin: origin + image.frame.origin, size: image.frame.size))
        guard frame.size.width > 0, frame.size.height > 0 else { return }
        let tint = image.image.tint?.resolved(for: appearance)
        add(.fill(.rectangle(frame), .image(ImageShading(image.image.image, tile: frame, tint: tint))))
    }

    private mutating func paintLetters(of run: ShapedRun) {
        for box in run.boxes {
            let width = max(grid.round(run.style.size / 16), 1 / grid.scale)
            let frame = Rect(origin: origin + box.origin, size: box.size).inset(by: EdgeInsets(width))
            add(.stroke(Path(frame), StrokeStyle(width: width), shading(of: run.style)))
        }
        guard !run.glyphs.glyphs.isEmpty else { return }
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
        along group: ArraySlice<PlacedRun>, _ decoration: KeyPath<TextStyle, TextStyle.Decoration?>
    ) {
        guard group.contains(where: { $0.run.style[keyPath: decoration] != nil }) else { return }
        func areAlike(_ a: TextStyle, _ b: TextStyle) -> Bool {
            a[keyPath: decoration] == b[keyPath: decoration] && a.color == b.color && a.fill == b.fill
        }
        for part in group.pieces(where: { areAlike($0.run.style, $1.run.style) }) {
            guard let value = part.first?.run.style[keyPath: decoration], let usual = usualRun(of: part) else {
                continue
            }
            let line = value.line(usual.metrics, decoration)
            let thickness = max(grid.round(value.thickness ?? line.thickness), 1 / grid.scale)
            let shading = value.color.map { .solid($0.resolved(for: appearance)) } ?? shading(of: usual.style)
            for runs in part.pieces(where: { $0.line == $1.line }) {
                let frame = frame(of: runs)
                let baseline = (runs.first?.baseline ?? 0) - usual.style.baselineOffset
                let top = grid.round(baseline - line.position)
                let ink = runs.flatMap { $0.run.ink }.map { outline in outline.map { $0 + origin } }
                paint(
                    value, Rect(frame.minX, top, frame.size.width, thickness), shading,
                    around: decoration == \.underline ? ink : [])
            }
        }
    }

    /// A run in the font of most letters. Its metrics place the line along all of them, so that the line is straight
    /// even beside larger or raised letters.
    private func usualRun(of runs: ArraySlice<PlacedRun>) -> ShapedRun? {
        var candidates: [(run: ShapedRun, width: Double)] = []
        for run in runs.map({ $0.run }) {
            let index = candidates.firstIndex {
                $0.run.metrics == run.metrics && $0.run.style.baselineOffset == run.style.baselineOffset
            }
            if let index {
                candidates[index].width += run.frame.size.width
            } else {
                candidates.append((run, run.frame.size.width))
            }
        }
        return candidates.max { $0.width < $1.width }?.run
    }

    /// Paints a line whose upper stroke fills a rectangle, except for gaps around ink.
    private mutating func paint(_ line: TextStyle.Decoration, _ stroke: Rect, _ shading: Shading, around ink: [Path]) {
        let thickness = stroke.size.height
        let area = Rect(stroke.minX, stroke.minY, stroke.size.width, line.style.height(thickness: thickness))
        let gaps = InkGaps(in: area, ink: line.skipsInk ? ink : [], thickness: thickness, touch: 0.5 / grid.scale)
        withClip(gaps.areThere ? gaps.area : nil) { $0.paint(line.style, stroke, shading) }
    }

    // MARK: Frames

    /// The frame of neighboring runs of a line, in points relative to the canvas.
    private func frame(of runs: ArraySlice<PlacedRun>) -> Rect {
        guard let first = runs.first else { return .zero }
        return runs.dropFirst().reduce(frame(of: first.run)) { $0.union(frame(of: $1.run)) }
    }

    private func frame(of run: ShapedRun) -> Rect {
        Rect(origin: origin + run.frame.origin, size: run.frame.size)
    }
}

extension TextStyle.Decoration {
    /// Where the line is beside the baseline, by a font's metrics.
    fileprivate func line(
        _ metrics: FontMetrics, _ decoration: KeyPath<TextStyle, TextStyle.Decoration?>
    ) -> FontMetrics.Line {
        let underline = metrics.underline
        return switch decoration {
        case \.overline:
            FontMetrics.Line(
                position: metrics.ascent + (thickness ?? underline.thickness), thickness: underline.thickness)
        case \.strikethrough: metrics.strikethrough
        default: FontMetrics.Line(position: offset.map { -$0 } ?? underline.position, thickness: underline.thickness)
        }
    }
}

extension DisplayOperation {
    /// The operation in opaque colors.
    fileprivate var opaque: DisplayOperation {
        switch self {
        case .fill(let shape, let shading): .fill(shape, shading.opaque)
        case .stroke(let path, let style, let shading): .stroke(path, style, shading.opaque)
        case .glyphs(let run, let origin, let shading): .glyphs(run, at: origin, shading.opaque)
        case .glyphOutlines(let run, let origin, let style, let shading):
            .glyphOutlines(run, at: origin, style, shading.opaque)
        default: self
        }
    }
}

extension Shading {
    /// Images keep their own transparency.
    fileprivate var opaque: Shading {
        switch self {
        case .solid(let color): .solid(color.opaque)
        case .gradient(let gradient): gradient.stops.contains { $0.color.alpha < 1 } ? .solid(.black) : self
        case .image: self
        }
    }
}

extension CornerRadii {
    /// The corners of a part of a background, which is rounded where the background begins and ends.
    fileprivate init(_ radius: Double, begins: Bool, ends: Bool, isRightToLeft: Bool) {
        let left = Radius((isRightToLeft ? ends : begins) ? radius : 0)
        let right = Radius((isRightToLeft ? begins : ends) ? radius : 0)
        self.init(topLeft: left, topRight: right, bottomRight: right, bottomLeft: left)
    }
}

extension Rect {
    /// With more space above and below. To the sides, the line itself contains the space.
    fileprivate func grown(by padding: EdgeInsets) -> Rect {
        Rect(minX, minY - padding.top, size.width, size.height + padding.top + padding.bottom)
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

extension ShapedRun {
    /// Whether only its letters are painted, in one color. Most runs are plain.
    fileprivate var isPlain: Bool {
        style.fill == nil && style.background == nil && style.shadows.isEmpty && style.underline == nil
            && style.overline == nil && style.strikethrough == nil && style.link == nil && boxes.isEmpty && image == nil
            && !lacksItalic
    }
}
