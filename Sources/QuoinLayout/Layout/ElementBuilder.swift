import QuoinValues

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
        if swiftPlace == nil { swiftPlace = place }
        return self
    }
}
