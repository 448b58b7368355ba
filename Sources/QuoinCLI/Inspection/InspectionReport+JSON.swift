import Quoin

extension InspectionReport: Encodable {
    private enum Key: String, CodingKey {
        case canvas, elements, width, height, scale
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        var canvas = container.nestedContainer(keyedBy: Key.self, forKey: .canvas)
        try canvas.encode(trace.layout.size.width, forKey: .width)
        try canvas.encode(trace.layout.size.height, forKey: .height)
        try canvas.encode(scale, forKey: .scale)
        try container.encode(trace.elements.map { InspectedLine(element: $0, trace: trace) }, forKey: .elements)
    }
}

/// The JSON of an element.
private struct InspectedLine: Encodable {
    var element: LaidOutElement
    var trace: LayoutTrace

    private enum Key: String, CodingKey {
        case path, kind, id, frame, range, min, max, ascender, descender, line
        case view, exactFrame, guides, broken, unmetOptional, ambiguous, unused
        case category, section, row, index, elementKind, contentSize
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(element.reference.path, forKey: .path)
        try container.encode(element.kind, forKey: .kind)
        try container.encodeIfPresent(element.reference.id, forKey: .id)
        try container.encode(trace.layout.uncutFrame(of: element).numbers, forKey: .frame)
        if let range = element.range {
            var bounds = container.nestedContainer(keyedBy: Key.self, forKey: .range)
            try bounds.encode([Extent(range.min.width), Extent(range.min.height)], forKey: .min)
            try bounds.encode([Extent(range.max.width), Extent(range.max.height)], forKey: .max)
        }
        try container.encodeIfPresent(element.baselines?.ascender, forKey: .ascender)
        try container.encodeIfPresent(element.baselines?.descender, forKey: .descender)
        try container.encodeIfPresent(element.reference.source?.documentLine, forKey: .line)
        if let view = trace.constrainedView(at: element.index) {
            try container.encode(view.name, forKey: .view)
            try container.encode(view.exactFrame.numbers, forKey: .exactFrame)
        }
        if let solution = element.fact(ConstraintSolution.self) { try encode(solution, to: &container) }
        if let collection = trace.layout.collection(at: element.index) {
            let size = collection.contents.contentSize
            try container.encode([size.width, size.height], forKey: .contentSize)
        }
        if let item = trace.layout.collectionItem(at: element.index) {
            try container.encode(item.category.commonName, forKey: .category)
            try container.encodeIfPresent(item.section, forKey: .section)
            try container.encodeIfPresent(item.row, forKey: .row)
            try container.encode(item.index, forKey: .index)
            try container.encodeIfPresent(item.elementKind, forKey: .elementKind)
        }
    }

    private func encode(_ solution: ConstraintSolution, to container: inout KeyedEncodingContainer<Key>) throws {
        let report = solution.report
        let guides = solution.layout.guides.enumerated().map { number, name in
            (name, solution.frame(of: .guide(number)).moved(by: element.frame.origin).numbers)
        }
        if !guides.isEmpty { try container.encode(Dictionary(guides) { first, _ in first }, forKey: .guides) }
        try container.encode(report.broken.map(BrokenConstraint.init), forKey: .broken)
        try container.encode(report.unmet.filter(\.isRule).map(\.constraint), forKey: .unmetOptional)
        try container.encode(report.ambiguous.map(\.name), forKey: .ambiguous)
        try container.encode(report.unused, forKey: .unused)
    }

    /// A number, or the string `inf`, because JSON has no infinity.
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

/// A broken required constraint, and the constraints that it conflicts with.
private struct BrokenConstraint: Encodable {
    var constraint: String
    var conflictsWith: [String]

    init(_ broken: ConstraintReport.Broken) {
        (constraint, conflictsWith) = (broken.constraint, broken.conflictsWith)
    }
}
