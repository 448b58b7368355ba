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
        /// The lines from labels to the named elements, without the arrows of notes, in points of the picture.
        package var leaders: [Segment] = []
        /// The layouts, in points of the picture.
        package var layouts: [Rect] = []
        /// The lines of text of the layouts, in points of the picture.
        package var texts: [Rect] = []
        /// The images of the layouts, in points of the picture.
        package var images: [Rect] = []
        /// What the diagram could measure and does not show, in words.
        package var leftOut: [String] = []
        /// The annotations that were asked for and mark nothing.
        package var silent: [String] = []
        /// Whether there is nothing to mark, although no annotations were chosen.
        package var isUnmarked = false
        /// The color behind the diagram.
        package var background: RGBA

        package init(
            list: DisplayList, labels: [Label], lines: [Segment], leaders: [Segment] = [], texts: [Rect] = [],
            background: RGBA
        ) {
            (self.list, self.labels, self.background) = (list, labels, background)
            (self.lines, self.leaders, self.texts) = (lines, leaders, texts)
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
    ) throws(QuoinError) -> Diagram.Picture {
        guard let first = panels.first else { throw QuoinError("there is no layout to show") }
        guard Self.zooms.contains(zoom) else {
            throw QuoinError(
                "the zoom \(shortDescription(zoom)) is not from \(shortDescription(Self.zooms.lowerBound)) to \(shortDescription(Self.zooms.upperBound))"
            )
        }
        let sheetEnvironment = environment(first.canvas)
        guard let shaper = sheetEnvironment[TextShaperKey.self] else {
            let problem = Paint.Problem.ofDiagram(.noShaper)
            throw QuoinError("\(problem.problem)", at: problem.element)
        }
        var subjects: [Subject] = []
        for panel in panels {
            subjects.append(try Subject(panel, zoom: zoom, content: content, environment: environment(panel.canvas)))
        }
        try checkIDs(in: subjects)
        var figures: [Figure] = []
        let labels = LabelShaping(shaper: shaper, fontSize: labelSize(of: subjects))
        for subject in subjects { figures.append(try Figure(subject, self, shaping: labels)) }
        let palette = Palette(first.canvas.appearance, background: background)
        return try DiagramSheet(
            self, figures, palette: palette, labelSize: labels.fontSize, environment: sheetEnvironment
        ).picture()
    }

    /// The font size of labels in points, so that they can be read where the picture is shown at its maximum width.
    private func labelSize(of subjects: [Subject]) -> Double {
        let width = subjects.map(\.bounds.size.width).max() ?? 0
        return labelSize ?? (DiagramStyle.fontSize * max(width / maxWidth, 1)).rounded(.up)
    }

    /// Checks that each id is in at least one panel.
    private func checkIDs(in subjects: [Subject]) throws(QuoinError) {
        let known = Set(subjects.flatMap(\.elementsByID.keys))
        for id in ids where !known.contains(id) {
            throw QuoinError(
                "no element has the id \"\(id)\"" + nearestNameHint(nearestName(to: id, among: known.sorted())))
        }
    }
}

extension Paint.Problem {
    /// A problem with a text of the diagram itself.
    static func ofDiagram(_ problem: TextContent.Problem) -> Paint.Problem {
        Paint.Problem(element: ElementReference(path: "diagram"), problem: problem)
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
            let (color, ground) = figure.colors(of: label, palette)
            return Label(
                text: label.mark.text, frame: label.letters.moved(by: origin), color: color,
                background: ground ?? palette.background, fontSize: label.fontSize)
        }
        leftOut += figure.leftOut
        leaders += figure.labels.compactMap(\.leader).filter { $0.end != .arrow }
            .map { $0.segment.moved(by: origin) }
        layouts.append(figure.subject.bounds.moved(by: origin))
        texts += figure.subject.textFrames.elements.map { $0.moved(by: origin) }
        images += figure.subject.imageFrames.map { $0.moved(by: origin) }
        lines += figure.lines.filter(\.isHard).flatMap { $0.pieces }.filter { $0.length > 0 }
            .map { $0.moved(by: origin) }
    }
}
