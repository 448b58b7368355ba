/// Why a layout cannot be.
public enum LayoutError: Error, Hashable, Sendable {
    /// Elements are nested deeper than the limit; the element given is the last that is allowed.
    case nestedTooDeep(ElementReference, limit: Int)
    /// An element's extent came out infinite, not a number, or above the limit, in points.
    case invalidExtent(ElementReference, Axis, value: Double, limit: Double)

    /// The element that the error is about.
    public var element: ElementReference {
        switch self {
        case .nestedTooDeep(let element, _), .invalidExtent(let element, _, _, _): element
        }
    }
}

extension LayoutError: CustomStringConvertible {
    public var description: String { "\(element): \(explanation)" }

    /// What is wrong, without the element.
    public var explanation: String {
        switch self {
        case .nestedTooDeep(_, let limit):
            "elements are nested deeper than \(limit)"
        case .invalidExtent(_, let axis, let value, let limit):
            "the \(axis == .horizontal ? "width" : "height") came out as \(shortDescription(value)) points; "
                + (value.isFinite
                    ? "at most \(shortDescription(limit)) are possible"
                    : "give the element or the canvas a bound on this axis")
        }
    }
}
