import QuoinFiles

/// The output of `quoin inspect` for a layout.
struct InspectionReport {
    var trace: Layout.Trace
    /// Pixels per point.
    var scale: Double

    init(_ document: DocumentLayout) {
        (trace, scale) = (document.trace, document.canvas.scale)
    }
}

// MARK: - Collections

extension Layout {
    /// The visible items of a collection; `nil` for any other element.
    func collection(at index: Int) -> VisibleItemsLayout? { tree.kind(of: index) as? VisibleItemsLayout }

    /// The size of what scrolls in a collection or a scroll view, in points; `nil` for any other element.
    func contentSize(at index: Int) -> Size? {
        if let collection = collection(at: index) { return collection.contents.contentSize }
        guard tree.kind(of: index) is ScrollNode else { return nil }
        return tree.children(of: index).first.map { frames[$0].size }
    }

    /// The collection item of an element; `nil` for an element outside collections.
    func collectionItem(at index: Int) -> CollectionLayoutSection.VisibleItem? {
        guard let parent = tree.parent(of: index), let collection = collection(at: parent) else { return nil }
        return collection.contents.visibleItems[index - tree.children(of: parent).lowerBound]
    }

    /// The frame of an element, in points relative to the canvas. The frame of a collection item is neither rounded to
    /// pixels nor limited.
    func uncutFrame(of element: Layout.LaidOutElement) -> Rect {
        guard let item = collectionItem(at: element.index), let collection = tree.parent(of: element.index) else {
            return element.frame
        }
        return item.frame.moved(by: frames[collection].origin)
    }
}

extension CollectionLayoutSection.VisibleItem.Category {
    /// The name in collection views, where boundary items are supplementary views.
    var commonName: String {
        switch self {
        case .cell: "cell"
        case .supplementary, .boundary, .layoutBoundary: "supplementary"
        case .decoration: "decoration"
        }
    }
}

extension InspectionReport {
    /// The most letters of a line of ASCII art, which terminals would break.
    private static let artWidth = 120

    /// The tree as ASCII art if that is not too wide, a table of the elements, and the problems with constraints.
    var text: String {
        let elements = trace.elements
        let art = trace.layout.tree.asciiArt()
        let isNarrow = art.split(separator: "\n").allSatisfy { $0.count <= Self.artWidth }
        return ((isNarrow ? [art] : []) + [table(of: elements)] + elements.compactMap(\.constraintProblems))
            .joined(separator: "\n\n")
    }

    /// A row for each element: position, size, kind, baselines and path.
    private func table(of elements: [Layout.LaidOutElement]) -> String {
        let rows = elements.map(columns)
        let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths + [0]).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
                .joined(separator: "  ")
        }.joined(separator: "\n")
    }

    /// Position, size, kind with id, baselines, path with line.
    private func columns(of element: Layout.LaidOutElement) -> [String] {
        let (frame, reference) = (trace.layout.uncutFrame(of: element), element.reference)
        let id = reference.id ?? trace.constrainedView(at: element.index)?.name
        let name = (element.word + (id.map { " (\($0))" } ?? "") + role(of: element)).printable
        let lines = element.baselines.map {
            "baselines \(shortDescription($0.ascender)), \(shortDescription($0.descender))"
        }
        return [
            "\(shortDescription(frame.minX)), \(shortDescription(frame.minY))",
            "\(shortDescription(frame.size.width)) × \(shortDescription(frame.size.height))",
            name, lines ?? "",
            reference.path.printable + (reference.source?.documentLine.map { " (line \($0))" } ?? ""),
        ]
    }
}

extension InspectionReport {
    /// What an element is in a collection, and the size of what scrolls in it.
    private func role(of element: Layout.LaidOutElement) -> String {
        let tree = trace.layout.tree
        let label = tree.parent(of: element.index).flatMap { parent -> String? in
            guard let collection = trace.layout.collection(at: parent) else { return nil }
            let place = element.index - tree.children(of: parent).lowerBound
            guard let label = collection.childLabel(at: place) else { return nil }
            return collection.role(at: place).map { label.hasPrefix($0) ? label : "\(label) (\($0))" } ?? label
        }
        let content = trace.layout.contentSize(at: element.index).map { "content \($0)" }
        return [label, content].compactMap(\.self).map { ", \($0)" }.joined()
    }
}

extension Layout.LaidOutElement {
    /// The problems with its constraints; `nil` if there are none.
    fileprivate var constraintProblems: String? {
        guard let report = constraintReport, !report.description.isEmpty else { return nil }
        let place = reference.source?.documentLine.map { " (line \($0))" } ?? ""
        return "Constraints of \(reference.path.printable)\(place):\n\(report)"
    }
}

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
    var element: Layout.LaidOutElement
    var trace: Layout.Trace

    private enum Key: String, CodingKey {
        case path, kind, id, frame, range, min, max, ascender, descender, line
        case view, exactFrame, guides, broken, unmetOptional, ambiguous, unused
        case category, section, row, index, elementKind, contentSize
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(element.reference.path, forKey: .path)
        try container.encode(element.word, forKey: .kind)
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
        if let size = trace.layout.contentSize(at: element.index) {
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
