import QuoinVerification

/// A change of a document that none of its pictures shows.
package struct Survivor: Codable, Hashable, Sendable {
    /// Where the value is in the document.
    package var place: SourcePlace
    /// The path of the value: `layout.row.children[2].width`.
    package var path: String
    /// The last key of the path.
    package var key: String
    /// The change in words: `cornerRadius 36 → 37`.
    package var change: String
    /// The value before and after the change; `nil` for children and rules that are removed or swapped.
    package var values: Mutant.Values?
    /// What the change changes.
    package var sort: Mutant.Sort
    package var reason: UnseenReason
    /// More about the reason, in words; empty if there is nothing to add.
    package var detail: String
    /// The settings of `variants` with which a picture would show it.
    package var variants: [String]
    /// The allowance for it; `nil` if there is none.
    package var allowance: Allowance<UnseenReason>?

    /// What is allowed is looked up each time.
    private enum CodingKeys: String, CodingKey {
        case place, path, key, change, values, sort, reason, detail, variants
    }

    /// Whether a better snapshot would show it, and no allowance has a reason why that is not needed.
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
