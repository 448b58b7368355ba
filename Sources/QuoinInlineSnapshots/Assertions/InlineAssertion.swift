import QuoinResults
import QuoinSnapshots

/// Compares a snapshot with the text in the source, and makes the failure's message.
struct InlineAssertion {
    let place: SnapshotPlace
    let diffing: Diffing<String>
    let mode: RecordMode
    let closure: InlineSnapshotClosure

    /// The failure's message; `nil` if the snapshot is the expected text.
    func problem(expected: String?, with make: () throws -> String) throws -> String? {
        let outcome = SnapshotOutcome(inlineAt: place)
        var result = outcome.known
        let new: String
        do {
            new = try make()
        } catch {
            let message = failureMessage { throw error } ?? ""
            (result.status, result.explanation) = (.errored, message.split(separator: "\n").map(String.init))
            outcome.leave(result, reference: nil)
            return message
        }
        try ClaimedReferences.shared.claim(
            "\(place.file):\(place.line):\(place.column)", at: place.description, snapshot: new.hashValue,
            isText: true)
        let explanation: [String]
        if let expected {
            let difference = try diffing.difference(expected, new)
            if difference == nil, mode.record != .all {
                outcome.leave(result, reference: nil)
                return nil
            }
            (result.status, explanation) = (.failed, difference?.explanation ?? [])
        } else {
            (result.status, explanation) = (.missing, [])
        }
        let isRecorded = mode.record == .all || mode.record == .failed || mode.record == .missing && expected == nil
        guard isRecorded else {
            result.explanation = explanation
            outcome.leave(result, reference: nil)
            let title = expected == nil ? "the snapshot is not written down yet" : "the snapshot differs"
            return title + Self.indented(explanation + ["accept it: \(mode.remedy(at: place))"])
        }
        try InlineSources.write(new, in: place, was: expected, closure)
        result.explanation = ["was written into the source; build and run the test again"] + explanation
        outcome.leave(result, reference: nil)
        let title = expected == nil ? "the snapshot was not written down yet" : "the snapshot differed"
        return "\(title); it was written into \(place.file). Look at it, and build and run the test again"
            + Self.indented(explanation)
    }

    private static func indented(_ lines: [String]) -> String {
        lines.map { "\n  " + $0 }.joined()
    }
}
