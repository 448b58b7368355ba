import QuoinCairo
import QuoinImages
import QuoinLayout

/// Why two pictures cannot be compared as asked.
public enum ComparisonError: Error, Hashable, Sendable {
    /// A mask names an element, and no record has it.
    case unknownMaskElement(id: String, hasRecords: Bool)
    /// A rule's value is outside its range.
    case invalidRule(name: String, value: Double, range: ClosedRange<Double>)
    /// A picture's file cannot be read.
    case image(ImageError)
}

extension ComparisonError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownMaskElement(let id, true): "the mask names \"\(id)\", which is an element of neither picture"
        case .unknownMaskElement(let id, false):
            "the mask names \"\(id)\", but neither picture says where its elements are"
        case .invalidRule(let name, let value, let range):
            "the \(name) is \(shortDescription(value)); it can be from \(shortDescription(range.lowerBound))"
                + " to \(shortDescription(range.upperBound))"
        case .image(let error): error.description
        }
    }
}
