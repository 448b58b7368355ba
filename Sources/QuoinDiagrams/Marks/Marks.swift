import QuoinLayout
import QuoinScene

/// What the annotations of one layout add to it, in points of the figure, before dimensions and labels have their
/// places.
struct Marks {
    var bands: [Band] = []
    var outlines: [OutlineMark] = []
    /// The numbers of the outlines that keep apart from each other, by the element whose bounds they are.
    var outlinesOfElements: [Int: Int] = [:]
    var lines: [LineMark] = []
    var dimensions: [DimensionMark] = []
    var labels: [LabelMark] = []
    /// Elements whose parts that are cut off, or do not show, are painted faintly below all.
    var ghosts: [Int] = []
    /// What the signs mean, in the order in which they came, each once.
    private(set) var legend: [LegendEntry] = []

    mutating func explain(_ sign: LegendEntry.Sign, _ hue: Hue, _ text: String) {
        legend.add(LegendEntry(sign: sign, hues: [hue], text: text))
    }

    /// Adds a line and gives its number, by which its label refers to it.
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
        /// Lines both ways.
        case crossed
        /// A tint alone.
        case plain
    }

    var area: Rect
    var hue: Hue
    var pattern: Pattern
}

/// The bounds of an element.
struct OutlineMark: Hashable, Sendable {
    var frame: Rect
    var hue: Hue
    var style = LineStyle.solid
    /// In points.
    var width = 1.5
    var radii = CornerRadii.zero
}

/// A distance that is shown by a line with bars at its ends.
struct DimensionMark: Hashable, Sendable {
    /// Where the line may be.
    enum Room: Hashable, Sendable {
        /// Somewhere across the thing measured.
        case within
        /// In a gap between two things, which its label may stand beyond.
        case gap
        /// Beside the thing measured, or beside the whole figure.
        case beside
    }

    /// The axis that is measured along.
    var axis: Axis
    /// From where to where.
    var span: ClosedRange<Double>
    /// What the thing measured covers across the axis.
    var across: ClosedRange<Double>
    var text: String
    var hue: Hue
    var room: Room
    var start = LineMark.End.bar
    var end = LineMark.End.bar
    /// A place along the line that is marked by a dot.
    var point: Double?
    /// Where a thin line to the near end begins, for what does not begin at the edge of the thing measured.
    var origin: Double?

    init(
        _ axis: Axis, _ span: ClosedRange<Double>, across: ClosedRange<Double>, _ text: String, room: Room,
        hue: Hue? = nil
    ) {
        (self.axis, self.span, self.across, self.text, self.room) = (axis, span, across, text, room)
        self.hue = hue ?? Hue(axis)
    }
}

/// Words that stand at a mark.
struct LabelMark: Hashable, Sendable {
    enum Look: Hashable, Sendable {
        case plain
        /// On a ground with a rim, as a name.
        case tag
        /// In a disc, as a number.
        case badge
    }

    enum Place: Hashable, Sendable {
        /// On a line, by its number, or beside it.
        case along(Int)
        /// In an area, or at its edge; the first of the places where it fits.
        case within(Rect, [Spot])
        /// Beside everything, with an arrow to an area.
        case outside(Rect)
        /// At an end of a line, by its number, so that all of the line is seen.
        case atEnd(Int)
    }

    /// A place in or at an area.
    enum Spot: Hashable, Sendable {
        case center, topLeft, topRight, bottomLeft, bottomRight
        case above, below, before, behind
    }

    var text: String
    var hue: Hue
    var look = Look.plain
    var place: Place
}

/// A sign and what it means.
struct LegendEntry: Hashable, Sendable {
    enum Sign: Hashable, Sendable {
        case outline(LineStyle, width: Double)
        case band(Band.Pattern)
        case line(LineStyle, start: LineMark.End, end: LineMark.End)
        case number(Int)
    }

    var sign: Sign
    /// One for each axis along which the sign is there.
    var hues: [Hue]
    var text: String
}

extension [LegendEntry] {
    /// Adds an entry; one that differs from another by its hue alone joins it.
    mutating func add(_ entry: LegendEntry) {
        guard let index = firstIndex(where: { $0.sign == entry.sign && $0.text == entry.text }) else {
            return append(entry)
        }
        for hue in entry.hues where !self[index].hues.contains(hue) { self[index].hues.append(hue) }
    }
}
