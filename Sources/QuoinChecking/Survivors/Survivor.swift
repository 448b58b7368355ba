import QuoinDeclarations
import QuoinDocument
import QuoinVerification

/// A change of a document that none of its pictures shows.
package struct Survivor: Hashable, Sendable {
    /// Where the value is in the document.
    package var place: SourcePlace
    /// The path of the value: `layout.row.children[2].width`.
    package var path: String
    /// The last key of the path.
    package var key: String
    /// The change in words: `cornerRadius 36 → 37`.
    package var change: String
    /// The value before and after the change; `nil` for children and rules that are left out or exchanged.
    package var values: Mutant.Values?
    package var reason: UnseenReason
    /// More about the reason, in words; empty if there is no more to say.
    package var detail: String
    /// What allows it to be unseen; `nil` if nothing does.
    package var allowance: Allowance<UnseenReason>?

    /// Whether a better snapshot would see it, and nothing says why that is not needed.
    package var isBlindSpot: Bool { reason.isBlindSpot && allowance == nil }
}

extension Survivor: CustomStringConvertible {
    /// `cornerRadius 36 → 37: limited by something else, but 18 has an effect`.
    package var description: String { "\(change): \(why)".printable }

    /// `covered, by the image, allowed because photos fill their canvas`.
    var why: String {
        let reasons = [reason.title, detail] + (allowance.map { ["allowed because \($0.reason)"] } ?? [])
        return reasons.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
