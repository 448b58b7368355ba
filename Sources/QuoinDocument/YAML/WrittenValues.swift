import QuoinValues

/// The scalars of a document's text, each with the bytes that it is written as.
package struct WrittenValues: Sendable {
    /// In the order of the text.
    package private(set) var all: [WrittenValue] = []

    /// Reads the scalars of a text.
    ///
    /// - Throws: a ``QuoinError`` for a text that is not YAML.
    package init(in text: String) throws(QuoinError) {
        var text = text
        all = try text.withUTF8 { bytes in
            Result { () throws(QuoinError) in
                var walk = ScalarWalk(events: YAMLEvents(bytes), bytes: bytes)
                try walk.run()
                return walk.values
            }
        }.get()
    }

    /// The scalars of an element, without those of the elements in it.
    ///
    /// - Parameters:
    ///   - place: where the element begins.
    ///   - others: where all elements begin.
    package func values(of place: SourcePlace, among others: Set<SourcePlace>) -> [WrittenValue] {
        all.compactMap { value in
            guard let depth = value.places.lastIndex(where: { others.contains($0) }), value.places[depth] == place
            else {
                return nil
            }
            var own = value
            own.path = Array(value.path.dropFirst(depth))
            own.places = Array(value.places.dropFirst(depth))
            return own
        }
    }
}

/// A scalar in the text of a document.
package struct WrittenValue: Hashable, Sendable {
    /// The keys and the positions that lead to it.
    package fileprivate(set) var path: [DocumentStep]
    /// Its value, without quotes and escapes.
    package var text: String
    package var style: SourceNode.Style
    /// Its bytes in the text, with its quotes.
    package var bytes: Range<Int>
    /// Where it and the mappings and lists around it begin, the outermost first.
    fileprivate var places: [SourcePlace]

    /// The path as in messages: `column.padding[2]`.
    package var name: String { path.path }
}

extension WrittenValue {
    /// A document's text with another value in place of this one. All other bytes stay. The value has the quotes of this one
    /// if it can have them, else double ones.
    ///
    /// - Parameter text: the text that the value was read from.
    /// - Returns: `nil` if no scalar in one line means this value here.
    package func rewritten(as value: String, in text: String) -> [UInt8]? {
        guard let before = (try? WrittenValues(in: text))?.all,
            let position = before.firstIndex(where: { $0.bytes == bytes })
        else { return nil }
        for form in forms(of: value) {
            var changed = Array(text.utf8)
            changed.replaceSubrange(bytes, with: form.utf8)
            guard let after = (try? WrittenValues(in: String(decoding: changed, as: UTF8.self)))?.all,
                after.count == before.count, after[position].text == value,
                after[position].path == before[position].path,
                after[position].bytes == bytes.lowerBound..<bytes.lowerBound + form.utf8.count
            else { continue }
            return changed
        }
        return nil
    }

    /// How a value may be written, the most similar form first.
    private func forms(of value: String) -> [String] {
        let single = "'\(value.replacing("'", with: "''"))'"
        let double =
            value.unicodeScalars.reduce(into: "\"") { text, scalar in
                switch scalar {
                case "\"", "\\": text += "\\\(scalar)"
                case "\n": text += "\\n"
                case "\t": text += "\\t"
                default: text.unicodeScalars.append(scalar)
                }
            } + "\""
        switch style {
        case .plain: return [value, double]
        case .singleQuoted: return [single, double]
        case .doubleQuoted, .literal, .folded: return [double]
        }
    }
}

/// Collects scalars from the events of a parser.
private struct ScalarWalk: ~Copyable {
    private var events: YAMLEvents
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var values: [WrittenValue] = []
    private var path: [DocumentStep] = []
    private var places: [SourcePlace] = []
    /// A scalar's number, and the place of its first byte.
    private var reached = (scalar: 0, byte: 0)

    init(events: consuming YAMLEvents, bytes: UnsafeBufferPointer<UInt8>) {
        self.events = events
        self.bytes = bytes
    }

    mutating func run() throws(QuoinError) {
        while true {
            let event = try events.next()
            switch event {
            case .documentStart: try visit(try events.next())
            case .streamEnd: return
            default: continue
            }
        }
    }

    /// - Throws: a ``QuoinError`` for a text that is nested deeper than any document.
    private mutating func visit(_ event: YAMLEvents.Event) throws(QuoinError) {
        places.append(events.place)
        defer { places.removeLast() }
        guard places.count <= SourceNode.nestingLimit else {
            throw QuoinError("the document is nested too deep", .limitPassed, at: events.place)
        }
        switch event {
        case .scalar(let scalar): add(scalar)
        case .listStart:
            var position = 0
            while let item = try events.nextWithin() {
                path.append(.index(position))
                try visit(item)
                path.removeLast()
                position += 1
            }
        case .mappingStart:
            while let key = try events.nextWithin() {
                var name = ""
                if case .scalar(let scalar) = key { name = scalar.string } else { try skip(key) }
                path.append(.key(name))
                try visit(try events.next())
                path.removeLast()
            }
        default: break
        }
    }

    /// Passes over a key that is no scalar.
    private mutating func skip(_ event: YAMLEvents.Event) throws(QuoinError) {
        var depth = 0
        var event = event
        while true {
            switch event {
            case .listStart, .mappingStart: depth += 1
            case .end: depth -= 1
            default: break
            }
            if depth == 0 { return }
            event = try events.next()
        }
    }

    /// Adds a scalar in one line. An anchor or a tag in front of it counts as part of it, and then it cannot be replaced.
    private mutating func add(_ scalar: SourceNode.Scalar) {
        let range = byte(ofScalar: events.scalars.lowerBound)..<byte(ofScalar: events.scalars.upperBound)
        let written = bytes[range]
        let isWhole =
            switch scalar.style {
            case .plain: written.elementsEqual(scalar.string.utf8) && !written.isEmpty
            case .singleQuoted: written.first == UInt8(ascii: "'")
            case .doubleQuoted: written.first == UInt8(ascii: "\"")
            case .literal, .folded: false
            }
        guard isWhole else { return }
        values.append(WrittenValue(path: path, text: scalar.string, style: scalar.style, bytes: range, places: places))
    }

    /// The place of a Unicode scalar's first byte. Scalars are requested in ascending order.
    private mutating func byte(ofScalar number: Int) -> Int {
        while reached.scalar < number, reached.byte < bytes.count {
            reached.scalar += 1
            reached.byte += 1
            while reached.byte < bytes.count, bytes[reached.byte] & 0xC0 == 0x80 { reached.byte += 1 }
        }
        return reached.byte
    }
}

/// A step of a path in a document.
package enum DocumentStep: Hashable, Sendable {
    case key(String)
    case index(Int)

    /// The steps of `layout.row.children[2].width`.
    static func steps(of path: String) -> [DocumentStep]? {
        var steps: [DocumentStep] = []
        for part in path.split(separator: ".", omittingEmptySubsequences: false) {
            let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
            if !pieces[0].isEmpty { steps.append(.key(String(pieces[0]))) }
            for piece in pieces.dropFirst() {
                guard piece.hasSuffix("]"), let index = Int(piece.dropLast()), index >= 0 else { return nil }
                steps.append(.index(index))
            }
            if part.isEmpty { return nil }
        }
        return steps.isEmpty ? nil : steps
    }
}

extension [DocumentStep] {
    /// `layout.row.children[2].width`
    package var path: String {
        reduce(into: "") { path, step in
            switch step {
            case .key(let key): path += (path.isEmpty ? "" : ".") + key
            case .index(let index): path += "[\(index)]"
            }
        }
    }

    /// The last key; empty if there is none.
    package var lastKey: String {
        lazy.reversed().compactMap { if case .key(let key) = $0 { key } else { nil } }.first ?? ""
    }
}
