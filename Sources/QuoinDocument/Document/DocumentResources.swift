import QuoinLayout
import QuoinScene

/// Finds what a document refers to.
public protocol DocumentResources {
    /// The image that a document names by a path relative to itself.
    func image(at path: String) throws(DocumentResourceError) -> ImageResource
}

/// Why something that a document refers to cannot be had.
public struct DocumentResourceError: Error, Hashable, Sendable {
    /// What is wrong, in a sentence without a period.
    public var message: String
    /// Whether it is that a limit was passed.
    public var isLimit: Bool

    public init(_ message: String, isLimit: Bool = false) {
        (self.message, self.isLimit) = (message, isLimit)
    }
}
