extension ElementBuilder {
    /// Makes the one element of a composition, with `if` and `switch`.
    @resultBuilder
    public enum SingleElement {
        @inlinable
        public static func buildExpression<Part: LayoutElement>(_ element: Part) -> Part { element }
        @inlinable
        public static func buildBlock<Part: LayoutElement>(_ element: Part) -> Part { element }

        @inlinable
        public static func buildOptional(_ part: AnyElement?) -> AnyElement {
            part ?? Element(EmptyLayout()).erased
        }
        @inlinable
        public static func buildOptional(_ part: (some LayoutElement)?) -> AnyElement {
            part.map { $0.erased } ?? Element(EmptyLayout()).erased
        }
        @inlinable
        public static func buildEither(first part: some LayoutElement) -> AnyElement { part.erased }
        @inlinable
        public static func buildEither(second part: some LayoutElement) -> AnyElement { part.erased }
        @inlinable
        public static func buildLimitedAvailability(_ part: some LayoutElement) -> AnyElement { part.erased }

        @available(*, unavailable, message: "an element is missing: put one here, such as a Column { … } or a Text")
        public static func buildBlock() -> AnyElement { Element(EmptyLayout()).erased }
        @available(
            *, unavailable, message: "a composition is one element: put these into a Column { … }, Row { … } or Stack"
        )
        public static func buildBlock<each Part: LayoutElement>(_ elements: repeat each Part) -> AnyElement {
            Element(EmptyLayout()).erased
        }
    }
}

/// The element of a composition whose condition is false: it takes no space.
@usableFromInline
struct EmptyLayout: LayoutKind {
    @usableFromInline static let name = "nothing"

    @usableFromInline init() {}

    @usableFromInline
    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement { LayoutMeasurement(size: range.min) }
}
