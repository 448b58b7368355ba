import QuoinValues

/// Why an element cannot be laid out.
public enum LayoutError: Error, Hashable, Sendable {
    /// Elements are nested deeper than the limit. The element is the last that is allowed.
    case nestedTooDeep(ElementReference, limit: Int)
    /// An element's extent, in points, is infinite, not a number, or above the limit.
    case invalidExtent(ElementReference, Axis, value: Double, limit: Double)
    /// The layout exceeds a limit. The element is the root.
    case limitPassed(ElementReference, Limits.Excess)
    /// An element of an ``UnfoldingKind`` cannot unfold.
    case notUnfolded(ElementReference, UnfoldingFailure)

    /// Why an element cannot unfold. Two failures are equal if their descriptions are.
    public struct UnfoldingFailure: Hashable, Sendable, CustomStringConvertible {
        /// The error that the kind threw.
        public let error: any Error

        public var description: String { String(describing: error) }

        public static func == (a: Self, b: Self) -> Bool { a.description == b.description }
        public func hash(into hasher: inout Hasher) { hasher.combine(description) }
    }

    /// The element that the error is about.
    public internal(set) var element: ElementReference {
        get {
            switch self {
            case .nestedTooDeep(let element, _), .invalidExtent(let element, _, _, _), .limitPassed(let element, _),
                .notUnfolded(let element, _):
                element
            }
        }
        set {
            switch self {
            case .nestedTooDeep(_, let limit): self = .nestedTooDeep(newValue, limit: limit)
            case .invalidExtent(_, let axis, let value, let limit):
                self = .invalidExtent(newValue, axis, value: value, limit: limit)
            case .limitPassed(_, let excess): self = .limitPassed(newValue, excess)
            case .notUnfolded(_, let failure): self = .notUnfolded(newValue, failure)
            }
        }
    }

    /// An error during the unfolding of an element. If it is about an element of the content, the path of the unfolding
    /// element is put before its path, unless that is one in a document; otherwise it is a failure of the unfolding
    /// element itself.
    init(_ error: any Error, within element: ElementReference) {
        guard let inner = error as? LayoutError else {
            self = .notUnfolded(element, UnfoldingFailure(error: error))
            return
        }
        self = inner
        if element.source != nil, inner.element.path.hasPrefix(element.path) { return }
        self.element.path = element.path + inner.element.path.dropFirst(LayoutTree.rootName.count)
    }
}

extension LayoutError: CustomStringConvertible {
    public var description: String { "\(element): \(explanation)" }

    /// The reason, without the element.
    public var explanation: String {
        switch self {
        case .nestedTooDeep(_, let limit):
            "elements are nested deeper than \(limit)"
        case .invalidExtent(_, let axis, let value, let limit):
            "the \(axis.extentName) came out as \(shortDescription(value)) points; "
                + (value.isFinite
                    ? "fewer than \(shortDescription(limit)) are possible"
                    : "give the element or the canvas a bound on this axis")
        case .limitPassed(_, let excess):
            excess.description
        case .notUnfolded(_, let failure):
            failure.description
        }
    }
}
