import QuoinScene

/// The marks that annotations add to one layout, in points of the figure, before dimensions and labels are placed.
struct Marks {
    var bands: [Band] = []
    var outlines: [OutlineMark] = []
    /// The positions in `outlines` of the outlines that are kept apart from each other, by element.
    var outlinesOfElements: [Int: Int] = [:]
    var lines: [LineMark] = []
    var dimensions: [DimensionMark] = []
    var labels: [LabelMark] = []
    /// Elements whose clipped or hidden parts are painted faintly below everything else.
    var faintElements: [Int] = []
    /// The annotations of which there is something to show.
    var marked: Set<Annotation> = []
    /// The meanings of the signs, each once, in the order of their first use.
    private(set) var legend: [LegendEntry] = []

    var isEmpty: Bool {
        bands.isEmpty && outlines.isEmpty && lines.isEmpty && dimensions.isEmpty && labels.isEmpty
    }

    /// The source of the marks that are being made; `nil` for those that no annotation makes.
    private var source: MarkSource?

    /// Adds the marks that a maker makes for an element, each with its source.
    mutating func add(from source: MarkSource, _ make: (inout Marks) -> Void) {
        self.source = source
        make(&self)
        self.source = nil
    }

    private mutating func usedSource() -> MarkSource? {
        if let source { marked.insert(source.annotation) }
        return source
    }

    mutating func addLegend(_ sign: LegendEntry.Sign, _ role: MarkRole, _ text: String) {
        let entry = LegendEntry(sign: sign, role: role, text: text)
        if !legend.contains(entry) { legend.append(entry) }
    }

    /// Adds an area.
    ///
    /// - Parameter meaning: what the legend says; `nil` for nothing.
    mutating func addBand(
        _ area: Rect, around hole: Rect? = nil, ground: Color? = nil, _ role: MarkRole, meaning: String? = nil
    ) {
        bands.append(Band(area: area, hole: hole, role: role, ground: ground, source: usedSource()))
        if let meaning { addLegend(.band, role, meaning) }
    }

    /// Adds the bounds of an element.
    ///
    /// - Parameters:
    ///   - width: in points.
    ///   - meaning: what the legend says; `nil` for nothing.
    mutating func addOutline(
        _ frame: Rect, _ role: MarkRole, style: Border.LineStyle = .solid, width: Double = 1.5,
        radii: CornerRadii = .zero, meaning: String? = nil
    ) {
        outlines.append(
            OutlineMark(frame: frame, role: role, style: style, width: width, radii: radii, source: usedSource()))
        if let meaning { addLegend(.outline(style, width: width), role, meaning) }
    }

    /// Adds a line and returns its position in `lines`, by which its label refers to it.
    @discardableResult
    mutating func add(_ line: LineMark) -> Int {
        lines.append(line)
        lines[lines.count - 1].source = usedSource()
        return lines.count - 1
    }

    mutating func add(_ dimension: DimensionMark) {
        dimensions.append(dimension)
        dimensions[dimensions.count - 1].source = usedSource()
    }

    /// Adds a distance.
    ///
    /// - Parameter isBand: whether an area shows it.
    mutating func addDimension(
        _ axis: Axis, _ span: ClosedRange<Double>, across: ClosedRange<Double>, _ text: String, _ role: MarkRole,
        place: DimensionMark.Place = .within, isBand: Bool = false
    ) {
        var mark = DimensionMark(axis, span, across: across, text, role, place: place)
        mark.isBand = isBand
        add(mark)
    }

    mutating func addLabel(
        _ text: String, _ role: MarkRole, look: LabelMark.Look = .plain, _ place: LabelMark.Place
    ) {
        labels.append(LabelMark(text: text, role: role, look: look, place: place, source: usedSource()))
    }
}

/// A tinted area, which lies under the content of the element that it is about.
struct Band: Hashable, Sendable {
    var area: Rect
    /// The part within that is not tinted.
    var hole: Rect?
    var role: MarkRole
    /// An opaque color under the tint.
    var ground: Color?
    var source: MarkSource?

    /// The area without the hole.
    var shape: Shape { hole.map { Shape.rectangle(area).ring(around: .rectangle($0)) } ?? .rectangle(area) }

    /// A point that is not in the hole.
    var sample: Point {
        guard let hole else { return area.center }
        let sides = Axis.allCases.flatMap { axis in
            [(area[axis].lowerBound, hole[axis].lowerBound), (hole[axis].upperBound, area[axis].upperBound)]
                .map { (axis, min($0, $1)...max($0, $1)) }
        }
        guard let (axis, span) = sides.max(by: { $0.1.length < $1.1.length }) else { return area.center }
        return Point(main: span.middle, cross: area[axis.cross].middle, axis: axis)
    }
}

/// The bounds of an element.
struct OutlineMark: Hashable, Sendable {
    var frame: Rect
    var role: MarkRole
    var style = Border.LineStyle.solid
    /// In points.
    var width = 1.5
    var radii = CornerRadii.zero
    var source: MarkSource?
}

/// A distance, shown by a line with bars at its ends.
struct DimensionMark: Hashable, Sendable {
    /// Where the line may be.
    enum Place: Hashable, Sendable {
        /// Anywhere across the measured part.
        case within
        /// Beside the measured element, or beside the whole figure.
        case beside
    }

    /// The axis along which the distance is measured.
    var axis: Axis
    var span: ClosedRange<Double>
    /// The extent of the measured element, across the axis.
    var across: ClosedRange<Double>
    var text: String
    var role: MarkRole
    var place: Place
    /// Whether an area shows the distance, so that no line is needed where the label is within it.
    var isBand = false
    var start = LineMark.End.bar
    var end = LineMark.End.bar
    /// A position along the line that is marked by a dot.
    var point: Double?
    /// The start of a dotted line to the near end, for a distance that does not begin at the edge of the element.
    var origin: Double?
    var source: MarkSource?

    /// The area between the ends of the distance.
    var area: Rect { Rect(span, across, axis: axis) }

    init(
        _ axis: Axis, _ span: ClosedRange<Double>, across: ClosedRange<Double>, _ text: String, _ role: MarkRole,
        place: Place
    ) {
        (self.axis, self.span, self.across, self.text, self.place) = (axis, span, across, text, place)
        self.role = role
    }
}

/// A text at a mark.
struct LabelMark: Hashable, Sendable {
    enum Look: Hashable, Sendable {
        case plain
        /// With a background and a border, for a name.
        case tag
        /// On the color of its mark, for a name at the rim of a frame.
        case tab
        /// In a disc, for a number.
        case badge
        /// Beside an enlarged part of the layout.
        case lens(Lens)
    }

    enum Place: Hashable, Sendable {
        /// On or beside the line at a position in `Marks.lines`.
        case along(Int)
        /// In an area or at its edge, at the first of the spots where it fits.
        case within(Rect, [Spot])
        /// Beside the figure, with an arrow to an area.
        case outside(Rect)
        /// At an end of the line at a position in `Marks.lines`, so that no part of the line is covered.
        case atEnd(Int)
    }

    /// A position in or beside an area.
    enum Spot: Hashable, Sendable {
        case center, topLeft, topRight, bottomLeft, bottomRight
        case above, below, before, after
        /// On the upper or lower edge.
        case rim, rimLeft, rimRight, lowerRimLeft, lowerRimRight
    }

    var text: String
    var role: MarkRole
    var look = Look.plain
    var place: Place
    /// The source of the label; `nil` for a badge or a note.
    var source: MarkSource?

    /// The enlarged part that the label belongs to.
    var lens: Lens? {
        if case .lens(let lens) = look { lens } else { nil }
    }

    /// The position in `Marks.lines` of the line that the label belongs to.
    var line: Int? {
        switch place {
        case .along(let line), .atEnd(let line): line
        case .within, .outside: nil
        }
    }
}

/// A sign and its meaning.
struct LegendEntry: Hashable, Sendable {
    enum Sign: Hashable, Sendable {
        case outline(Border.LineStyle, width: Double)
        case band
        case line(Border.LineStyle, start: LineMark.End, end: LineMark.End)
        case number(Int)
    }

    var sign: Sign
    var role: MarkRole
    var text: String
}

extension Marks {
    /// Leaves out marks that repeat others at the same place, such as the sizes of two elements with the same frame: a painted
    /// box and the layout in it, or a layout and a child that fills it.
    mutating func joinRepeatedMarks() {
        dimensions = Self.joined(dimensions, key: MeasureKey.init, source: \.source)
        labels = Self.joined(labels, key: AreaLabelKey.init, source: \.source)
    }

    /// The first of the marks with the same key, and all marks without one. The joined mark is named if one of them is.
    private static func joined<Mark, Key: Hashable>(
        _ marks: [Mark], key: (Mark) -> Key?, source: WritableKeyPath<Mark, MarkSource?>
    ) -> [Mark] {
        var positions: [Key: Int] = [:]
        var result: [Mark] = []
        for mark in marks {
            guard let key = key(mark) else {
                result.append(mark)
                continue
            }
            if let first = positions[key] {
                if mark[keyPath: source]?.isNamed == true { result[first][keyPath: source]?.isNamed = true }
            } else {
                positions[key] = result.count
                result.append(mark)
            }
        }
        return result
    }
}

/// The text of a distance, and where it is; equal for distances that look the same.
private struct MeasureKey: Hashable {
    var axis: Axis
    var edges: [Double]
    var text: String
    var role: MarkRole
    var place: DimensionMark.Place

    init?(_ mark: DimensionMark) {
        // A range says more than its text.
        guard mark.source != nil, mark.point == nil else { return nil }
        (axis, text, role, place) = (mark.axis, mark.text, mark.role, mark.place)
        edges = [mark.span, mark.across].flatMap { [$0.lowerBound.onGrid, $0.upperBound.onGrid] }
    }
}

/// The same for a label of an area.
private struct AreaLabelKey: Hashable {
    var edges: [Double]
    var text: String
    var role: MarkRole
    var look: LabelMark.Look

    init?(_ mark: LabelMark) {
        guard mark.source != nil, case .within(let area, _) = mark.place else { return nil }
        (text, role, look) = (mark.text, mark.role, mark.look)
        edges = [area.minX.onGrid, area.minY.onGrid, area.maxX.onGrid, area.maxY.onGrid]
    }
}

extension Double {
    /// The nearest tenth: smaller differences are not visible.
    fileprivate var onGrid: Double { (self * 10).rounded() }
}

/// The annotation and the element that a mark belongs to.
struct MarkSource: Hashable, Sendable {
    var annotation: Annotation
    /// The index of the element.
    var element: Int
    /// Whether the author named the element.
    var isNamed = false

    /// Whether the marks are always shown: those of an element that the author named, and those of overflowing parts.
    var isFixed: Bool { isNamed || annotation == .overflow }
}
