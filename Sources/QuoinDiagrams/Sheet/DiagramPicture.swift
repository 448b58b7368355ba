import QuoinLayout
import QuoinScene

extension Diagram {
    /// A drawn diagram.
    public struct Picture: Sendable {
        /// The display list, which any renderer can draw.
        package var list: DisplayList
        /// All texts of the diagram, without those of the layouts that it shows.
        package var labels: [Label]
        /// The lines that labels must not cover: dimensions, arrows and leaders, in points of the picture.
        package var lines: [Segment]
        /// The color behind the diagram.
        package var background: RGBA

        package init(list: DisplayList, labels: [Label], lines: [Segment], background: RGBA) {
            (self.list, self.labels, self.lines, self.background) = (list, labels, lines, background)
        }
    }
}

extension Diagram.Picture {
    /// A text in the picture.
    package struct Label: Hashable, Sendable {
        /// The text without the line breaks of its layout.
        package var text: String
        /// The frame of the label's background, in points of the picture.
        package var frame: Rect
        /// The color of the text.
        package var color: RGBA
        /// The color behind the text.
        package var background: RGBA
        /// In points.
        package var fontSize: Double

        package init(text: String, frame: Rect, color: RGBA, background: RGBA, fontSize: Double) {
            (self.text, self.frame, self.fontSize) = (text, frame, fontSize)
            (self.color, self.background) = (color, background)
        }
    }
}

extension Diagram {
    /// Draws the diagram of one or several layouts, side by side.
    ///
    /// - Parameters:
    ///   - panels: at least one. The picture has the scale and appearance of the first panel's canvas.
    ///   - environment: returns the environment of layouts on a canvas, which must have a text shaper.
    package func picture(
        of panels: [Diagram.Panel], environment: (Canvas) -> LayoutEnvironment
    ) throws(DiagramError) -> Diagram.Picture {
        guard let first = panels.first else { throw .noPanel }
        guard zoom > 0, zoom <= 100 else { throw .invalidZoom(zoom) }
        let sheetEnvironment = environment(first.canvas)
        guard let shaper = sheetEnvironment[TextShaperKey.self] else {
            throw .scene(SceneError(problems: [.ofDiagram(.noShaper)]))
        }
        var subjects: [Subject] = []
        for panel in panels {
            subjects.append(try Subject(panel, zoom: zoom, environment: environment(panel.canvas)))
        }
        try checkIDs(in: subjects)
        var figures: [Figure] = []
        for subject in subjects { figures.append(try Figure(subject, self, shaping: LabelShaping(shaper: shaper))) }
        let palette = Palette(first.canvas.appearance, background: background)
        return try DiagramSheet(self, figures, palette: palette, environment: sheetEnvironment).picture()
    }

    /// Checks that each id is in at least one panel.
    private func checkIDs(in subjects: [Subject]) throws(DiagramError) {
        let known = Set(subjects.flatMap(\.elementsByID.keys))
        for id in ids where !known.contains(id) {
            throw .unknownElement(id, nearest: nearestName(to: id, among: known.sorted()))
        }
    }
}

extension SceneProblem {
    /// A problem with a text of the diagram itself.
    static func ofDiagram(_ problem: TextProblem) -> SceneProblem {
        SceneProblem(element: ElementReference(path: "diagram"), problem: problem)
    }
}

extension Diagram.Picture {
    /// Draws a figure with the layout's corner at a position.
    mutating func add(_ figure: Figure, at origin: Point, isFirst: Bool, _ palette: Palette) {
        var drawing = FigureDrawing(palette: palette, grid: figure.subject.layout.grid)
        drawing.draw(figure)
        list.commands.append(DisplayCommand(.pushTransform(.translation(origin.x, origin.y))))
        // Element indices refer to the tree of the first panel.
        list.commands += isFirst ? drawing.commands : drawing.commands.map { DisplayCommand($0.operation) }
        list.commands.append(DisplayCommand(.popTransform))
        labels += figure.labels.map { label in
            var (color, background) = (palette[label.mark.role], palette.background)
            if label.mark.look == .badge { swap(&color, &background) }
            return Label(
                text: label.mark.text, frame: label.frame.moved(by: origin), color: color, background: background,
                fontSize: PlacedLabel.fontSize)
        }
        lines += figure.lines.filter(\.isHard).flatMap { $0.pieces }.filter { $0.length > 0 }
            .map { $0.moved(by: origin) }
    }
}
