import QuoinScene

/// Chooses the line of every dimension: the second phase, after marks are collected and before labels are placed.
struct DimensionPlacement {
    private var marks: Marks
    /// The lines of the marks, by position.
    private var lines: AreaMap<LineMark>
    /// The lines of texts, and images.
    private let content: AreaMap<Rect>
    private let leaves: AreaMap<Rect>
    private let connectors: [Segment]
    private let shaping: LabelShaping
    /// The area of the layout and its marks; lines beside the figure are outside it.
    private let bounds: Rect
    /// What is in each lane next to the figure.
    private var lanes: [Lane: Occupants] = [:]

    private struct Lane: Hashable {
        var axis: Axis
        var isBehind: Bool
        var number: Int
    }

    private struct Occupants {
        /// Along the lane, with labels.
        var spans: [ClosedRange<Double>] = []
        /// Across the lane, with labels.
        var width = 0.0

        mutating func add(_ span: ClosedRange<Double>, width: Double) {
            spans.append(span)
            self.width = max(self.width, width)
        }
    }

    /// A position of a line, and its cost.
    private struct Candidate {
        var position: Double
        var cost: Double
        var lane: Lane?
        /// Whether only the label is placed, in the area that shows the distance.
        var isLabelOnly = false
    }

    /// The costs of a position, all in the same unit.
    private enum Cost {
        /// For each line, text or box that the dimension would cross.
        static let crossing = (line: 10.0, text: 14.0, box: 1.5)
        /// For a label beside the line that covers only text.
        static let coveredText = 4.0
        /// For a line in an area that has no room for its label, and for a line beside the figure instead.
        static let narrow = 8.0
        static let rail = 1.0
        /// For each text, image or line between an area and the line beside the figure.
        static let way = (content: 3.0, line: 1.0)
        /// For each lane beyond the first.
        static let lane = 4.0
        /// For a line beside the measured element, and for one on it.
        static let close = 5.0
        static let inside = 6.0
        /// For each point between the measured element and a lane.
        static let distance = 1.0 / 6
    }

    /// The least distance between lanes, in points.
    private static let laneWidth = 20.0

    static func place(_ marks: Marks, of subject: Subject, _ shaping: LabelShaping) -> Marks {
        var placement = DimensionPlacement(marks, subject, shaping)
        // Shorter lines come first, so that in the lanes longer ones are farther out.
        let order = marks.dimensions.enumerated().sorted { a, b in
            (a.element.span.length, a.offset) < (b.element.span.length, b.offset)
        }
        for (_, dimension) in order where dimension.place != .beside { placement.place(dimension) }
        for (_, dimension) in order where dimension.place == .beside { placement.place(dimension) }
        placement.marks.dimensions = []
        return placement.marks
    }

    private init(_ marks: Marks, _ subject: Subject, _ shaping: LabelShaping) {
        (self.marks, self.shaping) = (marks, shaping)
        (content, leaves) = (subject.content, AreaMap(subject.leafFrames))
        connectors = subject.connectorLines
        lines = AreaMap(marks.lines, area: \.segment.bounds)
        bounds = (marks.outlines.map(\.frame) + marks.lines.map(\.segment.bounds))
            .reduce(subject.bounds) { $0.union($1) }
    }

    private mutating func place(_ dimension: DimensionMark) {
        let candidates = dimension.place == .beside ? placesBeside(dimension) : placesWithin(dimension)
        guard let best = candidates.min(by: { $0.cost < $1.cost }) else { return }
        var label = LabelMark(
            text: dimension.text, role: dimension.role,
            place: .within(dimension.area, [.center, .topLeft, .bottomRight]),
            source: dimension.source)
        if best.isLabelOnly { return marks.labels.append(label) }
        if let lane = best.lane {
            let size = size(of: dimension)
            lanes[lane, default: Occupants()].add(
                dimension.span(withLabel: size), width: size[dimension.axis.cross] + 8)
            if dimension.isBand {
                addLeader(of: dimension, to: best.position)
            } else if dimension.start == .bar {
                addExtensions(of: dimension, to: best.position)
            }
        }
        let line = add(
            LineMark(
                segment: Segment(dimension.span, at: best.position, axis: dimension.axis), role: dimension.role,
                start: dimension.start, end: dimension.end))
        if let origin = dimension.origin { addRunUp(from: origin, to: dimension, at: best.position) }
        if let point = dimension.point {
            let place = Point(main: point, cross: best.position, axis: dimension.axis)
            addRunUp(from: point, to: dimension, at: best.position)
            add(LineMark(segment: Segment(place, place), role: dimension.role, end: .dot))
        }
        label.place = .along(line)
        marks.labels.append(label)
    }

    private func size(of dimension: DimensionMark) -> Size {
        let mark = LabelMark(text: dimension.text, role: dimension.role, place: .along(0))
        return shaping.size(of: shaping.shape(mark), look: .plain)
    }

    @discardableResult
    private mutating func add(_ line: LineMark) -> Int {
        lines.append(line, covering: line.segment.bounds)
        return marks.add(line)
    }

    // MARK: Candidates

    private func placesWithin(_ dimension: DimensionMark) -> [Candidate] {
        let size = size(of: dimension)
        let isNarrow = dimension.isBand && dimension.span.length < size[dimension.axis] + 8
        let inner = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9].map { part in
            let position = dimension.across.lowerBound + dimension.across.length * part
            return Candidate(
                position: position,
                cost: cost(of: dimension, at: position) + abs(part - 0.5) + (isNarrow ? Cost.narrow : 0))
        }
        guard dimension.isBand else { return inner }
        let area = dimension.area
        let isRoomy =
            dimension.span.length >= max(DiagramStyle.roomyBand, size[dimension.axis] + 2)
            && area.size.width >= size.width + 2 && area.size.height >= size.height + 2
        let label = Rect(center: area.center, size: size)
        let isFree =
            !content.contains(near: label) { $0.overlaps(label) } && !connectors.contains { $0.crosses(label) }
        let within = isRoomy && isFree ? [Candidate(position: 0, cost: 0, isLabelOnly: true)] : []
        return within + inner + [true, false].map { placeOnRail(dimension, isBehind: $0) }
    }

    /// A place beside the figure for the distance that an area shows: vertical distances on the right, horizontal ones above.
    private func placeOnRail(_ dimension: DimensionMark, isBehind: Bool) -> Candidate {
        var candidate = placeInLane(dimension, isBehind: isBehind)
        let way = leader(of: dimension, to: candidate.position)
        let isUsual = isBehind == (dimension.axis == .vertical)
        candidate.cost =
            Cost.rail + (isUsual ? 0 : 1) + Double(candidate.lane?.number ?? 0) * Cost.lane + way.length / 200
            + Double(content.count(near: way.bounds) { way.crosses($0) }) * Cost.way.content
            + Double(lines.count(near: way.bounds) { $0.isHard && $0.segment.crosses(way) }) * Cost.way.line
        return candidate
    }

    private func placesBeside(_ dimension: DimensionMark) -> [Candidate] {
        let near = [dimension.across.upperBound - 10, dimension.across.lowerBound + 10].map { position in
            Candidate(position: position, cost: cost(of: dimension, at: position) + Cost.inside)
        }
        let close = [dimension.across.upperBound + 10, dimension.across.lowerBound - 10].map { position in
            // A range begins at its element, and is only understood there.
            let isRange = dimension.origin != nil
            return Candidate(
                position: position, cost: cost(of: dimension, at: position) + (isRange ? 0 : Cost.close))
        }
        return [placeInLane(dimension, isBehind: true), placeInLane(dimension, isBehind: false)] + close
            + (dimension.across.length > 40 ? near : [])
    }

    /// The first lane on a side of the figure with enough space.
    private func placeInLane(_ dimension: DimensionMark, isBehind: Bool) -> Candidate {
        let extent = bounds[dimension.axis.cross]
        let distance =
            isBehind
            ? extent.upperBound - dimension.across.upperBound : dimension.across.lowerBound - extent.lowerBound
        let span = dimension.span(withLabel: size(of: dimension))
        var lane = Lane(axis: dimension.axis, isBehind: isBehind, number: 0)
        var out = dimension.axis == .vertical ? DiagramStyle.rail.beside : DiagramStyle.rail.above
        while let occupants = lanes[lane], occupants.spans.contains(where: { $0.isNear(span) }) {
            lane.number += 1
            out += max(Self.laneWidth, occupants.width)
        }
        return Candidate(
            position: isBehind ? extent.upperBound + out : extent.lowerBound - out,
            cost: max(0, distance) * Cost.distance + Double(lane.number) + (isBehind ? 0 : 0.5), lane: lane)
    }

    private func cost(of dimension: DimensionMark, at position: Double) -> Double {
        let line = Segment(dimension.span, at: position, axis: dimension.axis)
        let area = line.bounds.grown(by: 4)
        let crossed =
            lines.count(near: area) { $0.isHard && $0.segment.crosses(area) }
            + connectors.count { $0.crosses(area) }
        let painted = leaves.count(near: area) { line.crosses($0) && !$0.overlaps(area, alongAllOf: dimension) }
        let covered = content.count(near: area) { line.crosses($0) }
        return Double(crossed) * Cost.crossing.line + Double(covered) * Cost.crossing.text
            + Double(painted) * Cost.crossing.box + costBeside(line, of: dimension)
    }

    /// The cost of what the label would hide on the better side of a line that is too short to contain it.
    private func costBeside(_ line: Segment, of dimension: DimensionMark) -> Double {
        guard dimension.span.length < dimension.lengthForLabel else { return 0 }
        let size = Size(7 * Double(dimension.text.count) + 6, 14)
        let cross = dimension.axis.cross
        let sides = [-1.0, 1].map { side -> Double in
            var center = line.middle
            center[cross] += side * (size[cross] / 2 + 3)
            let area = Rect(center: center, size: size)
            return content.near(area).map { area.share(within: $0) }.reduce(0, +) * Cost.coveredText
        }
        return sides.min() ?? 0
    }

    // MARK: Further lines

    /// Adds a dotted line from the measured element, or from a point, to a dimension that is apart from it.
    private mutating func addRunUp(from origin: Double, to dimension: DimensionMark, at position: Double) {
        let end = origin <= dimension.span.lowerBound ? dimension.span.lowerBound : dimension.span.upperBound
        guard abs(end - origin) > 0.5, !dimension.span.contains(origin) else { return }
        let line = Segment(min(origin, end)...max(origin, end), at: position, axis: dimension.axis)
        add(LineMark(segment: line, role: dimension.role, style: .pattern([2, 2]), width: 0.75))
    }

    /// Adds a faint line from an area to the line beside the figure.
    private mutating func addLeader(of dimension: DimensionMark, to position: Double) {
        add(
            LineMark(
                segment: leader(of: dimension, to: position), role: dimension.role, width: DiagramStyle.leader.width,
                isHard: false, opacity: DiagramStyle.leader.opacity))
    }

    private func leader(of dimension: DimensionMark, to position: Double) -> Segment {
        let isBehind = position > dimension.across.upperBound
        let start = isBehind ? dimension.across.upperBound : dimension.across.lowerBound
        return Segment(
            min(start, position)...max(start, position), at: dimension.span.middle, axis: dimension.axis.cross)
    }

    /// Adds thin lines from the measured element to the line beside the figure.
    private mutating func addExtensions(of dimension: DimensionMark, to position: Double) {
        let isBehind = position > dimension.across.upperBound
        let start = isBehind ? dimension.across.upperBound + 3 : dimension.across.lowerBound - 3
        let end = isBehind ? position + 4 : position - 4
        for place in [dimension.span.lowerBound, dimension.span.upperBound] {
            let line = Segment(min(start, end)...max(start, end), at: place, axis: dimension.axis.cross)
            add(LineMark(segment: line, role: dimension.role, width: 0.5, isHard: false))
        }
    }
}

extension Rect {
    /// Whether the rectangle overlaps the area along the whole dimension: the measured element, or one that contains
    /// it.
    fileprivate func overlaps(_ area: Rect, alongAllOf dimension: DimensionMark) -> Bool {
        overlaps(area) && self[dimension.axis].lowerBound <= dimension.span.lowerBound + 0.5
            && self[dimension.axis].upperBound >= dimension.span.upperBound - 0.5
    }
}

extension DimensionMark {
    /// The extent of the line and its label along the axis.
    fileprivate func span(withLabel size: Size) -> ClosedRange<Double> {
        let rest = max(0, size[axis] + 2 - span.length) / 2
        return (span.lowerBound - rest)...(span.upperBound + rest)
    }

    /// The estimated length of a gap that can contain its label, in points. Texts are shaped later.
    fileprivate var lengthForLabel: Double {
        axis == .horizontal ? 7 * Double(text.count) + 6 : 16
    }
}

extension ClosedRange<Double> {
    /// Whether the two overlap, so that they need different lanes.
    fileprivate func isNear(_ other: ClosedRange<Double>) -> Bool {
        lowerBound < other.upperBound - 0.5 && other.lowerBound < upperBound - 0.5
    }
}
