import Foundation
import QuoinScene

/// What the delegate of a list says of sizes, for records: where nothing else explains what moved, a failure names the answer
/// that changed.
struct ListAnswers {
    private var answers: [String: [IndexPath: PropertyValue]] = [:]

    /// Keeps an answer, and returns it.
    ///
    /// - Parameters:
    ///   - question: the last name of the delegate's method: `sizeForItemAt`.
    ///   - usual: what holds if the delegate says nothing, which is on record by itself.
    mutating func take<Value: Equatable>(
        _ answer: Value?, _ question: String, at path: IndexPath, unlike usual: Value,
        _ recorded: (Value) -> PropertyValue
    ) -> Value {
        if let answer, answer != usual { answers[question, default: [:]][path] = recorded(answer) }
        return answer ?? usual
    }

    /// Forgets the answers before the list is laid out again.
    mutating func removeAll() { answers.removeAll(keepingCapacity: true) }

    /// Each question with its answer, or with the different ones in the order of the list.
    var recorded: [RecordedProperty] {
        answers.map { question, answers in
            var different: [PropertyValue] = []
            for (_, value) in answers.sorted(by: { $0.key < $1.key }) where !different.contains(value) {
                different.append(value)
                if different.count == Self.most { break }
            }
            let value = different.count == 1 ? different[0] : .list(different)
            return RecordedProperty(RecordedProperty.ofApp + question, value, [.size, .contentLayout])
        }
    }

    /// The questions of which answers are on record.
    static let questions: Set = [
        "sizeForItemAt", "insetForSectionAt", "minimumLineSpacingForSectionAt", "minimumInteritemSpacingForSectionAt",
        "referenceSizeForHeaderInSection", "referenceSizeForFooterInSection", "heightForRowAt",
        "heightForHeaderInSection", "heightForFooterInSection",
    ]

    /// How many different answers a record has.
    private static let most = 30
}
