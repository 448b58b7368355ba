import Foundation
import QuoinVerification
import TestSupport
import Testing

@Suite("A defect among pictures of many kinds")
struct MixedRefactoringTests {
    private let folder = TemporaryFolder()

    private func name(_ number: Int) -> String { "picture-\(number)" }

    private func write(_ text: String, _ number: Int) throws { try folder.write(text, to: name(number) + ".yaml") }

    @Test("each refactoring is described in words, in few groups, none of which has a defect")
    func refactorings() throws {
        for number in 0..<Gallery.count { try write(Gallery.document(number), number) }
        _ = try Approval(of: [folder.url.path]).run()
        var problems: [String] = []
        for change in Gallery.changes {
            problems += try self.problems(of: change).map { "\(change.name): \($0)" }
        }
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    private func problems(of change: Gallery.Change) throws -> [String] {
        var affected: [Int] = []
        for number in 0..<Gallery.count {
            guard var text = change.edited(Gallery.document(number)) else { continue }
            if number == change.faulty { text = text.replacing(change.defect.0, with: change.defect.1) }
            affected.append(number)
            try write(text, number)
        }
        let results = try Verification(of: affected.map { folder.path(name($0) + ".yaml") }).run()
        for number in affected { try write(Gallery.document(number), number) }
        var problems: [String] = []
        let groups = results.causeGroups
        let own = groups.filter { $0.snapshots.contains(folder.path(name(change.faulty))) }
        if own.map(\.snapshots.count) != [1] { problems.append("the defect is among others: \(own.map(\.title))") }
        if groups.count > 4 { problems.append("\(groups.count) groups") }
        for snapshot in results.snapshots where snapshot.status != .passed {
            if !snapshot.explanation.contains(where: { $0.contains(change.word) }) {
                problems.append("\(snapshot.name) says \(snapshot.explanation)")
            }
        }
        return problems.isEmpty
            ? [] : problems + groups.map { "  \($0.snapshots.count) \($0.isConfirmed) \($0.title)" }
    }
}
