import Foundation
import QuoinFiles
import QuoinResults
import QuoinVerification
import TestSupport
import Testing

@Suite("A defect among many pictures that changed for one reason")
struct RefactoringTests {
    private let folder = TemporaryFolder()

    private func name(_ number: Int) -> String { "card-\(number)" }

    private func write(_ numbers: Range<Int>, _ change: (Int, String) -> String = { $1 }) throws {
        for number in numbers {
            try folder.write(change(number, Refactoring.document(number)), to: name(number) + ".yaml")
        }
    }

    private func approve(_ count: Int) throws {
        try write(0..<count)
        _ = try Approval(of: [folder.url.path]).run()
    }

    /// The groups after a refactoring with a defect in one document, by the names of documents.
    private func groups(_ refactoring: Refactoring, of count: Int, faulty: Int) throws -> [CauseGroup] {
        try write(0..<count) { number, text in
            number == faulty ? refactoring.defect(refactoring.change(text)) : refactoring.change(text)
        }
        return try Verification(of: [folder.url.path]).run().causeGroups
    }

    @Test("the defect is in a group of its own")
    func defects() throws {
        try approve(4)
        for refactoring in Refactoring.all {
            let groups = try groups(refactoring, of: 4, faulty: 2)
            let titles = "\(refactoring.name): \(groups.map(\.title))"
            #expect(groups.map(\.snapshots.count) == [3, 1], "\(titles)")
            #expect(groups.last?.snapshots == [folder.path(name(2))], "\(titles)")
            #expect(groups.first?.isConfirmed == true, "\(titles)")
        }
    }

    @Test("the defect is in a group of its own among 40 pictures")
    func many() throws {
        try approve(40)
        let groups = try groups(Refactoring.all[3], of: 40, faulty: 23)
        #expect(groups.map(\.snapshots.count) == [39, 1])
        #expect(groups.map(\.title) == ["column.spacing 8 → 12", "column.spacing 8 → 12, `note`.spacingBefore 0 → 1"])
        #expect(groups.last?.snapshots == [folder.path(name(23))])
    }
}

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
