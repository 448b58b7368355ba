import QuoinLayout
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
    /// The meanings of the signs, each once, in the order of their first use.
    private(set) var legend: [LegendEntry] = []

    mutating func addLegend(_ sign: LegendEntry.Sign, _ role: MarkRole, _ text: String) {
        legend.add(LegendEntry(sign: sign, roles: [role], text: text))
    }

    /// Adds a hatched area whose meaning the legend explains.
    mutating func addBand(_ area: Rect, _ role: MarkRole, _ pattern: Band.Pattern, meaning: String) {
        bands.append(Band(area: area, role: role, pattern: pattern))
        addLegend(.band(pattern), role, meaning)
    }

    /// Adds a line and returns its position in `lines`, by which its label refers to it.
    @discardableResult
    mutating func add(_ line: LineMark) -> Int {
        lines.append(line)
        return lines.count - 1
    }
}

/// A hatched area.
struct Band: Hashable, Sendable {
    enum Pattern: Hashable, Sendable {
        /// Lines that rise to the right.
        case rising
        /// Lines that fall to the right.
        case falling
        case dots
        /// Lines in both directions.
        case crossed
        /// A tint without lines.
        case plain
        /// A border without a tint, for an area within another one.
        case border
    }

    var area: Rect
    var role: MarkRole
    var pattern: Pattern
    var source: MarkSource?
}

/// The bounds of an element.
struct OutlineMark: Hashable, Sendable {
    var frame: Rect
    var role: MarkRole
    var style = LineStyle.solid
    /// In points.
    var width = 1.5
    var radii = CornerRadii.zero
}

/// A distance, shown by a line with bars at its ends.
struct DimensionMark: Hashable, Sendable {
    /// Where the line may be.
    enum Place: Hashable, Sendable {
        /// Anywhere across the measured part.
        case within
        /// In a gap between two elements; its label may be outside the gap.
        case gap
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
    var start = LineMark.End.bar
    var end = LineMark.End.bar
    /// A position along the line that is marked by a dot.
    var point: Double?
    /// The start of a dotted line to the near end, for a distance that does not begin at the edge of the element.
    var origin: Double?
    var source: MarkSource?

    init(
        _ axis: Axis, _ span: ClosedRange<Double>, across: ClosedRange<Double>, _ text: String, place: Place,
        role: MarkRole? = nil
    ) {
        (self.axis, self.span, self.across, self.text, self.place) = (axis, span, across, text, place)
        self.role = role ?? MarkRole(axis)
    }
}

/// A text at a mark.
struct LabelMark: Hashable, Sendable {
    enum Look: Hashable, Sendable {
        case plain
        /// With a background and a border, for a name.
        case tag
        /// In a disc, for a number.
        case badge
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
    }

    var text: String
    var role: MarkRole
    var look = Look.plain
    var place: Place
    /// The source of the label; `nil` for a badge or a note.
    var source: MarkSource?

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
        case outline(LineStyle, width: Double)
        case band(Band.Pattern)
        case line(LineStyle, start: LineMark.End, end: LineMark.End)
        case number(Int)
    }

    var sign: Sign
    /// One for each role in which the sign is used.
    var roles: [MarkRole]
    var text: String
}

extension [LegendEntry] {
    /// Adds an entry, or only its roles if the sign already has an entry with this meaning.
    mutating func add(_ entry: LegendEntry) {
        guard let index = firstIndex(where: { $0.sign == entry.sign && $0.text == entry.text }) else {
            return append(entry)
        }
        for role in entry.roles where !self[index].roles.contains(role) { self[index].roles.append(role) }
    }
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
