import QuoinDiagrams
import QuoinLayout
import QuoinScene

/// Reads the value of a `diagram` key.
struct DiagramReading {
    private(set) var diagram = Diagram()
    /// The documents that panels show, as changes of this one.
    private(set) var variants: [DocumentVariant] = []
    /// The ids that are named, with their places.
    private var ids: [(id: String, value: DocumentValue)] = []

    /// Nothing where there is to be no diagram.
    init?(_ value: DocumentValue) {
        if value.isList {
            readAnnotations(value, for: nil)
        } else if value.isMapping {
            guard let mapping = value.mapping() else { return nil }
            read(mapping)
        } else {
            guard value.diagramIsWanted() == true else { return nil }
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
        diagram.showsLegend = mapping["legend"]?.bool()
        diagram.caption = mapping["caption"]?.string()
        if let zoom = mapping["zoom"]?.number(0.1...20) { diagram.zoom = zoom }
        diagram.badges = notes(mapping["badges"])
        diagram.notes = notes(mapping["notes"])
        diagram.focus = mapping["focus"].map { elements($0) } ?? []
        diagram.ground = mapping["ground"].flatMap(ValueForm<Color>.color.read)
        diagram.columns = mapping["columns"]?.integer(1...100)
        readPanels(mapping)
    }

    // MARK: Annotations

    private mutating func readAnnotations(_ value: DocumentValue, for ids: [String]?) {
        diagram.annotations = [:]
        for entry in value.isList ? value.list() ?? [] : [value] {
            guard entry.isMapping, let mapping = entry.mapping() else {
                if let annotation = entry.annotation() {
                    diagram.annotate(annotation, ids.map(AnnotationReach.elements) ?? .whatIsSet)
                }
                continue
            }
            for annotation in Annotation.allCases {
                if let value = mapping[annotation.name] { diagram.annotate(annotation, reach(value)) }
            }
            mapping.finish()
        }
    }

    /// `all`, `set`, or the ids of elements.
    private mutating func reach(_ value: DocumentValue) -> AnnotationReach {
        if let word = value.node.string, !value.isQuoted {
            if word == "all" { return .everything }
            if word == "set" { return .whatIsSet }
        }
        return .elements(elements(value))
    }

    // MARK: Elements

    /// One id or a list of ids.
    private mutating func elements(_ value: DocumentValue) -> [String] {
        return (value.isList ? value.list() ?? [] : [value]).compactMap { value in
            guard let id = value.string() else { return nil }
            ids.append((id, value))
            return id
        }
    }

    /// Words by the id of the element that they are for.
    private mutating func notes(_ value: DocumentValue?) -> [Diagram.ElementNote] {
        guard let mapping = value?.mapping() else { return [] }
        return mapping.all().compactMap { id, value in
            ids.append((id, value))
            return value.string().map { Diagram.ElementNote(id, $0) }
        }
    }

    /// Reports ids that no element has.
    func checkIDs(in root: AnyElement) {
        // A tree that is nested too deep was reported where it is read.
        guard let tree = try? LayoutTree(root) else { return }
        let indices = Array(tree.paintOrder)
        // What a collection shows is not known before it is laid out.
        guard !tree.hasUnfoldingElements else { return }
        let known = Set(indices.compactMap { tree.id(of: $0) })
        for (id, value) in ids where !known.contains(id) {
            let hint = nearestName(to: id, among: known.sorted()).map { "; did you mean \"\($0)\"?" } ?? ""
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
    /// `true` or `false`, with what else there could be.
    fileprivate func diagramIsWanted() -> Bool? {
        guard case .scalar(let scalar) = node, !isQuoted, let word = Bool(scalar.string) else {
            return mismatch("true, a list of annotations, or a mapping")
        }
        return word
    }

    fileprivate func annotation() -> Annotation? {
        choice(Annotation.allCases.map { ($0.name, $0) })
    }
}
