import Quoin

extension AnyElement {
    /// Sets a property to its value in a record.
    ///
    /// - Parameters:
    ///   - key: the key in records: `fill`, `width`, `stack.spacing`.
    ///   - value: `nil` for the default.
    /// - Returns: whether the element has the property, and a document could give it this value.
    package mutating func set(_ key: String, to value: PropertyValue?) -> Bool {
        if setStyle(key, to: value) { return true }
        let repainted = kind.painted.flatMap { Self.setting(key, to: value, in: $0) }
        if let changed = repainted ?? Self.setting(key, to: value, ofKind: kind.base) {
            kind = AnyLayoutKind(changed)
            return true
        }
        guard kind.painted == nil else { return false }
        var isSet = false
        let box = painted { isSet = Paint.properties.set(key, to: value, in: &$0, unlike: BoxNode.defaultPaint) }
        if isSet { self = box.erased }
        return isSet
    }

    /// Takes a layout out of the box that was made to paint it, and paints nothing.
    mutating func removeIdleBox() {
        guard let box = kind.base as? BoxNode, box.paintsLayout, box.paint == Paint(), var inner = children.first
        else { return }
        (inner.style, inner.id, inner.source) = (style, id, source)
        self = inner
    }

    private mutating func setStyle(_ key: String, to value: PropertyValue?) -> Bool {
        ElementStyle.properties.set(key, to: value, in: &style, unlike: type(of: kind.base).defaultStyle)
    }

    private static func setting<Painted: PaintedKind>(
        _ key: String, to value: PropertyValue?, in kind: Painted
    ) -> (any LayoutKind)? {
        var copy = kind
        return Paint.properties.set(key, to: value, in: &copy.paint, unlike: Painted.defaultPaint) ? copy : nil
    }

    private static func setting<Base: LayoutKind>(
        _ key: String, to value: PropertyValue?, ofKind kind: Base
    ) -> (any LayoutKind)? {
        let prefix = Base.name + "."
        guard key.hasPrefix(prefix), let table = Base.declaration.properties else { return nil }
        var copy = kind
        return table.set(String(key.dropFirst(prefix.count)), to: value, in: &copy) ? copy : nil
    }
}

// MARK: - Texts

extension TextContent {
    /// Sets the strings of the spans to those of a record.
    ///
    /// - Returns: whether the record has as many spans.
    mutating func setStrings(_ record: TextRecord) -> Bool {
        guard spans.count == record.spans.count else { return false }
        for index in spans.indices { spans[index].string = record.spans[index].string }
        return true
    }

    /// Sets a property of each span's style to its value in a record.
    ///
    /// - Returns: whether the record has as many spans, with values that a document could have.
    mutating func setStyle(_ key: String, _ record: TextRecord) -> Bool {
        guard spans.count == record.spans.count else { return false }
        return spans.indices.allSatisfy { index in
            TextStyle.properties.set(key, to: record.spans[index].style[key], in: &spans[index].style)
        }
    }

    /// The spans of a record.
    static func spans(of record: TextRecord) -> [Span]? {
        var spans: [Span] = []
        for recorded in record.spans {
            var style = TextStyle()
            for (key, value) in recorded.style {
                guard TextStyle.properties.set(key, to: value, in: &style) else { return nil }
            }
            spans.append(Span(recorded.string, style: style))
        }
        return spans
    }
}

// MARK: - New elements

extension AnyElement {
    /// The element of a record; `nil` for a kind that cannot be made from its recorded properties.
    ///
    /// - Parameter content: the records of the children.
    init?(_ record: ElementRecord, content: [ElementRecord], children: [AnyElement]) {
        let constraints = ConstraintsLayout(record, content: content)
        guard let kind = constraints ?? RecordedKinds.byName[record.kind] else { return nil }
        self = Element(AnyLayoutKind(kind), children: children)
        if let text = record.text {
            guard let spans = TextContent.spans(of: text) else { return nil }
            self.kind = AnyLayoutKind(TextNode(TextContent(spans: spans)))
        }
        style = type(of: kind).defaultStyle
        id = record.id
        let properties = record.properties.filter { key, _ in
            // Those of a view and the rules belong to the constraint layout.
            !key.hasPrefix(ConstraintsLayout.ViewTraits.recordedPrefix) && key != ConstraintsLayout.recordedRules
        }
        // The properties of the kind and the style first: paint can put a box around the element.
        for (key, value) in properties.sorted(by: { $0.key.contains(".") && !$1.key.contains(".") }) {
            guard set(key, to: value) else { return nil }
        }
    }
}

extension ConstraintsLayout.ViewTraits {
    fileprivate static let recordedPrefix = "view."
}

extension ConstraintsLayout {
    /// The layout of a record; `nil` for other kinds, and for rules that cannot be read.
    fileprivate init?(_ record: ElementRecord, content: [ElementRecord]) {
        let names = content.compactMap(\.label)
        guard record.kind == Self.name, names.count == content.count else { return nil }
        let value = record.properties[Self.recordedRules]
        let recorded = (value?.items ?? []).compactMap(RecordedRule.init)
        var guides: [String] = []
        for name in recorded.flatMap(\.items) where !names.contains(name) && !guides.contains(name) {
            guides.append(name)
        }
        let reader = RuleReader(views: names, guides: guides)
        var rules: [Rule] = []
        for (index, rule) in recorded.enumerated() {
            guard let read = try? reader.rules(RuleSource(rule.text, line: index + 1)) else { return nil }
            rules += read
        }
        var views: [ConstraintsLayout.ViewTraits] = []
        for (name, element) in zip(names, content) {
            var traits = ConstraintsLayout.ViewTraits(name)
            for (key, property) in element.properties where key.hasPrefix(ConstraintsLayout.ViewTraits.recordedPrefix) {
                let own = String(key.dropFirst(ConstraintsLayout.ViewTraits.recordedPrefix.count))
                guard ConstraintsLayout.ViewTraits.properties.set(own, to: property, in: &traits) else { return nil }
            }
            views.append(traits)
        }
        guard let layout = Self(views: views, guides: guides, rules: rules).withNumbers(of: value) else { return nil }
        self = layout
    }
}
