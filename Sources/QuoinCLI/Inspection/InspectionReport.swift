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

// MARK: - JSON

extension InspectionReport {
    var json: PropertyValue {
        let size = trace.layout.size
        return [
            "canvas": ["width": .number(size.width), "height": .number(size.height), "scale": .number(scale)],
            "elements": .list(trace.elements.map(json)),
        ]
    }

    private func json(of element: Layout.LaidOutElement) -> PropertyValue {
        let (reference, view) = (element.reference, trace.constrainedView(at: element.index))
        let item = trace.layout.collectionItem(at: element.index)
        let solution = element.fact(ConstraintSolution.self)
        return .mapping(
            of: [
                ("path", .text(reference.path)), ("kind", .text(element.word)), ("id", reference.id.map { .text($0) }),
                ("frame", .numbers(trace.layout.uncutFrame(of: element).numbers)),
                ("range", element.range.map { ["min": .size($0.min), "max": .size($0.max)] }),
                ("ascender", (element.baselines?.ascender).map { .number($0) }),
                ("descender", (element.baselines?.descender).map { .number($0) }),
                ("line", (reference.source?.documentLine).map { .count($0) }),
                ("view", view.map { .text($0.name) }), ("exactFrame", view.map { .numbers($0.exactFrame.numbers) }),
                ("contentSize", trace.layout.contentSize(at: element.index).map { .size($0) }),
                ("category", item.map { .text($0.category.commonName) }), ("section", item?.section.map { .count($0) }),
                ("row", item?.row.map { .count($0) }), ("index", item.map { .count($0.index) }),
                ("elementKind", item?.elementKind.map { .text($0) }),
            ] + (solution.map { constraints($0, of: element) } ?? []))
    }

    /// The guides of a solution, and what its constraints leave broken, unmet or open.
    private func constraints(
        _ solution: ConstraintSolution, of element: Layout.LaidOutElement
    ) -> [(String, PropertyValue?)] {
        let report = solution.report
        let guides = solution.layout.guides.enumerated().map { number, name in
            (name, PropertyValue.numbers(solution.frame(of: .guide(number)).moved(by: element.frame.origin).numbers))
        }
        let broken = report.broken.map { broken -> PropertyValue in
            ["constraint": .text(broken.constraint), "conflictsWith": .texts(broken.conflictsWith)]
        }
        return [
            ("guides", guides.isEmpty ? nil : .mapping(Dictionary(guides) { first, _ in first })),
            ("broken", .list(broken)), ("unmetOptional", .texts(report.unmet.filter(\.isRule).map(\.constraint))),
            ("ambiguous", .texts(report.ambiguous.map(\.name))), ("unused", .texts(report.unused)),
        ]
    }
}
