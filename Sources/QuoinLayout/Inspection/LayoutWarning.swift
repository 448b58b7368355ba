/// A property of an element that has no effect, or another one than its name suggests.
public struct LayoutWarning: Hashable, Sendable {
    public var element: ElementReference
    /// The property's name, as in the style and in a document: `alignSelf`.
    public var property: String
    /// Why it has no effect, in words that follow the property's name: `has no effect: …`.
    public var reason: String
}

extension LayoutWarning: CustomStringConvertible {
    public var description: String { "\(element): \(property) \(reason)" }
}

extension LayoutWarning {
    /// The same warning about every element of a place: of a document, or of a path whatever its numbers, as cells have it.
    var anywhere: LayoutWarning {
        var result = self
        let path = element.source == nil ? element.path.filter { !$0.isNumber } : ""
        result.element = ElementReference(path: path, source: element.source)
        return result
    }
}
