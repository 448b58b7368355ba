/// What came out for one snapshot.
public struct SnapshotResult: Hashable, Sendable, Codable {
    /// Stable and unique in a run, like a path: `Texture/overlay`, `Texture/overlay dark@2x`.
    public var name: String
    /// Whether the snapshot passed, and what is the matter where it did not.
    public var status: Status
    /// What the difference comes from; nothing where there is none.
    public var cause: DifferenceCause?
    /// The document that was drawn, relative to the root; nothing for a snapshot of code that knows no file.
    public var document: String?
    /// The line of the document with the first element that something happened to, from 1.
    public var line: Int?
    /// The reference picture, relative to the root.
    public var reference: String?
    /// What happened, the most important first, a line each: `badge moved by +3, 0`.
    public var explanation: [String]
    /// The same with every consequence told; absent where ``explanation`` leaves none out.
    public var fullExplanation: [String]?
    /// By how much the new picture differs; absent where it passed, or there was nothing to compare.
    public var pixels: Pixels?
    /// What a report shows; of a snapshot that passed there are none unless ``Verification/includesPassedPictures``
    /// asks for them.
    public var pictures: Pictures
    /// The layout that the reference carries.
    public var referenceLayer: Layer?
    /// The layout of the new picture.
    public var newLayer: Layer?
    /// How long drawing and comparing took, in seconds; nothing where it was not measured.
    public var duration: Double?
    /// The command that accepts the new picture.
    public var acceptCommand: String?

    /// A result of which no more is known than its name and status, and what else is given.
    public init(
        name: String, status: Status, cause: DifferenceCause? = nil, document: String? = nil, line: Int? = nil,
        reference: String? = nil, explanation: [String] = [], fullExplanation: [String]? = nil, pixels: Pixels? = nil,
        pictures: Pictures = Pictures(),
        referenceLayer: Layer? = nil, newLayer: Layer? = nil, duration: Double? = nil, acceptCommand: String? = nil
    ) {
        self.name = name
        self.status = status
        self.cause = cause
        self.document = document
        self.line = line
        self.reference = reference
        self.explanation = explanation
        self.fullExplanation = fullExplanation
        self.pixels = pixels
        self.pictures = pictures
        self.referenceLayer = referenceLayer
        self.newLayer = newLayer
        self.duration = duration
        self.acceptCommand = acceptCommand
    }
}

// MARK: - Status and cause

extension SnapshotResult {
    /// How a snapshot came out, the gravest first.
    public enum Status: String, Hashable, Sendable, Codable, CaseIterable {
        /// The document is faulty, or something cannot be read: there is no new picture.
        case errored
        /// The new picture differs from the reference.
        case failed
        /// There is no reference yet.
        case missing
        /// The text stack that drew the reference is another one; the layout is equal.
        case environment
        case passed
    }
}
