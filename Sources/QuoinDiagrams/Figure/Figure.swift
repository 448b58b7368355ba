import QuoinScene

/// A layout with its annotations, all placed, in points from the layout's corner.
struct Figure {
    let subject: Subject
    let marks: Marks
    let labels: [PlacedLabel]
    /// The elements that stand out, and everything below them. If empty, no element fades.
    let focus: Set<Int>
    /// The area of the layout and all marks and labels.
    let bounds: Rect
    /// The measures that are not shown, in words.
    let leftOut: [String]

    /// Annotates a layout in phases: marks are collected, less important ones are left out, then dimensions are placed,
    /// then labels.
    init(_ subject: Subject, _ diagram: Diagram, shaping: LabelShaping) throws(QuoinError) {
        var subject = subject
        if let scope = diagram.annotations?[.depth] { subject.separate(subject.elements(in: scope).map(\.index)) }
        self.subject = subject
        focus = Set(diagram.focus.flatMap(subject.elements).flatMap(subject.subtree))
        let budget = MarkBudget.apply(to: Marks(diagram, of: subject), of: subject, at: diagram.shownLevel)
        var marks = budget.marks
        // Each dimension has a label.
        let count = marks.labels.count + marks.dimensions.count
        guard count <= Diagram.labelLimit else {
            throw QuoinError(
                "there would be \(count) labels, and \(Diagram.labelLimit) are possible; say which elements to annotate",
                .limitPassed)
        }
        marks.enlargeTinyDistances(of: subject, shaping)
        marks = DimensionPlacement.place(marks, of: subject, shaping)
        marks.leaveContent(of: subject)
        let result = LabelPlacement.place(marks, of: subject, within: Self.bounds(of: marks, subject), shaping)
        (labels, marks.lines) = (result.labels.map { $0.leavingLetters(of: subject) }, result.lines)
        leftOut = budget.leftOut + result.leftOut.map { subject.words(of: $0.text, $0.source) }
        self.marks = marks
        let faint = marks.faintElements.flatMap(subject.subtree).filter { !subject.layout.leftOut.contains($0) }
        let covered =
            labels.map(\.frame) + labels.compactMap { $0.leader?.bounds } + faint.map { subject.frames[$0] }
        bounds = covered.reduce(Self.bounds(of: marks, subject)) { $0.union($1) }
    }

    private static func bounds(of marks: Marks, _ subject: Subject) -> Rect {
        (marks.bands.map(\.area) + marks.outlines.map(\.frame) + marks.lines.map(\.bounds))
            .reduce(subject.bounds) { $0.union($1) }
    }

    /// All lines, with the leaders of labels.
    var lines: [LineMark] { marks.lines + labels.compactMap(\.leader) }
}

extension Marks {
    /// Leaves gaps in lines where they would strike through letters or pictures of the layout.
    fileprivate mutating func leaveContent(of subject: Subject) {
        for index in lines.indices { lines[index].gaps += subject.gapsForContent(in: lines[index].segment) }
    }
}

extension PlacedLabel {
    /// The label with a leader that begins outside of the letters that its mark is in.
    fileprivate func leavingLetters(of subject: Subject) -> PlacedLabel {
        var label = self
        guard let leader else { return label }
        let texts = subject.textFrames.near(leader.segment.bounds).filter(leader.segment.leaves)
        label.leader?.gaps += texts.compactMap { leader.segment.part(in: $0) }
        return label
    }
}

/// Draws a figure: the last phase. The layout is at the bottom, above it are the annotations, and labels are on top.
struct FigureDrawing {
    private(set) var commands: [DisplayCommand] = []
    let palette: Palette
    /// The grid to which lines are aligned, so that they are sharp.
    let grid: PixelGrid

    mutating func draw(_ figure: Figure) {
        drawLayout(of: figure)
        for outline in figure.marks.outlines { draw(outline) }
        for line in figure.lines {
            let backdrop = figure.subject.backdrop(at: line.segment.middle)
            if line.isHard { drawHalo(line, over: backdrop) }
            draw(line, palette.color(line.role, on: backdrop).fading(to: line.opacity))
        }
        for label in figure.labels {
            if let lens = label.mark.lens { draw(lens, in: label.frame, label.mark.role, of: figure) }
            draw(label, figure.colors(of: label, palette))
        }
    }

    private mutating func drawLayout(of figure: Figure) {
        let bands = BandDrawing(figure.marks.bands, of: figure.subject, palette: palette)
        for operation in bands.overhang { add(operation) }
        var drawing = SubjectDrawing(figure.subject, underlays: bands.underlays)
        drawing.paint(figure.marks, focus: figure.focus, background: palette.background)
        commands += drawing.commands
        guard figure.subject.moves.isEmpty else { return }
        let border = sharp(figure.subject.bounds.grown(by: 0.5), 1)
        add(.stroke(Path(border), StrokeStyle(width: 1), .solid(palette.quietInk.fading(to: 0.35))))
    }

    // MARK: Marks

    private mutating func draw(_ outline: OutlineMark) {
        let path = Shape(sharp(outline.frame, outline.width), radii: outline.radii).path
        add(.stroke(path, outline.style.stroke(width: outline.width), .solid(palette[outline.role])))
    }

    /// Draws the background color around a line that would otherwise not be visible on its backdrop.
    private mutating func drawHalo(_ line: LineMark, over backdrop: Backdrop?) {
        if case .color(let color)? = backdrop, color.contrast(with: palette.color(line.role, on: backdrop)) >= 3 {
            return
        }
        guard backdrop != nil else { return }
        for piece in line.pieces where piece.length > 0.01 {
            let path = Path(sharp(piece, line.width))
            add(.stroke(path, StrokeStyle(width: line.width + 2), .solid(palette.background.fading(to: 0.6))))
        }
    }

    mutating func draw(_ line: LineMark, _ color: RGBA) {
        let shading = Shading.solid(color)
        for piece in line.pieces where piece.length > 0.01 {
            add(.stroke(Path(sharp(line.shortened(piece), line.width)), line.style.stroke(width: line.width), shading))
        }
        let direction = line.segment.direction
        if !line.gaps.contains(where: { $0.contains(0) }) {
            draw(line.start, at: line.segment.start, pointing: Point(-direction.x, -direction.y), line, shading)
        }
        if !line.gaps.contains(where: { $0.contains(1) }) {
            draw(line.end, at: line.segment.end, pointing: direction, line, shading)
        }
    }

    private mutating func draw(
        _ end: LineMark.End, at point: Point, pointing direction: Point, _ line: LineMark, _ color: Shading
    ) {
        let extent = LineMark.extent(of: end)
        switch end {
        case .plain: break
        case .bar:
            let side = Point(-direction.y * extent, direction.x * extent)
            let bar = Segment(point - side, point + side)
            add(.stroke(Path(sharp(bar, line.width)), StrokeStyle(width: line.width), color))
        case .arrow: add(.fill(.path(.arrowHead(at: point, direction), .nonZero), color))
        case .dot:
            add(.fill(.path(Path(ellipseIn: Rect(center: point, size: Size(2 * extent, 2 * extent))), .nonZero), color))
        }
    }

    // MARK: Labels

    private mutating func draw(_ label: PlacedLabel, _ colors: (letters: RGBA, ground: RGBA?)) {
        let radii = CornerRadii(DiagramStyle.labelRadius)
        let frame = label.letters
        if let ground = colors.ground {
            let shape = label.mark.look == .badge ? ellipse(in: frame) : Shape(frame, radii: radii)
            add(.fill(shape, .solid(ground)))
        }
        if label.mark.look == .tag {
            let border = Shape(sharp(frame.inset(by: EdgeInsets(0.5)), 1), radii: radii)
            add(.stroke(border.path, StrokeStyle(width: 1), .solid(colors.letters)))
        }
        let size = label.text.size
        let corner = Point(
            frame.center.x - size.width / 2, frame.center.y - (size.height + label.mark.look.footroom) / 2)
        let origin = Point(grid.round(corner.x), grid.round(corner.y))
        for run in label.text.lines.flatMap(\.runs) { add(.glyphs(run.glyphs, at: origin, .solid(colors.letters))) }
    }

    private func ellipse(in frame: Rect) -> Shape { .path(Path(ellipseIn: frame), .nonZero) }

    // MARK: Pixel alignment

    mutating func add(_ operation: DisplayOperation) {
        commands.append(DisplayCommand(operation))
    }

    /// Moves a line along an axis so that it covers whole pixels.
    private func sharp(_ segment: Segment, _ width: Double) -> Segment {
        guard let axis = segment.axis else { return segment }
        var result = segment
        result.start[axis.cross] = sharp(segment.start[axis.cross], width)
        result.end[axis.cross] = result.start[axis.cross]
        return result
    }

    private func sharp(_ rect: Rect, _ width: Double) -> Rect {
        let (left, top) = (sharp(rect.minX, width), sharp(rect.minY, width))
        return Rect(left, top, sharp(rect.maxX, width) - left, sharp(rect.maxY, width) - top)
    }

    private func sharp(_ place: Double, _ width: Double) -> Double {
        grid.round(place - width / 2) + width / 2
    }
}

// MARK: - Legend

extension FigureDrawing {
    /// Draws a sign of the legend.
    mutating func draw(_ entry: LegendEntry, in place: Rect) {
        switch entry.sign {
        case .outline(let style, let width):
            draw(OutlineMark(frame: place.inset(by: EdgeInsets(1)), role: entry.role, style: style, width: width))
        case .band:
            for operation in BandDrawing.operations(of: Band(area: place, role: entry.role), on: nil, palette) {
                add(operation)
            }
        case .line(let style, let start, let end):
            let line = Segment(place[.horizontal], at: place.center.y, axis: .horizontal)
            draw(LineMark(segment: line, role: entry.role, style: style, start: start, end: end), palette[entry.role])
        case .number: break
        }
    }
}

extension Figure {
    /// The color of a label's letters, and the color behind them; `nil` if nothing must be covered.
    func colors(of label: PlacedLabel, _ palette: Palette) -> (letters: RGBA, ground: RGBA?) {
        let isOutside = !label.frame.overlaps(subject.bounds)
        let backdrop = isOutside ? nil : subject.backdrop(at: label.frame.center)
        let color = palette.color(label.mark.role, on: backdrop)
        let ground = palette.ground(of: label.mark.role, on: backdrop)
        if [.badge, .tab].contains(label.mark.look) { return (ground, color) }
        return (color, palette.isTransparent && isOutside ? nil : ground)
    }
}

extension LineMark {
    /// A piece of the line that ends below the tips of its arrows.
    fileprivate func shortened(_ piece: Segment) -> Segment {
        var result = piece
        let direction = segment.direction
        let back = Point(direction.x * 5, direction.y * 5)
        if start == .arrow && piece.start == segment.start && piece.length > 6 { result.start = piece.start + back }
        if end == .arrow && piece.end == segment.end && piece.length > 6 { result.end = piece.end - back }
        return result
    }
}

extension Border.LineStyle {
    /// The stroke of an annotation: dashes are not adjusted to the length of the line.
    fileprivate func stroke(width: Double) -> StrokeStyle {
        switch self {
        case .solid, .double: StrokeStyle(width: width)
        case .dashed: StrokeStyle(width: width, dash: [5, 3])
        case .dotted: StrokeStyle(width: width, dash: [1, 2])
        case .pattern(let lengths): StrokeStyle(width: width, dash: lengths)
        }
    }
}

extension Path {
    fileprivate init(_ segment: Segment) {
        self.init()
        move(to: segment.start)
        line(to: segment.end)
    }

    /// A tip that is 7 points long and 6 points wide.
    fileprivate static func arrowHead(at tip: Point, _ direction: Point) -> Path {
        let base = Point(tip.x - direction.x * 7, tip.y - direction.y * 7)
        let side = Point(-direction.y * 3, direction.x * 3)
        var path = Path()
        path.move(to: tip)
        path.line(to: base + side)
        path.line(to: base - side)
        path.close()
        return path
    }
}
