/// Collects a container's children, with `if`, `for` and optionals.
///
/// A part of a block is one element or an array, so that a single element needs no array.
@resultBuilder
public enum ElementBuilder {
    @inlinable
    public static func buildExpression(
        _ element: consuming some LayoutElement, fileID: StaticString = #fileID, line: UInt32 = #line
    ) -> AnyElement {
        element.erasingKind().standing(at: SwiftPlace(fileID: fileID, line: line))
    }
    @inlinable
    public static func buildExpression(
        _ element: consuming AnyElement, fileID: StaticString = #fileID, line: UInt32 = #line
    ) -> AnyElement {
        element.standing(at: SwiftPlace(fileID: fileID, line: line))
    }
    @inlinable
    public static func buildExpression(
        _ element: (any LayoutElement)?, fileID: StaticString = #fileID, line: UInt32 = #line
    ) -> [AnyElement] {
        element.map { [$0.erased.standing(at: SwiftPlace(fileID: fileID, line: line))] } ?? []
    }
    @inlinable
    public static func buildExpression(_ elements: [some LayoutElement]) -> [AnyElement] { elements.map { $0.erased } }
    @inlinable
    public static func buildExpression(_ elements: [any LayoutElement]) -> [AnyElement] { elements.map { $0.erased } }

    @inlinable
    public static func buildBlock() -> [AnyElement] { [] }
    @inlinable
    public static func buildPartialBlock(first: AnyElement) -> AnyElement { first }
    @inlinable
    public static func buildPartialBlock(first: [AnyElement]) -> [AnyElement] { first }
    @inlinable
    public static func buildPartialBlock(accumulated: AnyElement, next: AnyElement) -> [AnyElement] {
        [accumulated, next]
    }
    @inlinable
    public static func buildPartialBlock(accumulated: AnyElement, next: [AnyElement]) -> [AnyElement] {
        [accumulated] + next
    }
    @inlinable
    public static func buildPartialBlock(accumulated: consuming [AnyElement], next: AnyElement) -> [AnyElement] {
        accumulated.append(next)
        return accumulated
    }
    @inlinable
    public static func buildPartialBlock(accumulated: consuming [AnyElement], next: [AnyElement]) -> [AnyElement] {
        accumulated.append(contentsOf: next)
        return accumulated
    }

    @inlinable
    public static func buildOptional(_ part: (some LayoutElement)?) -> [AnyElement] { part.map { [$0.erased] } ?? [] }
    @inlinable
    public static func buildOptional(_ part: [AnyElement]?) -> [AnyElement] { part ?? [] }
    @inlinable
    public static func buildEither(first part: AnyElement) -> [AnyElement] { [part] }
    @inlinable
    public static func buildEither(first part: [AnyElement]) -> [AnyElement] { part }
    @inlinable
    public static func buildEither(second part: AnyElement) -> [AnyElement] { [part] }
    @inlinable
    public static func buildEither(second part: [AnyElement]) -> [AnyElement] { part }
    @inlinable
    public static func buildArray(_ parts: [AnyElement]) -> [AnyElement] { parts }
    @inlinable
    public static func buildArray(_ parts: [[AnyElement]]) -> [AnyElement] {
        var elements: [AnyElement] = []
        elements.reserveCapacity(parts.reduce(0) { $0 + $1.count })
        for part in parts { elements += part }
        return elements
    }
    @inlinable
    public static func buildLimitedAvailability(_ part: AnyElement) -> [AnyElement] { [part] }
    @inlinable
    public static func buildLimitedAvailability(_ part: [AnyElement]) -> [AnyElement] { part }

    @inlinable
    public static func buildFinalResult(_ element: AnyElement) -> [AnyElement] { [element] }
    @inlinable
    public static func buildFinalResult(_ elements: [AnyElement]) -> [AnyElement] { elements }
}

extension AnyElement {
    /// The same element with its place in a block. An element that has a place keeps it, because blocks pass on the
    /// elements of other blocks.
    @inlinable
    consuming func standing(at place: SwiftPlace) -> AnyElement {
        if swiftFile == nil { swiftPlace = place }
        return self
    }
}

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
