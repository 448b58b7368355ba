import QuoinLayout

/// `stack`: a mapping with the stack's properties and its children.
enum StackReader: KindReader {
    static let key = "stack"

    static func element(_ value: DocumentValue) -> AnyElement? {
        guard let mapping = value.mapping() else { return nil }
        let direction = mapping["direction"]?.choice([("horizontal", Axis.horizontal), ("vertical", .vertical)])
        return stack(direction ?? .horizontal, mapping)
    }

    /// A stack whose direction is known.
    fileprivate static func stack(_ direction: Axis, _ mapping: DocumentMapping) -> AnyElement {
        let kind = StackLayout(direction, mapping)
        let children = mapping["children"]?.elements() ?? []
        mapping.finish()
        return Element(kind, children: children).erased
    }
}

/// `row`: a list of elements, or a stack's mapping without `direction`.
enum RowReader: KindReader {
    static let key = "row"

    static func element(_ value: DocumentValue) -> AnyElement? { value.stack(.horizontal) }
}

/// `column`: a list of elements, or a stack's mapping without `direction`.
enum ColumnReader: KindReader {
    static let key = "column"

    static func element(_ value: DocumentValue) -> AnyElement? { value.stack(.vertical) }
}

extension DocumentValue {
    fileprivate func stack(_ direction: Axis) -> AnyElement? {
        if isList { return Element(StackLayout(direction), children: elements()).erased }
        guard isMapping else { return mismatch("a list of elements, or a mapping with \"children\"") }
        return mapping().map { StackReader.stack(direction, $0) }
    }
}

extension StackLayout {
    fileprivate init(_ direction: Axis, _ mapping: DocumentMapping) {
        self.init(direction)
        if let value = mapping["spacing"]?.number() { spacing = value }
        if let value = mapping["justifyContent"]?.choice(JustifyContent.self) { justifyContent = value }
        if let value = mapping["alignItems"]?.choice(AlignItems.self) { alignItems = value }
        if let value = mapping["flexWrap"]?.choice(FlexWrap.self) { flexWrap = value }
        if let value = mapping["alignContent"]?.choice(AlignContent.self) { alignContent = value }
        if let value = mapping["lineSpacing"]?.number() { lineSpacing = value }
        if let value = mapping["flexRules"]?.choice(FlexRules.self) { flexRules = value }
        if let value = mapping["horizontalAlignment"] {
            horizontalAlignment = value.choice(HorizontalAlignment.self)
            mapping.refuse(direction == .horizontal ? "justifyContent" : "alignItems", beside: "horizontalAlignment")
        }
        if let value = mapping["verticalAlignment"] {
            verticalAlignment = value.choice(VerticalAlignment.self)
            mapping.refuse(direction == .vertical ? "justifyContent" : "alignItems", beside: "verticalAlignment")
        }
    }
}

extension DocumentMapping {
    fileprivate func refuse(_ key: String, beside alignment: String) {
        if contains(key) { report("\"\(alignment)\" and \"\(key)\" set the same; use one of them", at: alignment) }
    }
}
