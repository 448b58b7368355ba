import QuoinScene

extension DocumentValue {
    /// Reads an element: a mapping with at most one kind key and any common keys.
    ///
    /// - Parameter readMore: reads the keys that the element has because of its parent.
    func element(readMore: ((DocumentMapping) -> Void)? = nil) -> AnyElement? {
        defer { reading.leaveElement() }
        guard reading.enterElement(self) else { return nil }
        guard isMapping, let mapping = mapping() else {
            return mismatch("an element, which is a mapping\(elementExample)")
        }
        // Elements may be nested deep, and most have no style of texts: without it, less of the stack is used.
        guard let style = mapping["style"] else { return element(mapping, readMore: readMore) }
        return reading.withTextStyle(style) { element(mapping, readMore: readMore) }
    }

    /// How an element is written that is given by a text: ` such as {text: Hi}`; empty for anything else.
    private var elementExample: String {
        guard case .scalar(let scalar) = node, !isNull, !scalar.string.isEmpty, scalar.string.count <= 40 else {
            return ""
        }
        return " such as "
            + (KindReaders.byKey[scalar.string] == nil ? "{text: \(scalar.string)}" : "{\(scalar.string): }")
    }

    private func element(_ mapping: DocumentMapping, readMore: ((DocumentMapping) -> Void)?) -> AnyElement? {
        let wrappers = mapping["with"]?.wrappers() ?? []
        var base = kindElement(mapping)
        if base?.source == nil { base?.source = place }
        base?.documentPath = path
        let element = mapping.readCommonKeys(of: base)
        readMore?(mapping)
        mapping.finish()
        return wrapped(base == nil ? nil : element, in: wrappers)
    }

    /// Reads the elements of a list.
    func elements() -> [AnyElement] {
        (list() ?? []).compactMap { $0.element() }
    }

    /// Reads the value of the kind key. Without a kind key, the element is a box.
    private func kindElement(_ mapping: DocumentMapping) -> AnyElement? {
        mapping.findOtherPlace = { $1.keyWithinKind($0) }
        let components = reading[Components.self]
        var kinds: [(key: String, element: () -> AnyElement?)] = []
        for key in mapping.keys {
            if let reader = KindReaders.byKey[key] {
                if let value = mapping[key] { kinds.append((key, { reader.element(value) })) }
            } else if !components.isEmpty, components[key] != nil, let value = mapping[key] {
                kinds.append((key, { value.componentElement(key) }))
            }
        }
        if !components.isEmpty { mapping.markKnown(PropertyNames { components.keys.sorted().map { ($0, []) } }) }
        guard kinds.count <= 1 else {
            let names = kinds.map { "\"\($0.key)\"" }.joined(separator: " and ")
            let isFilled = mapping.isColor("background")
            report(
                "an element has at most one kind, not \(names)"
                    + (isFilled ? "; the color behind an element is its \"fill\"" : wrapperHint(kinds.map(\.key))))
            return nil
        }
        guard let kind = kinds.first else {
            mapping.markKnown(KindReaders.names)
            return Box().erased
        }
        return kind.element()
    }

    /// Where to put a kind that wraps the other one.
    private func wrapperHint(_ kinds: [String]) -> String {
        let wrappers = kinds.filter { KindReaders.byKey[$0]?.wrapper != nil }
        guard wrappers.count == 1, kinds.count == 2 else { return "" }
        return "; a list under \"with\" puts \"\(wrappers[0])\" around it"
    }

    /// The entries of a `with:` list.
    private func wrappers() -> [DocumentValue] {
        if let key = node.mapping?.pairs.first?.key.string {
            report("expected a list of wrappers, not a mapping: each is an entry of its own, as in [\(key): …]")
            return []
        }
        return list() ?? []
    }

    /// Puts the wrappers of a `with:` list around an element, in order. If the element is missing, they are only read
    /// for their errors.
    private func wrapped(_ element: AnyElement?, in wrappers: [DocumentValue]) -> AnyElement? {
        var result = element ?? Box().erased
        var isComplete = element != nil
        for wrapper in wrappers {
            if let next = wrapper.wrapping(result) {
                result = next
            } else {
                isComplete = false
            }
        }
        return isComplete ? result : nil
    }

    /// Reads an entry of a `with:` list: a wrapper's key, and the wrapper's common keys.
    private func wrapping(_ element: AnyElement) -> AnyElement? {
        if let word = node.string, KindReaders.byKey[word]?.wrapper != nil {
            return mismatch("a wrapper with its value, such as {\(word): {}}")
        }
        guard let mapping = mapping() else { return nil }
        mapping.markKnown(KindReaders.wrapperNames)
        let found = mapping.keys.compactMap { KindReaders.byKey[$0] }.filter { $0.wrapper != nil }
        guard found.count == 1, let reader = found.first, let value = mapping[reader.key] else {
            for reader in found { _ = mapping[reader.key] }
            _ = mapping.readCommonKeys(of: nil)
            mapping.finish()
            let names = KindReaders.wrappers.map { $0.key }.joined(separator: ", ")
            report("an entry of \"with\" has one wrapper: \(names)")
            return nil
        }
        var wrapper = reader.wrapper?.wrap(element, value)
        wrapper?.source = place
        wrapper?.documentPath = path
        let result = mapping.readCommonKeys(of: wrapper)
        mapping.finish()
        return wrapper == nil ? nil : result
    }
}

extension DocumentMapping {
    /// Whether the value of a key is a color.
    fileprivate func isColor(_ key: String) -> Bool {
        guard let text = pairs.first(where: { $0.key.string == key })?.value.string else { return false }
        return value.reading[NamedColors.self][text] != nil || (try? Color(parsing: text)) != nil
    }
}

// MARK: - Common keys

/// The keys of all elements: size, position in the parent, paint and id.
package enum CommonKeys {
    package static let names = ElementStyle.properties.names.keys + Paint.properties.names.keys + others.keys

    /// The keys that are no properties.
    static let others = PropertyNames {
        [
            ("id", idSynonyms), ("with", ["modifiers"]), ("if", ["show", "when"]),
            ("for", ["forEach", "each", "repeat"]),
            ("style", ["textStyle", "typography", "class", "className"]),
        ]
    }

    /// The names of `id` in Texture and UIKit.
    static let idSynonyms = ["debugName", "accessibilityIdentifier", "testID", "key"]
}

extension DocumentMapping {
    /// Sets the properties of an element from the common keys. Without an element, they are only read for their errors.
    ///
    /// A layout with paint is wrapped in a box, which then has the layout's style.
    fileprivate func readCommonKeys(of element: AnyElement?) -> AnyElement {
        var result = element ?? Box().erased
        read(ElementStyle.properties, into: &result.style)
        if let id = self["id"]?.string() { result.id = id }
        markKnown(CommonKeys.others)
        guard containsAny(of: Paint.properties) else {
            markKnown(Paint.properties.names)
            return result
        }
        if var node = result.kind.painted {
            read(Paint.properties, into: &node.paint)
            result.kind = AnyLayoutKind(node)
            return result
        }
        var box = result.painted { read(Paint.properties, into: &$0) }
        // The author wrote the layout and its box as one element.
        let components = value.reading[Components.self]
        let kind = keys.first { KindReaders.byKey[$0] != nil || components[$0] != nil }
        for index in box.children.indices {
            box.children[index].source = result.source
            box.children[index].documentPath = kind.map { value.path.appending(.copy($0)) }
        }
        return box.erased
    }
}
