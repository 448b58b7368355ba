import QuoinPlatform
import QuoinVerification

/// A picture of a document beside its reference.
struct Comparison: Sendable, Encodable {
    var name: String
    var status: String
    var words: [String]
    /// The id of the cause of the difference, if it is known.
    var cause: String?
    var reference: Picture?
    var new: Picture?
    var difference: Picture?

    struct Picture: Sendable, Encodable {
        /// The number by which the page requests the picture.
        var id: Int
        /// In pixels.
        var width: Int
        var height: Int
    }
}

extension Comparison {
    init(_ snapshot: VerificationResults.Snapshot, in groups: [CauseGroup], _ keep: ([UInt8]) -> Int) {
        self.init(
            name: snapshot.name, status: snapshot.status.rawValue, words: snapshot.explanation,
            cause: groups.first { $0.snapshots.contains(snapshot.name) }?.id)
        reference = snapshot.pictures.reference.flatMap { Picture($0, keep) }
        new = snapshot.pictures.new.flatMap { Picture($0, keep) }
        difference = snapshot.pictures.difference.flatMap { Picture($0, keep) }
    }
}

extension Comparison.Picture {
    fileprivate init?(_ picture: VerificationResults.Snapshot.Picture, _ keep: ([UInt8]) -> Int) {
        guard case .png(let data) = picture else { return nil }
        let bytes = Array(data)
        // The size is in the header.
        guard bytes.count > 24 else { return nil }
        func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        self.init(id: keep(bytes), width: number(16), height: number(20))
    }
}
