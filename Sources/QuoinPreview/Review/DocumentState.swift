import QuoinVerification

/// The result of comparing a document with its references.
struct DocumentState: Sendable, Encodable {
    /// The path of the document.
    var document: String
    var state = State.unknown
    /// What changed, in words, or why nothing can be compared; for the first picture that did not pass.
    var words: [String] = []
    /// The causes of the differences, by their ids.
    var causes: [String] = []

    enum State: String, Sendable, Encodable {
        /// It was not compared yet.
        case unknown
        case equal, different, faulty
        /// There is no reference.
        case new
    }
}

extension DocumentState {
    init(_ document: String, _ snapshots: [VerificationResults.Snapshot], _ groups: [CauseGroup]) {
        self.document = document
        let statuses = Set(snapshots.map(\.status))
        state =
            statuses.contains(.errored)
            ? .faulty
            : statuses.contains(.failed) || statuses.contains(.environment)
                ? .different : statuses.contains(.missing) || statuses.contains(.renamed) ? .new : .equal
        words = snapshots.first { $0.status != .passed }?.explanation ?? []
        let names = Set(snapshots.map(\.name))
        causes = groups.filter { !names.isDisjoint(with: $0.snapshots) }.map(\.id)
    }
}

/// A cause of differences, with the documents that differ for it.
struct CauseState: Sendable, Encodable {
    var id: String
    var title: String
    var isConfirmed: Bool
    var pictures: Int
}

/// The states of all documents.
struct DocumentStates: Sendable, Encodable {
    /// Later states have higher numbers: an answer may reach the page after an event that was sent later.
    var number: Int
    var documents: [DocumentState]
    var causes: [CauseState]
    /// Why documents are missing, for a person.
    var problems: [String]
    /// The paths that were searched.
    var paths: [String]
    var isReadOnly: Bool
    /// The number of documents that are still to be compared.
    var waiting: Int
}
