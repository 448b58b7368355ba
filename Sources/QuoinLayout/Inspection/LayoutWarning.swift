/// Something that an element asks for and that has no effect where it stands, or not the one that its name promises.
public struct LayoutWarning: Hashable, Sendable {
    /// The element that asks for it.
    public var element: ElementReference
    /// The property's name, as in the style and in a document: `alignSelf`.
    public var property: String
    /// Why it has no effect, in words that follow the property's name: `has no effect: …`.
    public var reason: String
}

extension LayoutWarning: CustomStringConvertible {
    public var description: String { "\(element): \(property) \(reason)" }
}
