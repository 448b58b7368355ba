extension Layout {
    /// A property of an element that has no effect, or a different effect than its name suggests.
    public struct Warning: Hashable, Sendable {
        public var element: ElementReference
        /// The property's name, as in the style and in a document: `alignSelf`.
        public var property: String
        /// Why it has no effect, in words that follow the property's name: `has no effect: …`.
        public var reason: String

        package init(element: ElementReference, property: String, reason: String) {
            (self.element, self.property, self.reason) = (element, property, reason)
        }
    }
}

extension Layout.Warning: CustomStringConvertible {
    public var description: String { "\(element): \(property) \(reason)" }
}

extension Layout.Warning {
    /// The same warning for all elements with the same place in a document, or with paths that differ only in numbers,
    /// such as those of cells.
    var anywhere: Layout.Warning {
        var result = self
        let path = element.source == nil ? element.path.filter { !$0.isNumber } : ""
        result.element = ElementReference(path: path, source: element.source)
        return result
    }
}
