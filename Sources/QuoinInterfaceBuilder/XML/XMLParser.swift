import QuoinValues

/// Reads the part of XML that Interface Builder writes: elements, attributes, text, comments and the five named entities.
///
/// A document type could make a small file large or lead to other files, so a file that has one is refused.
struct XMLParser {
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var lineStart = 0
    private var count = 0
    private let limits: Limits

    /// - Throws: a ``QuoinError`` with the place of the first mistake.
    static func parse(_ text: String, limits: Limits) throws(QuoinError) -> XMLElement {
        var parser = XMLParser(bytes: Array(text.utf8), limits: limits)
        try parser.skipMisc()
        guard parser.isAt("<") else { throw parser.mistake("the file is not XML: it does not begin with an element") }
        let root = try parser.element(depth: 0)
        try parser.skipMisc()
        guard parser.index == parser.bytes.count else { throw parser.mistake("there is text after the last element") }
        return root
    }

    private var place: SourcePlace { SourcePlace(line: line, column: index - lineStart + 1) }

    private func mistake(_ message: String, at place: SourcePlace? = nil) -> QuoinError {
        QuoinError(message, at: place ?? self.place)
    }

    private func excess(_ path: KeyPath<Limits, Int>, _ cause: String) -> QuoinError {
        QuoinError("\(limits.excess(path, cause))", .limitPassed, at: place)
    }

    // MARK: Elements

    private mutating func element(depth: Int) throws(QuoinError) -> XMLElement {
        let start = place
        count += 1
        // Views have a dozen elements of XML each.
        guard count <= limits.elements * 20 else {
            throw excess(\.elements, "there are more than \(limits.elements * 20) XML elements")
        }
        guard depth <= limits.depth * 3 else {
            throw excess(\.depth, "XML elements are nested deeper than \(limits.depth * 3)")
        }
        advance(1)
        var element = XMLElement(name: try name(), attributes: [:], place: start)
        while true {
            skipSpace()
            if take("/>") { return element }
            if take(">") { break }
            let attribute = try name()
            skipSpace()
            guard take("=") else { throw mistake("the attribute \"\(attribute)\" has no value") }
            skipSpace()
            element.attributes[attribute] = try quoted(attribute)
        }
        try content(of: &element, depth: depth)
        return element
    }

    private mutating func content(of element: inout XMLElement, depth: Int) throws(QuoinError) {
        while true {
            guard index < bytes.count else {
                throw mistake("the element \"\(element.name)\" is not closed", at: element.place)
            }
            if take("</") {
                let closed = try name()
                skipSpace()
                guard closed == element.name, take(">") else {
                    throw mistake("\"\(element.name)\" of line \(element.place.line) is closed by \"\(closed)\"")
                }
                return
            }
            if take("<!--") {
                try skip(through: "-->", "a comment")
            } else if take("<![CDATA[") {
                let start = index
                try skip(through: "]]>", "a CDATA section")
                element.text += String(decoding: bytes[start..<(index - 3)], as: UTF8.self)
            } else if take("<?") {
                try skip(through: "?>", "an instruction")
            } else if isAt("<") {
                element.children.append(try self.element(depth: depth + 1))
            } else {
                element.text += try text(upTo: "<")
            }
        }
    }

    private mutating func name() throws(QuoinError) -> String {
        let start = index
        while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
        guard index > start else { throw mistake("a name was expected") }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: ":"), 0x80...:
            true
        default: false
        }
    }

    // MARK: Text

    private mutating func quoted(_ attribute: String) throws(QuoinError) -> String {
        for quote in ["\"", "'"] where take(quote) {
            let value = try text(upTo: quote)
            guard take(quote) else { throw mistake("the value of \"\(attribute)\" is not closed") }
            return value
        }
        throw mistake("the value of \"\(attribute)\" is not quoted")
    }

    /// The text before a byte, with its entities replaced.
    private mutating func text(upTo end: String) throws(QuoinError) -> String {
        var value: [UInt8] = []
        let end = end.utf8.first
        while index < bytes.count, bytes[index] != end {
            if bytes[index] == UInt8(ascii: "&") {
                value += Array(try entity().utf8)
            } else {
                value.append(bytes[index])
                advance(1)
            }
        }
        return String(decoding: value, as: UTF8.self)
    }

    private mutating func entity() throws(QuoinError) -> String {
        let start = place
        guard let end = bytes[index...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
            throw mistake("\"&\" begins no entity", at: start)
        }
        let name = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
        advance(end + 1 - index)
        let named = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
        if let character = named[name] { return character }
        let code =
            name.hasPrefix("#x")
            ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
        guard let scalar = code.flatMap(Unicode.Scalar.init) else {
            throw mistake("there is no entity \"&\(name);\"", at: start)
        }
        return String(scalar)
    }

    // MARK: Bytes

    private func isAt(_ text: String) -> Bool {
        bytes[index...].prefix(text.utf8.count).elementsEqual(text.utf8)
    }

    private mutating func take(_ text: String) -> Bool {
        guard isAt(text) else { return false }
        advance(text.utf8.count)
        return true
    }

    private mutating func advance(_ count: Int) {
        for _ in 0..<count where index < bytes.count {
            if bytes[index] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, index + 1) }
            index += 1
        }
    }

    private mutating func skipSpace() {
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { advance(1) }
    }

    private mutating func skip(through end: String, _ part: String) throws(QuoinError) {
        let start = place
        while !isAt(end) {
            guard index < bytes.count else { throw mistake("\(part) is not closed", at: start) }
            advance(1)
        }
        advance(end.utf8.count)
    }

    /// Skips what may be before and after the root: a declaration, comments, space.
    private mutating func skipMisc() throws(QuoinError) {
        while true {
            skipSpace()
            if take("<?") {
                try skip(through: "?>", "an instruction")
            } else if take("<!--") {
                try skip(through: "-->", "a comment")
            } else if isAt("<!") {
                throw mistake("a document type is not read")
            } else {
                return
            }
        }
    }
}

/// An element of an XML file, with its place.
package struct XMLElement: Sendable {
    package var name: String
    var attributes: [String: String]
    var children: [XMLElement] = []
    /// The text between the tags, without that of the children.
    var text = ""
    package var place: SourcePlace

    /// The value of an attribute.
    package subscript(attribute: String) -> String? { attributes[attribute] }

    /// The first child with a name.
    func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

    /// The first child with an attribute `key`: the use that the file has for the child.
    func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }

    /// The children of the first child with a name.
    func items(of name: String) -> [XMLElement] { child(name)?.children ?? [] }

    /// A number of an attribute; `nil` if there is none, or none that is finite.
    func number(_ attribute: String) -> Double? {
        attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite && abs($0) < 1e7 ? $0 : nil }
    }

    /// Calls a closure with the element and everything in it, parents first.
    func visit(_ body: (XMLElement) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }
}

/// The size classes that variations of a file are for.
struct SizeClasses: Hashable, Sendable {
    var width: String
    var height: String

    /// Whether a key such as `heightClass=regular-widthClass=compact` names these classes, and how many of them.
    func matches(_ key: String) -> Int? {
        let parts = key.split(separator: "-")
        for part in parts {
            guard part == "widthClass=\(width)" || part == "heightClass=\(height)" else { return nil }
        }
        return parts.count
    }
}

extension XMLElement {
    /// The element with the variations for size classes in place of what they vary.
    func varied(for classes: SizeClasses) -> XMLElement {
        var copy = self
        copy.children = children.filter { $0.name != "variation" }.map { $0.varied(for: classes) }
        let variations = children.filter { $0.name == "variation" }
        let general = variations.filter { $0["key"] == "default" }
        let special = variations.compactMap { variation in
            classes.matches(variation["key"] ?? "default").map { (variation, $0) }
        }.sorted { $0.1 < $1.1 }.map(\.0)
        var excluded: Set<String> = []
        for variation in general + special { copy.apply(variation, &excluded) }
        guard !excluded.isEmpty else { return copy }
        for index in copy.children.indices {
            copy.children[index].children.removeAll { $0["id"].map(excluded.contains) ?? false }
        }
        return copy
    }

    private mutating func apply(_ variation: XMLElement, _ excluded: inout Set<String>) {
        for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
        for child in variation.children {
            if child.name == "mask" {
                for item in child.children {
                    guard let reference = item["reference"] else { continue }
                    if item.name == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
                }
            } else if let key = child["key"] {
                children.removeAll { $0["key"] == key }
                children.append(child)
            }
        }
    }
}
