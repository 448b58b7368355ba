import QuoinDiagrams
import QuoinScene

/// Reads the value of a `diagram` key.
struct DiagramReading {
    private(set) var diagram = Diagram()
    /// The changes of the document for each panel.
    private(set) var variants: [DocumentVariant] = []
    /// The ids in the diagram, with their positions in the text.
    private var ids: [(id: String, value: DocumentValue)] = []

    /// `nil` if the value is `false` or invalid.
    init?(_ value: DocumentValue) {
        if value.isList {
            readAnnotations(value, for: nil)
        } else if value.isMapping {
            guard let mapping = value.mapping() else { return nil }
            read(mapping)
        } else {
            guard value.isDiagramOn() == true else { return nil }
        }
    }

    private mutating func read(_ mapping: DocumentMapping) {
        defer { mapping.finish() }
        let ids = mapping["for"].map { elements($0) }
        if let value = mapping["annotate"] {
            readAnnotations(value, for: ids)
        } else if let ids {
            for annotation in Annotation.defaults { diagram.annotate(annotation, .elements(ids)) }
        }
        mapping.read(Diagram.properties, into: &diagram)
        diagram.badges = notes(mapping["badges"])
        diagram.notes = notes(mapping["notes"])
        diagram.focus = mapping["focus"].map { elements($0) } ?? []
        readPanels(mapping)
    }

    // MARK: Annotations

    private mutating func readAnnotations(_ value: DocumentValue, for ids: [String]?) {
        diagram.annotations = [:]
        for entry in value.isList ? value.list() ?? [] : [value] {
            guard entry.isMapping, let mapping = entry.mapping() else {
                if let annotation = entry.annotation() {
                    diagram.annotate(annotation, ids.map(Annotation.Scope.elements) ?? .setByAuthor)
                }
                continue
            }
            for annotation in Annotation.allCases {
                if let value = mapping[annotation.name] { diagram.annotate(annotation, scope(value)) }
            }
            mapping.finish()
        }
    }

    /// `all`, `set`, or the ids of elements.
    private mutating func scope(_ value: DocumentValue) -> Annotation.Scope {
        if let word = value.node.string, !value.isQuoted {
            if word == "all" { return .everything }
            if word == "set" { return .setByAuthor }
        }
        return .elements(elements(value))
    }

    // MARK: Elements

    /// One id or a list of ids.
    private mutating func elements(_ value: DocumentValue) -> [String] {
        (value.isList ? value.list() ?? [] : [value]).compactMap { value in
            guard let id = value.string() else { return nil }
            ids.append((id, value))
            return id
        }
    }

    /// Texts by the ids of the elements that they are about.
    private mutating func notes(_ value: DocumentValue?) -> [Diagram.ElementNote] {
        guard let mapping = value?.mapping() else { return [] }
        return mapping.all().compactMap { id, value in
            ids.append((id, value))
            return value.string().map { Diagram.ElementNote(id, $0) }
        }
    }

    /// Reports ids that no element has.
    func checkIDs(in tree: LayoutTree) {
        let indices = Array(tree.paintOrder)
        // The elements of a collection are made when it is laid out.
        guard !tree.hasUnfoldingElements else { return }
        let known = Set(indices.compactMap { tree.id(of: $0) })
        for (id, value) in ids where !known.contains(id) {
            let hint = nearestNameHint(nearestName(to: id, among: known.sorted()))
            value.report("no element has the id \"\(id)\"" + hint)
        }
    }

    // MARK: Panels

    private mutating func readPanels(_ mapping: DocumentMapping) {
        if let value = mapping["strip"] { variants = value.strip() }
        if let value = mapping["pair"] {
            if !variants.isEmpty { value.report("a diagram has a strip or a pair, not both") }
            variants = value.pair()
        }
    }
}

extension DocumentValue {
    /// `true` or `false`, with a message that lists all forms of the key.
    fileprivate func isDiagramOn() -> Bool? {
        guard case .scalar(let scalar) = node, !isQuoted, let word = Bool(scalar.string) else {
            return mismatch("true, a list of annotations, or a mapping")
        }
        return word
    }

    fileprivate func annotation() -> Annotation? {
        choice(Annotation.allCases.map { ($0.name, $0) })
    }
}

// MARK: - Declarations

extension Diagram {
    /// The keys that set one property each.
    fileprivate static let properties = PropertyTable<Diagram>(
        Diagram(),
        [
            Property(
                "level", \.level, .choice, [],
                "How much is measured: by default the essential, or everything that `annotate` names."),
            Property("content", \.content, .choice, [], "What the layout looks like under its marks."),
            Property("style", \.style, .choice, [], "Whether measures are shown, or what contains what."),
            Property("legend", \.showsLegend, .bool, [], "Whether the signs are explained."),
            Property("caption", \.caption, .string, [], also: ["title"], "What stands below the diagram."),
            Property(
                "zoom", \.zoom, .number(Diagram.zooms), [], also: ["scale"], "How much larger the layout is drawn."),
            Property("background", \.background, .color, [], also: ["ground"], "What lies under the diagram."),
            Property("columns", \.columns, .integer(1...100), [], "How many panels stand side by side."),
            Property(
                "depth", \.depth, .integer(0...1000), [],
                "How many elements may be around an annotated element; 0 for the root only."),
            Property(
                "labelSize", \.labelSize, .points(Diagram.labelSizes), [],
                "The font size of labels, in points; by default 11 where a page shows the picture."),
            Property(
                "maxWidth", \.maxWidth, .points(Diagram.pageWidths), [],
                "The width at which a page shows the picture, in points; wider pictures have larger labels."),
        ])
}

extension DiagramReading {
    /// The value of `diagram`.
    static let shape: ValueShape = {
        let annotations = Annotation.allCases.map(\.name)
        let ids = ValueShape.words(["all", "set"]) + .text + .list(.text)
        let entry =
            ValueShape.words(annotations)
            + .mapping {
                MappingShape(
                    annotations.map { name in
                        KeyShape(
                            name, ids, "The elements that are annotated: all, set, or ids.",
                            swiftName: "Annotation.\(name)")
                    })
            }
        let notes = ValueShape.named(values: .text)
        let changes = ValueShape.named(values: .anything)
        let panel = MappingShape([
            KeyShape("caption", .text, "What stands below the panel."),
            KeyShape("set", changes, "What the panel changes, by path."),
        ])
        let pair = MappingShape(
            [
                KeyShape("before", changes, "What the first panel changes, by path."),
                KeyShape("after", changes, "What the second panel changes, by path."),
            ], required: [["before"]])
        return .bool + .list(entry)
            + .mapping {
                MappingShape(
                    [
                        KeyShape(
                            "annotate", entry + .list(entry), "What is annotated.", swiftName: "Diagram.annotations"),
                        KeyShape(
                            "for", ids, "The elements that are annotated, where `annotate` names none.",
                            swiftName: "Annotation.Scope"),
                        KeyShape(
                            "badges", notes, "Numbers at elements, explained in the legend.",
                            swiftName: "Diagram.badges"),
                        KeyShape(
                            "notes", notes, "Words beside the picture, with an arrow to an element.",
                            swiftName: "Diagram.notes"),
                        KeyShape(
                            "focus", ids, "The elements that stand out; all others fade.", swiftName: "Diagram.focus"),
                        KeyShape("strip", changes + .list(.mapping { panel }), "A panel for each value of a property."),
                        KeyShape("pair", .mapping { pair }, "Two panels: before and after."),
                    ] + Diagram.properties.keys)
            }
    }()
}

/// The value of a document's key `diagram`:
///
///     diagram: true                    # the essential measures of what the author set
///     diagram: [insets, sizes]         # short for {annotate: [insets, sizes]}; [] annotates nothing
///     diagram:
///       annotate: [insets, {sizes: [card]}, {names: all}]   # what is set; some elements; all elements
///       for: [card, title]             # the elements of the annotations that name none
///       level: full                    # everything that was set; by default, what can be read at a glance
///       content: muted                 # or wireframe
///       style: structure               # frames with names, in place of measures
///       legend: true                   # by default, if there are at least two signs
///       caption: A card and its parts
///       zoom: 2                        # enlarges the layout, but not its annotations
///       badges: {title: The name}      # numbers at elements, explained in the legend
///       notes: {photo: fills the rest} # texts beside the layout, with an arrow to an element
///       focus: [title]                 # all others fade
///       background: "#f8f7f3"          # the color behind the diagram
///       strip: {canvas.width: [200, 300, 400]}   # a panel for each value
///       pair: {before: {title.flexGrow: 0}}      # two panels; by default, `after` is the document itself
///       columns: 2                     # how many panels stand side by side
package struct DocumentDiagram: Sendable {
    /// What every panel shows.
    package var diagram: Diagram
    /// The panels of a strip or pair. If empty, the diagram shows the document itself.
    package var panels: [Panel] = []

    /// The document with some values changed.
    package struct Panel: Sendable {
        /// The text below the panel, such as `width: 200` in a strip over widths, or `before` in a pair.
        package var caption: String?
        /// The document's canvas with the panel's changes.
        package var canvas: Canvas
        /// The document's root with the panel's changes.
        package var root: AnyElement
    }
}
