import QuoinLayout

/// Why sections, groups and items cannot be laid out, and which of them is at fault.
public struct CollectionLayoutError: Error, Hashable, Sendable {
    /// What may be wrong.
    public enum Reason: Hashable, Sendable {
        /// The section provider has no section for an index that exists.
        case missingSection(Int)
        /// A linear group has nothing to repeat.
        case groupWithoutSubitems
        case countBelowOne(Int)
        /// A section's group has no place for an item, so it would repeat for ever.
        case groupHoldsNoItem
        /// A group has places for more items than can be.
        case tooManyPlaces(limit: Int)
        /// A subitem is nothing long along its group's axis, so it would repeat for ever.
        case subitemWithoutExtent(Axis)
        /// Something refers to a container's extent along an axis on which the container has no end.
        case unboundedContainer(Axis)
        /// Two boundary items of a section, or of the layout, have the same element kind.
        case repeatedElementKind(String)
        /// A number is negative or not finite where it may not be, in points or as a fraction.
        case invalidNumber(property: String, value: Double)
        /// A type's description leads back to the type itself, or is nested without end.
        case describesItself(type: String, limit: Int)
        /// Nothing says what an element kind looks like.
        case noDrawing(elementKind: String)
    }

    /// The way to the struct at fault, such as `sections[2].group.subitems[0]`.
    public var path: String
    /// What is wrong.
    public var reason: Reason

    public init(_ reason: Reason, path: String = "") {
        self.path = path
        self.reason = reason
    }
}

extension CollectionLayoutError: CustomStringConvertible {
    public var description: String { (path.isEmpty ? "layout" : path) + ": " + reason.description }
}

extension CollectionLayoutError.Reason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missingSection(let index): "no layout for section \(index)"
        case .groupWithoutSubitems: "a group needs at least one subitem"
        case .countBelowOne(let count): "a group's count is \(count); it must be at least 1"
        case .groupHoldsNoItem: "a group without a place for an item would repeat for ever"
        case .tooManyPlaces(let limit): "a group has places for more than \(limit) items"
        case .subitemWithoutExtent(let axis):
            "a subitem without extent would repeat for ever: its \(axis.extentName) is 0"
        case .unboundedContainer(let axis):
            "the \(axis.extentName) of the container is unbounded; a part of it, or filling it, needs a bound"
        case .repeatedElementKind(let kind): "two boundary items have the element kind \"\(kind)\"; kinds must differ"
        case .invalidNumber(let property, let value):
            "\(property) is \(shortDescription(value)); it must be finite and not negative"
        case .describesItself(let type, let limit):
            "\(type) describes itself by itself: no core struct was met within \(limit) steps"
        case .noDrawing(let kind): "no drawing for the kind \"\(kind)\""
        }
    }
}

extension Axis {
    var extentName: String { self == .horizontal ? "width" : "height" }
}

/// Runs a step for a part of something, and puts the part's name before the path of an error.
func within<Result>(
    _ part: @autoclosure () -> String, _ step: () throws(CollectionLayoutError) -> Result
) throws(CollectionLayoutError) -> Result {
    do {
        return try step()
    } catch {
        let inner = error.path.isEmpty || error.path.hasPrefix("[") ? error.path : "." + error.path
        throw CollectionLayoutError(error.reason, path: part() + inner)
    }
}
