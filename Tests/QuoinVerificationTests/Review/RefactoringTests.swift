import Foundation
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
        try approve(3)
        for refactoring in Refactoring.all {
            let groups = try groups(refactoring, of: 3, faulty: 2)
            let titles = "\(refactoring.name): \(groups.map(\.title))"
            #expect(groups.map(\.snapshots.count) == [2, 1], "\(titles)")
            #expect(groups.last?.snapshots == [folder.path(name(2))], "\(titles)")
            #expect(groups.first?.isConfirmed == true, "\(titles)")
        }
    }

    @Test("the defect is in a group of its own among 16 pictures")
    func many() throws {
        try approve(16)
        let groups = try groups(Refactoring.all[3], of: 16, faulty: 13)
        #expect(groups.map(\.snapshots.count) == [15, 1])
        #expect(groups.map(\.title) == ["column.spacing 8 → 12", "column.spacing 8 → 12, `note`.spacingBefore 0 → 1"])
        #expect(groups.last?.snapshots == [folder.path(name(13))])
    }
}
