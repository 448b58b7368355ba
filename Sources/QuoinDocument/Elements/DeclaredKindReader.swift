import QuoinScene

extension KindReader {
    /// A reader from a kind's declaration.
    ///
    /// - Parameters:
    ///   - base: the kind with default properties.
    ///   - completed: adds the children that the kind makes by itself.
    static func declared<Kind: LayoutKind>(
        _ base: @escaping @Sendable @autoclosure () -> Kind,
        completed: @escaping @Sendable (Element<Kind>) -> Element<Kind> = { $0 }
    ) -> KindReader {
        KindReader(
            key: Kind.name, summary: Kind.declaration.summary, synonyms: Kind.declaration.synonyms,
            names: [Kind.declaration.properties?.names].compactMap(\.self),
            shape: DeclaredKindReader(base: base(), completed: completed).shape,
            element: { DeclaredKindReader(base: base(), completed: completed).element($0) },
            wrapper: DeclaredKindReader(base: base(), completed: completed).wrapper)
    }
}

/// Reads elements of a kind from its declaration.
private struct DeclaredKindReader<Kind: LayoutKind>: Sendable {
    let base: Kind
    let completed: @Sendable (Element<Kind>) -> Element<Kind>
    private var declaration: KindDeclaration<Kind> { Kind.declaration }

    private var keys: [KeyShape] { declaration.properties?.keys ?? [] }

    private var hasProperties: Bool { declaration.properties.map { !$0.properties.isEmpty } ?? false }

    /// Whether the element may have no child: a node without properties.
    private var isLeafPossible: Bool { Kind.isNode && !hasProperties }

    /// Whether the children may be in a list, in paint order: if there are several, and nothing else is required.
    private func isListPossible(_ slots: [String]) -> Bool {
        slots.count > 1 && declaration.properties?.required.isEmpty != false
    }

    /// The keys that an example shows.
    private var exampleKeys: [String] {
        guard case .named(let slots) = declaration.children else { return declaration.properties?.exampleKeys ?? [] }
        return (declaration.properties?.required ?? []) + slots
    }

    private func element(_ kind: Kind, _ children: [AnyElement]) -> AnyElement {
        completed(Element(kind, children: children)).erased
    }

    // MARK: Elements

    var shape: ValueShape {
        switch declaration.children {
        case .none: .mapping { [keys] in MappingShape(keys) } + .null
        case .list:
            .list(.element) + .mapping { [keys] in MappingShape(keys + [.children]) }
        case .bare: .element + .list(.element)
        case .entries: .list(.mapping { [self] in entryShape })
        case .named(let slots):
            .mapping { [self] in mappingShape(slots) } + (isLeafPossible ? .null : ValueShape.words([]))
                + (isListPossible(slots) ? .list(.element, count: slots.count...slots.count) : ValueShape.words([]))
        }
    }

    private func mappingShape(_ slots: [String]) -> MappingShape {
        let required = keys.isEmpty ? [] : declaration.properties?.required ?? []
        return MappingShape(keys + slots.map(KeyShape.child), required: isLeafPossible ? [] : [Set(slots + required)])
    }

    private var entryShape: MappingShape {
        let child = KeyShape(ChildSlots.wrapped, .element, "The element of this entry.", swiftName: "Element.children")
        let required = declaration.entries?.required ?? []
        return MappingShape((declaration.entries?.keys ?? []) + [child], required: [Set(required + [child.key])])
    }

    func element(_ value: DocumentValue) -> AnyElement? {
        switch declaration.children {
        case .entries: return value.list().map { element(entries: $0) }
        case .bare:
            let children = value.isList ? value.elements() : value.element().map { [$0] }
            return children.map { self.element(base, $0) }
        case .named where isLeafPossible && value.isNull: return element(base, [])
        case .named(let slots) where isListPossible(slots) && value.isList:
            guard let items = value.list(), items.count == slots.count else {
                value.report("expected a list of \(slots.joined(separator: " and ")), the first below the other")
                return nil
            }
            let children = items.compactMap { $0.element() }
            return children.count == slots.count ? element(base, children) : nil
        case .none, .list, .named: break
        }
        return element(mapping: value)
    }

    private func element(mapping value: DocumentValue) -> AnyElement? {
        if case .list = declaration.children, value.isList { return element(base, value.elements()) }
        guard let mapping = value.mapping(exampleKeys) else { return nil }
        defer { mapping.finish() }
        let kind = kind(mapping)
        switch declaration.children {
        case .named(let slots):
            let children = children(slots, in: mapping)
            guard let kind, let children else { return nil }
            return element(kind, children)
        case .list:
            let children = mapping["children"]?.elements() ?? []
            return kind.map { self.element($0, children) }
        // The children of bare kinds and of entries are not in a mapping.
        case .none, .bare, .entries: return kind.map { self.element($0, []) }
        }
    }

    /// An element of the valid entries.
    private func element(entries: [DocumentValue]) -> AnyElement {
        var kind = base
        var children: [AnyElement] = []
        for entry in entries {
            guard let mapping = entry.mapping() else { continue }
            defer { mapping.finish() }
            let child = mapping.required(ChildSlots.wrapped)?.element()
            if declaration.entries?.add(mapping, &kind) != false, let child { children.append(child) }
        }
        return element(kind, children)
    }

    /// The children under some keys, or `nil` if one is invalid, or missing and required.
    private func children(_ slots: [String], in mapping: DocumentMapping) -> [AnyElement]? {
        var children: [AnyElement] = []
        var isComplete = true
        for slot in slots {
            let value = isLeafPossible ? mapping[slot] : mapping.required(slot)
            let child = value.flatMap { $0.element() }
            if let child { children.append(child) }
            if child == nil, value != nil || !isLeafPossible { isComplete = false }
        }
        return isComplete ? children : nil
    }

    /// The kind with the properties of a mapping, or `nil` if a required property is missing.
    private func kind(_ mapping: DocumentMapping) -> Kind? {
        var kind = base
        guard let table = declaration.properties else { return kind }
        return mapping.read(table, into: &kind) ? kind : nil
    }

    // MARK: Wrappers

    var wrapper: KindReader.Wrapper? {
        guard let slots = wrapperSlots else { return nil }
        return KindReader.Wrapper(shape: wrapperShape(slots)) { child, value in wrap(child, value, slots) }
    }

    /// The keys of the other children, for a kind that can wrap an element; else `nil`.
    private var wrapperSlots: [String]? {
        switch declaration.children {
        case .bare: []
        case .named(let slots): slots.filter { $0 != ChildSlots.wrapped }
        case .none, .list, .entries: nil
        }
    }

    private func wrapperShape(_ slots: [String]) -> ValueShape {
        if !hasProperties { return slots.isEmpty ? .nothing : .element }
        let mapping = ValueShape.mapping { [self] in
            let required = slots + (declaration.properties?.required ?? [])
            return MappingShape(keys + slots.map(KeyShape.child), required: required.isEmpty ? [] : [Set(required)])
        }
        if let shorthand { return shorthand.shape + mapping }
        return mapping + (slots.isEmpty ? .null : ValueShape.words([]))
    }

    private var shorthand: Property<Kind>? {
        declaration.properties?.properties.first { $0.key == declaration.shorthand }
    }

    private func wrap(_ child: AnyElement, _ value: DocumentValue, _ slots: [String]) -> AnyElement? {
        var kind = base
        if let shorthand, !isMappingOfProperties(value) {
            return shorthand.read(value, &kind) ? element(kind, [child]) : nil
        }
        guard hasProperties else {
            guard !slots.isEmpty else { return value.expectNothing() ? element(kind, [child]) : nil }
            return value.element().map { element(kind, children(child, [$0])) }
        }
        if slots.isEmpty, value.isNull { return element(kind, [child]) }
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        let isComplete = declaration.properties.map { mapping.read($0, into: &kind) } ?? true
        let others = slots.map { mapping.required($0)?.element() }
        let present = others.compactMap { $0 }
        return isComplete && present.count == slots.count ? element(kind, children(child, present)) : nil
    }

    /// Whether a value has keys of the kind. The shorthand may be a mapping, too, with other keys.
    private func isMappingOfProperties(_ value: DocumentValue) -> Bool {
        guard value.isMapping, let table = declaration.properties else { return false }
        return value.mapping()?.containsAny(of: table) == true
    }

    /// The wrapped child and the others, in paint order.
    private func children(_ child: AnyElement, _ others: [AnyElement]) -> [AnyElement] {
        guard case .named(let slots) = declaration.children, slots.last == ChildSlots.wrapped else {
            return [child] + others
        }
        return others + [child]
    }
}

extension KindReader {
    /// `row`: a list of elements, or a stack's mapping without `direction`.
    static let row = stack("row", ["hstack", "HStack"], "Children side by side.", .horizontal)
    /// `column`: a list of elements, or a stack's mapping without `direction`.
    static let column = stack(
        "column", ["vstack", "VStack"], "Children one below the other.", .vertical)

    /// `spacer`: nothing. Its `flexGrow` is 1 unless the element sets it.
    static let spacer = KindReader(
        key: SpacerLayout.name, summary: SpacerLayout.declaration.summary,
        synonyms: SpacerLayout.declaration.synonyms, shape: .nothing,
        element: { $0.expectNothing() ? Spacer().erased : nil })

    private static func stack(
        _ key: String, _ synonyms: [String], _ summary: String, _ direction: Axis
    ) -> KindReader {
        KindReader(
            key: key, summary: summary, synonyms: synonyms, names: [StackLayout.properties(along: direction).names],
            shape: .list(.element)
                + .mapping { MappingShape(StackLayout.properties(along: direction).keys + [.children]) },
            element: { $0.stack(StackLayout.properties(along: direction)) })
    }
}

extension DocumentValue {
    fileprivate func stack(_ table: PropertyTable<StackLayout>) -> AnyElement? {
        if isList { return Element(table.base, children: elements()).erased }
        guard isMapping, let mapping = mapping() else {
            return mismatch("a list of elements, or a mapping with \"children\"")
        }
        defer { mapping.finish() }
        var kind = table.base
        mapping.read(table, into: &kind)
        return Element(kind, children: mapping["children"]?.elements() ?? []).erased
    }
}
