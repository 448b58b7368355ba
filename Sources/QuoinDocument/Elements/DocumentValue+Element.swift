import QuoinLayout
import QuoinScene

extension DocumentValue {
    /// An element: a mapping with at most one kind key and any common keys.
    func element() -> AnyElement? {
        defer { reading.leaveElement() }
        guard reading.enterElement(self) else { return nil }
        guard isMapping, let mapping = mapping() else { return mismatch("an element, which is a mapping") }
        let base = kindElement(mapping)
        let common = CommonKeys(mapping, base: base?.style ?? ElementStyle())
        let with = mapping["with"]
        mapping.finish()
        guard var element = base.map({ common.applied(to: $0) }) else { return nil }
        if element.source == nil { element.source = place }
        return with.map { $0.wrapped(element) } ?? element
    }

    /// The elements of a list.
    func elements() -> [AnyElement] {
        (list() ?? []).compactMap { $0.element() }
    }

    /// What the kind key says, and a box where there is none.
    private func kindElement(_ mapping: DocumentMapping) -> AnyElement? {
        var kinds: [(key: String, read: (DocumentValue) -> AnyElement?)] = []
        for reader in KindReaders.all where mapping[reader.key] != nil { kinds.append((reader.key, reader.element)) }
        for name in reading.components.keys.sorted() where mapping[name] != nil {
            kinds.append((name, { $0.componentElement(name) }))
        }
        guard kinds.count <= 1 else {
            let names = kinds.map { "\"\($0.key)\"" }.joined(separator: " and ")
            report("an element has at most one kind, not \(names)")
            return nil
        }
        guard let kind = kinds.first, let value = mapping[kind.key] else { return Box().erased }
        return kind.read(value)
    }

    /// The wrappers of a `with:` list around an element, in order.
    private func wrapped(_ element: AnyElement) -> AnyElement? {
        guard let wrappers = list() else { return nil }
        var result = element
        for wrapper in wrappers {
            guard let next = wrapper.wrapping(result) else { return nil }
            result = next
        }
        return result
    }

    /// One entry of a `with:` list: a wrapper's key, and common keys that belong to it.
    private func wrapping(_ element: AnyElement) -> AnyElement? {
        guard let mapping = mapping() else { return nil }
        var found: [(DocumentValue, any WrapperReader.Type)] = []
        for reader in KindReaders.wrappers {
            if let value = mapping[reader.key] { found.append((value, reader)) }
        }
        let common = CommonKeys(mapping, base: ElementStyle())
        mapping.finish()
        guard found.count == 1, let (value, reader) = found.first else {
            let names = KindReaders.wrappers.map { $0.key }
            report("an entry of \"with\" has one wrapper: " + names.joined(separator: ", "))
            return nil
        }
        guard var wrapper = reader.wrap(element, with: value) else { return nil }
        wrapper.source = place
        return common.applied(to: wrapper)
    }
}

extension DocumentMapping {
    /// The child of a wrapper kind.
    func child() -> AnyElement? { required("child")?.element() }
}
