import QuoinValues

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

    /// Whether an attribute says `YES`; `nil` if it is not there.
    func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

    /// Calls a closure with the element and everything in it, parents first.
    func visit(_ body: (XMLElement) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }
}
