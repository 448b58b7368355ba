import Quoin

extension InspectionReport: Encodable {
    private enum Key: String, CodingKey {
        case canvas, elements, width, height, scale
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        var canvas = container.nestedContainer(keyedBy: Key.self, forKey: .canvas)
        try canvas.encode(size.width, forKey: .width)
        try canvas.encode(size.height, forKey: .height)
        try canvas.encode(scale, forKey: .scale)
        try container.encode(elements, forKey: .elements)
    }
}

extension InspectedElement: Encodable {
    private enum Key: String, CodingKey {
        case path, kind, id, frame, range, min, max, ascender, descender, line
        case view, exactFrame, guides, broken, unmetOptional, ambiguous, unused
        case category, section, index, elementKind, contentSize
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(reference.path, forKey: .path)
        try container.encode(kind, forKey: .kind)
        try container.encodeIfPresent(reference.id, forKey: .id)
        try container.encode(frame.numbers, forKey: .frame)
        var bounds = container.nestedContainer(keyedBy: Key.self, forKey: .range)
        try bounds.encode([Extent(range.min.width), Extent(range.min.height)], forKey: .min)
        try bounds.encode([Extent(range.max.width), Extent(range.max.height)], forKey: .max)
        try container.encodeIfPresent(baselines?.ascender, forKey: .ascender)
        try container.encodeIfPresent(baselines?.descender, forKey: .descender)
        try container.encodeIfPresent(reference.source?.line, forKey: .line)
        try container.encodeIfPresent(view?.name, forKey: .view)
        try container.encodeIfPresent(view?.exactFrame.numbers, forKey: .exactFrame)
        if let constraints { try encode(constraints, to: &container) }
        try container.encodeIfPresent(contentSize.map { [$0.width, $0.height] }, forKey: .contentSize)
        if let item {
            try container.encode(item.category.commonName, forKey: .category)
            try container.encodeIfPresent(item.section, forKey: .section)
            try container.encode(item.index, forKey: .index)
            try container.encodeIfPresent(item.elementKind, forKey: .elementKind)
        }
    }

    private func encode(
        _ constraints: InspectedConstraints, to container: inout KeyedEncodingContainer<Key>
    ) throws {
        let report = constraints.report
        let guides = Dictionary(constraints.guides.map { ($0.name, $0.frame.numbers) }) { first, _ in first }
        if !guides.isEmpty { try container.encode(guides, forKey: .guides) }
        try container.encode(report.broken.map(BrokenConstraint.init), forKey: .broken)
        try container.encode(report.unmet.filter(\.isRule).map(\.constraint), forKey: .unmetOptional)
        try container.encode(report.ambiguous.map(\.name), forKey: .ambiguous)
        try container.encode(report.unused, forKey: .unused)
    }

    /// A number that may be infinite, which JSON writes as a string.
    private struct Extent: Encodable {
        var value: Double

        init(_ value: Double) {
            self.value = value
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            if value.isFinite { try container.encode(value) } else { try container.encode("inf") }
        }
    }
}

/// A required constraint that was given up, and those that it conflicts with.
private struct BrokenConstraint: Encodable {
    var constraint: String
    var conflictsWith: [String]

    init(_ broken: ConstraintReport.Broken) {
        (constraint, conflictsWith) = (broken.constraint, broken.conflictsWith)
    }
}

extension Rect {
    /// `[x, y, width, height]`.
    fileprivate var numbers: [Double] { [minX, minY, size.width, size.height] }
}
