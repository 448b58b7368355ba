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
