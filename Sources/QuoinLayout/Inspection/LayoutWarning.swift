/// A property of an element that has no effect, or not the one that its name promises.
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
