import QuoinComparison
import QuoinLayout

/// The result of comparing a new picture with its reference.
public struct PictureComparison: Sendable {
    /// The rules by which the pictures were compared.
    public let rules: ComparisonRules
    /// The outcome by the rules. Pictures of different sizes are always different.
    public let verdict: Verdict
    /// Where the pictures differ.
    public let pixels: PixelDifference
    /// What changed, in terms of the layout.
    public let explanation: Explanation

    /// A line for each mask that covers more in the new picture than in the reference.
    package private(set) var maskNotes: [String] = []

    /// The state of the reference's file and of the new picture's file; `nil` if no files were compared.
    package internal(set) var files: (reference: FileState, new: FileState)?

    /// What the file of a picture contains in addition to its pixels.
    package struct FileState: Sendable {
        package var hasRecord: Bool
        package var flaws: [PictureFlaw]
    }

    /// The outcome of a comparison.
    public enum Verdict: String, Hashable, Sendable, CaseIterable {
        /// No pixel that counts differs.
        case equal
        /// Some pixels differ, within the limits.
        case tolerated
        /// More pixels differ than the limits allow, or the sizes differ.
        case different
        /// More pixels differ than the limits allow, but layout and paint are the same: other libraries or fonts drew
        /// the picture.
        case otherEnvironment
    }

    /// Whether the new picture is accepted in place of the reference.
    public var isAccepted: Bool { verdict == .equal || verdict == .tolerated }

    /// The sort of reason why two pictures differ.
    public enum Category: String, Hashable, Sendable, Codable, CaseIterable {
        /// Elements or the canvas moved or changed size, or elements were added or removed.
        case layout
        /// Elements are painted differently, or show another text.
        case paint
        /// Other libraries or other fonts drew the picture.
        case textStack
        /// The records do not explain the difference.
        case unknown
    }

    /// What changed between two pictures, in terms of the layout.
    public struct Explanation: Hashable, Sendable {
        /// The sorts of reasons why the pictures differ; empty if they do not.
        public internal(set) var categories: Set<Category> = []
        /// What changed: first the causes, then their consequences, then what has no effect, each in paint order.
        public internal(set) var findings: [Finding] = []
        /// The pixels that differ outside of every finding's place; `nil` if there are none.
        public internal(set) var unexplained: Unexplained?
        /// Whether both pictures have a record. Without records there are no findings.
        public internal(set) var hasRecords = false
        /// The smallest rectangle around the pixels that differ and count.
        var bounds: PixelRect?
        /// The number of pixels that differ and count.
        var pixelCount = 0
        /// The name of the document that the new picture was drawn from, if its record has it.
        var document: String?

        /// Pixels that differ for a reason that the records do not show.
        public struct Unexplained: Hashable, Sendable {
            /// The number of pixels.
            public var count: Int
            /// The smallest rectangle around them.
            public var bounds: PixelRect
            /// The innermost element around all of them.
            public var element: Finding.Element?
        }
    }
}
