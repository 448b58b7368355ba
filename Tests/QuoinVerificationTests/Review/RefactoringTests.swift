import Foundation
import QuoinFiles
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

    /// The groups after a refactoring with a defect in one document, by the names of documents.
    private func groups(_ refactoring: Refactoring, of count: Int, faulty: Int) throws -> [CauseGroup] {
        try write(0..<count)
        _ = try Approval(of: [folder.url.path]).run()
        try write(0..<count) { number, text in
            number == faulty ? refactoring.defect(refactoring.change(text)) : refactoring.change(text)
        }
        return try Verification(of: [folder.url.path]).run().causeGroups
    }

    @Test("the defect is in a group of its own", arguments: Refactoring.all)
    func defect(_ refactoring: Refactoring) throws {
        let groups = try groups(refactoring, of: 6, faulty: 4)
        #expect(groups.map(\.snapshots.count) == [5, 1], "\(groups.map(\.title))")
        #expect(groups.last?.snapshots == [folder.path(name(4))])
        #expect(groups.first?.isConfirmed == true, "\(groups.map(\.title))")
    }

    @Test("the defect is in a group of its own among 300 pictures")
    func many() throws {
        let groups = try groups(Refactoring.all[3], of: 300, faulty: 123)
        #expect(groups.map(\.snapshots.count) == [299, 1])
        #expect(groups.map(\.title) == ["column.spacing 8 → 12", "column.spacing 8 → 12, `note`.spacingBefore 0 → 1"])
        #expect(groups.last?.snapshots == [folder.path(name(123))])
    }
}
