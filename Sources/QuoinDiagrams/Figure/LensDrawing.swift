import QuoinScene

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
