import QuoinComparison
import QuoinCompositional

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// `localizedDescription` of an error is its message.

extension ComparisonRules.Problem: LocalizedError {
    public var errorDescription: String? { description }
}

extension RecordedPicture.DrawingError: LocalizedError {
    public var errorDescription: String? { description }
}

extension CollectionLayoutError: LocalizedError {
    public var errorDescription: String? { description }
}
