import QuoinLayout

extension CollectionLayoutSection {
    /// Why sections, groups and items cannot be laid out, and which of them is at fault.
    public struct LayoutError: Error, Hashable, Sendable {
        /// What is wrong.
        public enum Reason: Hashable, Sendable {
            /// The section provider returned `nil` for an existing section.
            case missingSection(Int)
            /// A linear group has nothing to repeat.
            case groupWithoutSubitems
            case countBelowOne(Int)
            /// A section's group contains no cell, so repeating it would never end.
            case groupHoldsNoItem
            /// A group contains more cells than allowed.
            case tooManyPlaces(limit: Int)
            /// A subitem's length along its group's axis is 0, so repeating it would never end.
            case subitemWithoutExtent(Axis)
            /// A dimension refers to a container's length along an axis on which the container is unbounded.
            case unboundedContainer(Axis)
            /// Two boundary items of a section, or of the layout, have the same element kind.
            case repeatedElementKind(String)
            /// A number is negative or not finite where this is not allowed, in points or as a fraction.
            case invalidNumber(property: String, value: Double)
            /// The description of a type leads back to the type, or descriptions are nested without end.
            case describesItself(type: String, limit: Int)
            /// No element was given for an element kind.
            case noDrawing(elementKind: String)
        }

        /// The path of the part at fault, such as `sections[2].group.subitems[0]`.
        public var path: String
        public var reason: Reason

        public init(_ reason: Reason, path: String = "") {
            self.path = path
            self.reason = reason
        }
    }
}

extension CollectionLayoutSection.LayoutError: CustomStringConvertible {
    public var description: String { (path.isEmpty ? "layout" : path) + ": " + reason.description }
}

extension CollectionLayoutSection.LayoutError.Reason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missingSection(let index): "no layout for section \(index)"
        case .groupWithoutSubitems: "a group needs at least one subitem"
        case .countBelowOne(let count): "a group's count is \(count); it must be at least 1"
        case .groupHoldsNoItem: "a group without a place for an item would repeat forever"
        case .tooManyPlaces(let limit): "a group has places for more than \(limit) items"
        case .subitemWithoutExtent(let axis):
            "a subitem without extent would repeat forever: its \(axis.extentName) is 0"
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

/// Runs a step for a part, and prefixes the path of an error with the part's name.
package func within<Result>(
    _ part: @autoclosure () -> String, _ step: () throws(CollectionLayoutSection.LayoutError) -> Result
) throws(CollectionLayoutSection.LayoutError) -> Result {
    do {
        return try step()
    } catch {
        let inner = error.path.isEmpty || error.path.hasPrefix("[") ? error.path : "." + error.path
        throw CollectionLayoutSection.LayoutError(error.reason, path: part() + inner)
    }
}

/// A probable mistake in a layout that can be laid out nevertheless.
package struct CollectionLayoutWarning: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// The first subitem does not fit in its group; it is placed once.
        case subitemLargerThanGroup
        /// An item, by its index in the section, does not fit in its group by what it measures.
        case itemLargerThanGroup(Int)
        /// Insets or spacings exceed the container; the size is cut at 0.
        case nothingLeft
        /// Nothing in a group has a length along an axis that could replace the group's estimate.
        case unmeasuredEstimate(Axis)
        /// A cell has no length along an axis by which it could replace the item's estimate.
        case measuredNothing(Axis)
        /// One more item would fit if there were no spacing, or a row is not even half full.
        case emptyPlace(CollectionItemSize.RowEnd, used: Double, shares: Int?)
    }

    /// The path of the part, such as `sections[2].group.subitems[0]`.
    package var path: String
    package var reason: Reason

    package init(_ reason: Reason, path: String) {
        self.path = path
        self.reason = reason
    }
}

extension CollectionLayoutWarning.Reason: CustomStringConvertible {
    /// Words that follow the path.
    package var description: String {
        switch self {
        case .subitemLargerThanGroup: "is larger than its group, and placed once"
        case .itemLargerThanGroup(let index): "is larger than its group, even measured: item \(index) stands alone"
        case .nothingLeft: "has insets or spacings that are larger than the container; the size is cut at 0"
        case .unmeasuredEstimate(let axis):
            "keeps its estimated \(axis.extentName), which is never measured: the \(axis.extentName)s of its subitems "
                + "depend on it; give one of them an estimated \(axis.extentName)"
        case .measuredNothing(let axis):
            "is measured as 0, so that nothing is seen of it: its element has no \(axis.extentName) of its own; set "
                + "\(axis.extentName) there"
        case .emptyPlace(let end, let used, let shares):
            "leaves \(shortDescription(end.length - used)) of its \(shortDescription(end.length)) empty: one more item "
                + "would take \(shortDescription(end.needed)) with its spacing"
                + (shares.map { "; count: \($0) shares what the spacing leaves" } ?? "")
        }
    }
}
