import QuoinScene

/// Draws the tinted areas of a figure, which lie above the fills of the elements that they are about, and below everything
/// in these.
struct BandDrawing {
    private let subject: Subject
    private let palette: Palette
    private let bands: [Band]

    init(_ bands: [Band], of subject: Subject, palette: Palette) {
        (self.subject, self.palette) = (subject, palette)
        // Nothing of a picture may be hidden.
        self.bands = bands.filter { band in
            if case .image = subject.backdrop(at: band.sample) { band.ground != nil } else { true }
        }
    }

    /// The operations of the parts within the canvas, by element.
    var underlays: [Int: [DisplayOperation]] {
        Dictionary(grouping: bands.indices) { bands[$0].source?.element ?? 0 }
            .mapValues { numbers in numbers.flatMap { clippedOperations(of: $0) } }
    }

    /// The operations of the parts beyond the canvas.
    var overhang: [DisplayOperation] {
        let canvas = subject.bounds
        let outside = bands.filter { !canvas.contains($0.area) || !subject.moves.isEmpty }
        guard !outside.isEmpty, subject.moves.isEmpty else { return [] }
        let whole = outside.reduce(canvas) { $0.union($1.area) }.grown(by: 1)
        return [.pushClip(Shape.rectangle(whole).ring(around: .rectangle(canvas)))]
            + outside.flatMap(operations) + [.popClip]
    }

    /// A band without the parts that bands of elements below have, within the round corners around it.
    private func clippedOperations(of number: Int) -> [DisplayOperation] {
        let band = bands[number]
        guard let element = band.source?.element else { return operations(of: band) }
        let around = sequence(first: element, next: subject.tree.parent)
        let corners = around.filter { subject.cornerRadii(of: $0) != .zero && subject.moves.isEmpty }
            .map { Shape(subject.frames[$0], radii: subject.cornerRadii(of: $0)) }
        let inner = bands.filter { $0.area.overlaps(band.area) && isBelow($0.source?.element, element) }
            .map { Shape.rectangle(band.area.union($0.area).grown(by: 1)).ring(around: $0.shape) }
        let clips = corners + inner
        return clips.map { .pushClip($0) } + operations(of: band) + clips.map { _ in .popClip }
    }

    private func isBelow(_ element: Int?, _ ancestor: Int) -> Bool {
        guard let element, element != ancestor else { return false }
        return sequence(first: element, next: subject.tree.parent).contains(ancestor)
    }

    private func operations(of band: Band) -> [DisplayOperation] {
        Self.operations(of: band, on: subject.backdrop(at: band.sample), palette)
    }

    static func operations(of band: Band, on backdrop: Backdrop?, _ palette: Palette) -> [DisplayOperation] {
        let color = palette.color(band.role, on: backdrop)
        let shape = band.shape
        var operations: [DisplayOperation] = band.ground.map { [.fill(shape, .solid($0.light))] } ?? []
        operations.append(.fill(shape, .solid(palette.tint(band.role, on: backdrop))))
        switch band.role.look.form {
        case .hatched:
            operations.append(.pushClip(shape))
            operations.append(
                .stroke(
                    diagonals(of: band.area), StrokeStyle(width: DiagramStyle.hatching.width),
                    .solid(color.fading(to: DiagramStyle.hatching.opacity))))
            operations.append(.popClip)
        case .bordered:
            let middle = Shape.rectangle(band.area.inset(by: EdgeInsets(DiagramStyle.strongBorder / 2)))
            operations.append(.stroke(middle.path, StrokeStyle(width: DiagramStyle.strongBorder), .solid(color)))
        case .flat: break
        }
        // Areas within each other are apart by their edges.
        let edge = color.fading(to: DiagramStyle.edge.opacity)
        return operations + [.stroke(shape.path, StrokeStyle(width: DiagramStyle.edge.width), .solid(edge))]
    }

    /// Lines at 45° over an area. All areas of a figure use the same grid, so that adjacent ones look like one.
    private static func diagonals(of area: Rect) -> Path {
        let distance = DiagramStyle.hatching.distance
        var path = Path()
        var place = ((area.minX + area.minY) / distance).rounded(.down) * distance
        while place <= area.maxX + area.maxY {
            path.move(to: Point(place - area.minY, area.minY))
            path.line(to: Point(place - area.maxY, area.maxY))
            place += distance
        }
        return path
    }
}

extension FigureDrawing {
    /// Draws a part of a figure enlarged, with the measure of the distance in it.
    mutating func draw(_ lens: Lens, in frame: Rect, _ role: MarkRole, of figure: Figure) {
        let (glass, factor) = (lens.glass(in: frame), lens.factor)
        let subject = figure.subject.enlarged(by: factor)
        let bands = BandDrawing(figure.marks.bands.map { $0.scaled(by: factor) }, of: subject, palette: palette)
        var layout = SubjectDrawing(subject, underlays: bands.underlays)
        layout.paint(figure.marks, focus: figure.focus, background: palette.background)
        let shape = Shape(glass, radii: CornerRadii(DiagramStyle.lens.radius))
        let center = Point(lens.center.x * factor, lens.center.y * factor)
        let origin = Point(grid.round(glass.center.x - center.x), grid.round(glass.center.y - center.y))
        add(.pushClip(shape))
        if !palette.isTransparent { add(.fill(shape, .solid(palette.background))) }
        add(.pushTransform(.translation(origin.x, origin.y)))
        // The elements are those of the layout.
        for command in layout.commands { add(command.operation) }
        add(.popTransform)
        add(.popClip)
        let color = palette[role]
        let edge = Shape(glass.inset(by: EdgeInsets(0.5)), radii: CornerRadii(DiagramStyle.lens.radius))
        add(.stroke(edge.path, StrokeStyle(width: 1), .solid(color.fading(to: DiagramStyle.lens.edge))))
        draw(LineMark(segment: lens.measure(in: frame), role: role, start: .bar, end: .bar), color)
    }
}

extension Band {
    fileprivate func scaled(by factor: Double) -> Band {
        var band = self
        (band.area, band.hole) = (area.scaled(by: factor), hole?.scaled(by: factor))
        return band
    }
}
