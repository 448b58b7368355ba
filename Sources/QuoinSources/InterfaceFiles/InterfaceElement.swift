import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of a file of Interface Builder, with its line.
struct InterfaceElement {
    let name: String
    var attributes: [String: String]
    let line: Int
    var children: [InterfaceElement] = []
    /// The text between the tags.
    var text = ""

    subscript(attribute: String) -> String? { attributes[attribute] }

    func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// The child that the file has for a use.
    func child(key: String) -> InterfaceElement? { children.first { $0["key"] == key } }

    /// The children of the first child with a name.
    func items(of name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

    /// The ids that the variations for a phone leave out.
    var excluded: Set<String> {
        let keys = ["default", "widthClass=compact", "heightClass=regular", "heightClass=regular-widthClass=compact"]
        var excluded: Set<String> = []
        for key in keys {
            for variation in children where variation.name == "variation" && variation["key"] == key {
                for item in variation.children.flatMap(\.children) {
                    guard let id = item["reference"] else { continue }
                    if item.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
                }
            }
        }
        return excluded
    }

    /// A text: an attribute, or a child where the text has several lines.
    func string(_ key: String) -> String? { self[key] ?? child(key: key)?.text }
}

extension InterfaceElement {
    /// - Throws: what the parser says, with the line.
    init(reading data: Data) throws {
        let reader = Reader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse(), let root = reader.root else {
            throw InterfaceFileError(
                line: parser.lineNumber, reason: parser.parserError.map { "\($0)" } ?? "the file is empty")
        }
        self = root
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var root: InterfaceElement?
        private var open: [InterfaceElement] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            open.append(InterfaceElement(name: name, attributes: attributes, line: parser.lineNumber))
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) {
            guard !open.isEmpty else { return }
            open[open.count - 1].text += text
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            guard let element = open.popLast() else { return }
            if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
        }
    }
}

/// Why a file cannot be read.
struct InterfaceFileError: Error {
    let line: Int
    let reason: String
}
