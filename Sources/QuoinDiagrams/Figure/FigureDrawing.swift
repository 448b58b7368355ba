import QuoinLayout
import QuoinScene

/// Draws a figure: the last phase. The layout is at the bottom, above it are the annotations, and labels are on top.
struct FigureDrawing {
    private(set) var commands: [DisplayCommand] = []
    private let palette: Palette
    /// The grid to which lines are aligned, so that they are sharp.
    private let grid: PixelGrid

    init(palette: Palette, grid: PixelGrid) {
        (self.palette, self.grid) = (palette, grid)
    }

    mutating func draw(_ figure: Figure) {
        drawLayout(of: figure)
        for outline in figure.marks.outlines { draw(outline) }
        let lines = figure.lines.filter { !$0.isUnderText }
        for line in lines where line.isHard { drawHalo(line, over: figure.subject.backdrop(at: line.segment.middle)) }
        for line in lines { draw(line) }
        for label in figure.labels {
            let isOutside = !label.frame.overlaps(figure.subject.bounds)
            draw(label, onGround: palette.isTransparent && isOutside)
        }
    }

    // MARK: The layout

    /// Draws the layout, and what is under its letters.
    private mutating func drawLayout(of figure: Figure) {
        var drawing = SubjectDrawing(figure.subject)
        let lines = figure.lines.filter(\.isUnderText)
        let texts = figure.subject.texts(on: lines.map(\.segment.bounds) + figure.marks.bands.map(\.area))
        drawing.paint(figure.marks, focus: figure.focus, background: palette.background, without: texts)
        commands += drawing.commands
        for band in figure.marks.bands { draw(band, over: figure.subject.backdrop(at: band.area.center)) }
        for line in lines { draw(line) }
        if !texts.isEmpty {
            var letters = SubjectDrawing(figure.subject)
            letters.paintLetters(of: texts, faintElements: figure.marks.faintElements)
            commands += letters.commands
        }
        guard figure.subject.moves.isEmpty else { return }
        let border = sharp(figure.subject.bounds.grown(by: 0.5), 1)
        add(.stroke(Path(border), StrokeStyle(width: 1), .solid(palette[.structure].fading(to: 0.35))))
    }

    // MARK: Marks

    private mutating func draw(_ band: Band, over backdrop: Backdrop?) {
        let color = palette[band.role]
        if isBorder(band, over: backdrop) { return drawBorder(of: band) }
        if band.pattern == .plain { return add(.fill(.rectangle(band.area), .solid(color.fading(to: 0.3)))) }
        // A tint alone would not be visible over an image, or over light boxes in the dark appearance.
        add(.fill(.rectangle(band.area), .solid(palette.background.fading(to: 0.3))))
        add(.fill(.rectangle(band.area), .solid(color.fading(to: 0.16))))
        let hatching = Hatching(band.pattern, in: band.area)
        guard !hatching.path.elements.isEmpty else { return }
        add(.pushClip(.rectangle(band.area)))
        add(.stroke(hatching.path, hatching.style, .solid(color.fading(to: 0.6))))
        add(.popClip)
    }

    /// Whether a band is drawn as a border.
    func isBorder(_ band: Band, over backdrop: Backdrop?) -> Bool { band.pattern == .border || !isLight(backdrop) }

    /// Draws a band as a dashed border, over a picture or over a color on which a tint would be muddy.
    private mutating func drawBorder(of band: Band) {
        let path = Path(sharp(band.area.inset(by: EdgeInsets(0.5)), 1))
        if band.pattern != .border {
            add(.stroke(path, StrokeStyle(width: 2), .solid(palette.background.fading(to: 0.6))))
        }
        add(.stroke(path, StrokeStyle(width: 1, dash: [3, 2]), .solid(palette[band.role])))
    }

    /// Whether a backdrop is about as light as the diagram's background.
    private func isLight(_ backdrop: Backdrop?) -> Bool {
        switch backdrop {
        case nil: true
        case .picture: false
        case .color(let color): color.contrast(with: palette.background) < 3
        }
    }

    private mutating func draw(_ outline: OutlineMark) {
        let path = Shape(sharp(outline.frame, outline.width), radii: outline.radii).path
        add(.stroke(path, StrokeStyle(width: outline.width + 2), .solid(palette.background.fading(to: 0.6))))
        add(.stroke(path, outline.style.stroke(width: outline.width), .solid(palette[outline.role])))
    }

    /// Draws the background color around a line that would otherwise not be visible on its backdrop.
    private mutating func drawHalo(_ line: LineMark, over backdrop: Backdrop?) {
        if case .color(let color) = backdrop, color.contrast(with: palette[line.role]) >= 3 { return }
        for piece in line.pieces where piece.length > 0.01 {
            let path = Path(sharp(piece, line.width))
            add(.stroke(path, StrokeStyle(width: line.width + 2), .solid(palette.background.fading(to: 0.6))))
        }
    }

    private mutating func draw(_ line: LineMark) {
        let color = Shading.solid(palette[line.role])
        for piece in line.pieces where piece.length > 0.01 {
            add(.stroke(Path(sharp(line.shortened(piece), line.width)), line.style.stroke(width: line.width), color))
        }
        let direction = line.segment.direction
        draw(line.start, at: line.segment.start, pointing: Point(-direction.x, -direction.y), line, color)
        draw(line.end, at: line.segment.end, pointing: direction, line, color)
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

    /// - Parameter isOnGround: whether there is nothing under the label that its background must cover.
    private mutating func draw(_ label: PlacedLabel, onGround isOnGround: Bool) {
        let color = palette[label.mark.role]
        var letters = color
        switch label.mark.look {
        case .plain:
            if !isOnGround { add(.fill(Shape(label.frame, radii: CornerRadii(2)), .solid(palette.background))) }
        case .tag:
            if !isOnGround { add(.fill(Shape(label.frame, radii: CornerRadii(3)), .solid(palette.background))) }
            let border = Shape(sharp(label.frame.inset(by: EdgeInsets(0.5)), 1), radii: CornerRadii(3))
            add(.stroke(border.path, StrokeStyle(width: 1), .solid(color)))
        case .badge:
            add(.fill(.path(Path(ellipseIn: label.frame), .nonZero), .solid(color)))
            letters = palette.background
        }
        let size = label.text.size
        let corner = Point(
            label.frame.center.x - size.width / 2, label.frame.center.y - (size.height + label.mark.look.footroom) / 2)
        let origin = Point(grid.round(corner.x), grid.round(corner.y))
        for run in label.text.lines.flatMap(\.runs) { add(.glyphs(run.glyphs, at: origin, .solid(letters))) }
    }

    // MARK: Pixel alignment

    private mutating func add(_ operation: DisplayOperation) {
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
    /// Draws a sign of the legend. A sign with several roles is divided into parts of their colors.
    ///
    /// - Parameter figures: those that the legend explains, whose bands may all be borders.
    mutating func draw(_ entry: LegendEntry, of figures: [Figure], in place: Rect) {
        let width = place.size.width / Double(entry.roles.count)
        for (number, role) in entry.roles.enumerated() {
            let part = Rect(place.minX + width * Double(number), place.minY, width, place.size.height)
            draw(sign(entry.sign, role, in: figures), role, in: part)
        }
    }

    /// The sign as it is drawn in figures: a border if all bands of its pattern are borders.
    private func sign(_ sign: LegendEntry.Sign, _ role: MarkRole, in figures: [Figure]) -> LegendEntry.Sign {
        guard case .band(let pattern) = sign else { return sign }
        let borders = figures.flatMap { figure in
            figure.marks.bands.filter { $0.pattern == pattern && $0.role == role }
                .map { isBorder($0, over: figure.subject.backdrop(at: $0.area.center)) }
        }
        return !borders.isEmpty && borders.allSatisfy { $0 } ? .band(.border) : sign
    }

    private mutating func draw(_ sign: LegendEntry.Sign, _ role: MarkRole, in place: Rect) {
        switch sign {
        case .outline(let style, let width):
            draw(OutlineMark(frame: place.inset(by: EdgeInsets(1)), role: role, style: style, width: width))
        case .band(let pattern): draw(Band(area: place, role: role, pattern: pattern), over: nil)
        case .line(let style, let start, let end):
            let line = Segment(place[.horizontal], at: place.center.y, axis: .horizontal)
            draw(LineMark(segment: line, role: role, style: style, start: start, end: end))
        case .number: break
        }
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

extension LineStyle {
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
