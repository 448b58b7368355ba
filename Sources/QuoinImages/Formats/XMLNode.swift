/// An element or a text of an XML file.
struct XMLNode {
    enum Kind {
        case element(name: String, namespace: String?, attributes: [(name: String, value: String)])
        /// Also of a CDATA section.
        case text(String)
    }

    let kind: Kind
    /// The number of elements around the node.
    let depth: Int
}

extension XMLLibrary {
    /// Calls `body` with the elements and texts of a file in order, up to the first error.
    func forEachNode(of bytes: [UInt8], _ body: (XMLNode) -> Void) {
        bytes.withUnsafeBufferPointer { buffer in
            let options = Self.options + (Self.hasExternalEntities(bytes) ? 0 : Self.replacesEntities)
            guard let reader = open(buffer.baseAddress, CInt(clamping: buffer.count), nil, nil, options) else { return }
            defer { close(reader) }
            while read(reader) == 1 {
                let level = Int(depth(reader))
                switch nodeType(reader) {
                case 1: body(XMLNode(kind: element(reader), depth: level))
                case 3, 4, 14: body(XMLNode(kind: .text(value(reader).map { String(cString: $0) } ?? ""), depth: level))
                default: break
                }
            }
        }
    }

    /// Nothing is loaded from a network, and nothing is printed.
    private static let options: CInt = 1 << 5 | 1 << 6 | 1 << 11
    private static let replacesEntities: CInt = 1 << 1

    /// Whether a file declares entities whose text is in other files, which must not be read.
    private static func hasExternalEntities(_ bytes: [UInt8]) -> Bool {
        let declarations = String(decoding: bytes, as: UTF8.self).split(separator: "<!ENTITY").dropFirst()
        return declarations.contains { text in
            let declaration = text.prefix { $0 != ">" }
            return declaration.contains("SYSTEM") || declaration.contains("PUBLIC")
        }
    }

    private func element(_ reader: Reader) -> XMLNode.Kind {
        func string(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
        let (elementName, elementNamespace) = (string(name(reader)), namespace(reader).map { String(cString: $0) })
        var attributes: [(name: String, value: String)] = []
        while nextAttribute(reader) == 1 { attributes.append((string(name(reader)), string(value(reader)))) }
        return .element(name: elementName, namespace: elementNamespace, attributes: attributes)
    }
}
