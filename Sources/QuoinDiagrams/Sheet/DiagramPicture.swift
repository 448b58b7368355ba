import QuoinLayout
import QuoinScene

/// A diagram, drawn: what is painted, and where its words and lines are. A value.
public struct DiagramPicture: Sendable {
    /// What is painted, for any backend.
    package var list: DisplayList
    /// All words that belong to the diagram, those of the layouts that it shows left out.
    public var labels: [Label]
    /// The lines that words must not cover: dimensions, arrows and leaders, in points of the picture.
    public var lines: [Segment]
    /// What lies under the diagram.
    public var ground: RGBA

    package init(list: DisplayList, labels: [Label], lines: [Segment], ground: RGBA) {
        (self.list, self.labels, self.lines, self.ground) = (list, labels, lines, ground)
    }

    /// Words in the picture.
    public struct Label: Hashable, Sendable {
        /// What it says, without the line breaks that painting adds.
        public var text: String
        /// With the ground that the words stand on, in points of the picture.
        public var frame: Rect
        /// Of the letters, as the diagram's appearance has it.
        public var color: RGBA
        /// What the letters stand on: the disc of a number, or the diagram's ground. ``DiagramCheck`` measures the
        /// contrast of the letters with it.
        public var ground: RGBA
        /// Of the letters, in points.
        public var fontSize: Double

        public init(text: String, frame: Rect, color: RGBA, ground: RGBA, fontSize: Double) {
            (self.text, self.frame, self.fontSize) = (text, frame, fontSize)
            (self.color, self.ground) = (color, ground)
        }
    }
}

extension Diagram {
    /// Draws the diagram of a layout, or of several, one beside the other.
    ///
    /// - Parameters:
    ///   - panels: at least one; the scale and the appearance are those of the first one's canvas.
    ///   - environment: what layouts on a canvas are made with; it has a text shaper.
    public func picture(
        of panels: [DiagramPanel], environment: (Canvas) -> LayoutEnvironment
    ) throws(DiagramError) -> DiagramPicture {
        guard let first = panels.first else { throw .noPanel }
        guard zoom > 0, zoom <= 100 else { throw .invalidZoom(zoom) }
        let surroundings = environment(first.canvas)
        guard let shaper = surroundings[TextShaperKey.self] else {
            throw .scene(SceneError(problems: [.ofDiagram(.noShaper)]))
        }
        var subjects: [Subject] = []
        for panel in panels {
            subjects.append(try Subject(panel, zoom: zoom, environment: environment(panel.canvas)))
        }
        try checkIDs(in: subjects)
        var figures: [Figure] = []
        for subject in subjects { figures.append(try Figure(subject, self, shaping: LabelShaping(shaper: shaper))) }
        let palette = Palette(first.canvas.appearance, ground: ground)
        return try DiagramSheet(self, figures, palette: palette, environment: surroundings).picture()
    }
}

extension Diagram {
    /// A name need not be in every panel, but in one.
    private func checkIDs(in subjects: [Subject]) throws(DiagramError) {
        let known = Set(subjects.flatMap(\.elementsByID.keys))
        for id in ids where !known.contains(id) {
            throw .unknownElement(id, nearest: nearestName(to: id, among: known.sorted()))
        }
    }
}

extension SceneProblem {
    /// What keeps the words of a diagram from being shown.
    static func ofDiagram(_ problem: TextProblem) -> SceneProblem {
        SceneProblem(element: ElementReference(path: "diagram"), problem: problem)
    }
}
