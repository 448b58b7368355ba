import QuoinLayout
import QuoinScene

extension DocumentValue {
    /// An element: a mapping with at most one kind key and any common keys.
    ///
    /// - Parameter readMore: reads the keys that the element has because of where it stands.
    func element(readMore: ((DocumentMapping) -> Void)? = nil) -> AnyElement? {
        if readMore == nil { isRead() }
        defer { reading.leaveElement() }
        guard reading.enterElement(self) else { return nil }
        guard isMapping, let mapping = mapping() else { return mismatch("an element, which is a mapping") }
        let wrappers = mapping["with"].map { $0.list() ?? [] } ?? []
        var base = kindElement(mapping)
        let common = CommonKeys(mapping, base: base?.style ?? ElementStyle())
        readMore?(mapping)
        mapping.finish()
        if base?.source == nil { base?.source = place }
        let element = base.map { common.applied(to: $0) }
        return wrapped(element, in: wrappers)
    }

    /// The elements of a list.
    func elements() -> [AnyElement] {
        (list() ?? []).compactMap { $0.element() }
    }

    /// What the kind key says, and a box where there is none.
    private func kindElement(_ mapping: DocumentMapping) -> AnyElement? {
        var kinds: [(key: String, element: () -> AnyElement?)] = []
        for reader in KindReaders.all {
            if let value = mapping[reader.key] { kinds.append((reader.key, { reader.read(value) })) }
        }
        for key in mapping.keys where reading.components[key] != nil {
            if let value = mapping[key] { kinds.append((key, { value.componentElement(key) })) }
        }
        guard kinds.count <= 1 else {
            let names = kinds.map { "\"\($0.key)\"" }.joined(separator: " and ")
            report("an element has at most one kind, not \(names)")
            return nil
        }
        guard let kind = kinds.first else { return Box().erased }
        return kind.element()
    }

    /// The wrappers of a `with:` list around an element, in order. Where the element is missing they are read all the
    /// same, for what is wrong in them.
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

    /// One entry of a `with:` list: a wrapper's key, and common keys that belong to it.
    private func wrapping(_ element: AnyElement) -> AnyElement? {
        isRead()
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
