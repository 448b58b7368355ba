import QuoinScene

extension SourceNode {
    /// The greatest nesting depth of lists and mappings.
    static let nestingLimit = 1000

    /// Parses one YAML or JSON document. The result is `nil` if the text is empty.
    ///
    /// - Parameter file: the file of the text, if it is not the document itself.
    package static func parsing(_ text: String, in file: SourceFile? = nil) throws(QuoinError) -> SourceNode? {
        var text = text
        return try text.withUTF8 { bytes in
            Result { () throws(QuoinError) in
                do throws(QuoinError) {
                    var composer = Composer(events: YAMLEvents(bytes, in: file))
                    return try composer.root()
                } catch {
                    throw QuoinError(mergeMarksIn: bytes, of: file) ?? error
                }
            }
        }.get()
    }
}

/// Composes nodes from events. An alias is replaced by the node of its anchor.
private struct Composer: ~Copyable {
    var events: YAMLEvents
    private var anchors: [String: SourceNode] = [:]
    private var nesting = 0

    init(events: consuming YAMLEvents) {
        self.events = events
    }

    mutating func root() throws(QuoinError) -> SourceNode? {
        guard try findDocument() else { return nil }
        let root = try node(try events.next())
        if try findDocument() {
            throw QuoinError("a second document begins here; there may be one only", at: events.place)
        }
        return root
    }

    /// Reads up to the start of the next document, and returns whether there is one.
    private mutating func findDocument() throws(QuoinError) -> Bool {
        while true {
            switch try events.next() {
            case .documentStart: return true
            case .streamEnd: return false
            default: continue
            }
        }
    }

    private mutating func node(_ event: YAMLEvents.Event) throws(QuoinError) -> SourceNode {
        let (place, anchor) = (events.place, events.anchor)
        let node: SourceNode
        switch event {
        case .alias(let name):
            guard let node = anchors[name] else {
                throw QuoinError("there is no anchor \"\(name)\" before this alias", at: place)
            }
            return node
        case .scalar(let scalar):
            try check(scalar)
            node = .scalar(scalar)
        case .listStart: node = .list(try list(from: place))
        default: node = .mapping(try mapping(from: place))
        }
        if let anchor { anchors[anchor] = node }
        return node
    }

    /// Refuses control characters: no text shows them, and U+0000 ends texts in C.
    ///
    /// The parser refuses them outside of escapes, so here they come only from escapes.
    private func check(_ scalar: SourceNode.Scalar) throws(QuoinError) {
        guard scalar.style == .doubleQuoted,
            scalar.string.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }),
            let control = scalar.string.unicodeScalars.first(where: \.isDeviceControl)
        else { return }
        let digits = String(control.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: 4 - digits.count) + digits
        throw QuoinError("the control character \(code) cannot be in a text", at: scalar.place)
    }

    private mutating func list(from place: SourcePlace) throws(QuoinError) -> SourceNode.List {
        try enter()
        defer { nesting -= 1 }
        var list = SourceNode.List(items: [], place: place)
        while let event = try events.nextWithin() { list.items.append(try node(event)) }
        return list
    }

    private mutating func mapping(from place: SourcePlace) throws(QuoinError) -> SourceNode.Mapping {
        try enter()
        defer { nesting -= 1 }
        var mapping = SourceNode.Mapping(pairs: [], place: place)
        while let event = try events.nextWithin() {
            let key = try node(event)
            mapping.pairs.append((key, try node(try events.next())))
        }
        try checkKeys(of: mapping)
        return mapping
    }

    private mutating func enter() throws(QuoinError) {
        nesting += 1
        guard nesting <= SourceNode.nestingLimit else {
            throw QuoinError(
                "the document is nested deeper than \(SourceNode.nestingLimit) levels of YAML",
                .limitPassed, at: events.place)
        }
    }

    private func checkKeys(of mapping: SourceNode.Mapping) throws(QuoinError) {
        // Comparing a few keys is faster than hashing them.
        let isSmall = mapping.pairs.count <= 16
        var seen: Set<String> = []
        for (position, (key, value)) in mapping.pairs.enumerated() {
            // A key without a value is a part of a text that its comma cut, as "0" twice in "rgba(0, 0, 0, 1)".
            guard let name = key.string, !value.follows(key) else { continue }
            let isRepeated =
                isSmall
                ? mapping.pairs[..<position].contains { $0.key.string == name } : !seen.insert(name).inserted
            if isRepeated {
                throw QuoinError("the key \"\(name)\" is there more than once", at: key.place)
            }
        }
    }
}
