import Foundation
import QuoinVerification
import TestSupport
import Testing

@Suite("Effects that nobody intended")
struct UnintendedEffectTests {
    private let folder = TemporaryFolder()

    /// The results after an edit of a layout in several documents, by their names.
    private func results(
        _ layouts: [String: String], canvas: String = "{width: 60, height: 60, fill: white}",
        replacing edit: (old: String, new: String)
    ) throws -> VerificationResults {
        func write(_ change: (String) -> String) throws {
            for (name, layout) in layouts {
                try folder.write("canvas: \(canvas)\nlayout: \(change(layout))\n", to: "\(name).yaml")
            }
        }
        try write { $0 }
        _ = try Approval(of: [folder.url.path]).run()
        try write { $0.replacingOccurrences(of: edit.old, with: edit.new) }
        return try Verification(of: [folder.url.path]).run()
    }

    @Test("the summary names one of a single picture, too")
    func summary() throws {
        let list =
            "{column: {spacing: 4, children: [{fill: red, width: 9, height: 30}, {row: [{text: by rail}], id: last}]}, id: l}"
        let results = try results(["x": list], replacing: ("spacing: 4", "spacing: 24"))
        let line = "  `l`.spacing 4 → 24; `last` passes the bottom edge of the canvas, in 1 picture\n"
        #expect(results.summary.contains(line), "\(results.summary)")
    }

    @Test("pictures in which a list no longer fits are apart from the others, together whatever the amount")
    func lists() throws {
        func list(_ rows: Int, _ height: Int) -> String {
            let rows = Array(repeating: "{fill: red, height: 8}", count: rows).joined(separator: ", ")
            return "{column: {spacing: 2, children: [\(rows)]}, height: \(height), clip: true, id: list}"
        }
        let layouts = ["a": list(3, 40), "b": list(3, 40), "c": list(5, 48), "d": list(2, 40), "e": list(5, 52)]
        let results = try results(
            layouts, canvas: "{width: 40, fill: white}", replacing: ("spacing: 2", "spacing: 6"))
        #expect(
            results.causeGroups.map(\.title) == [
                "`list`.spacing 2 → 6", "`list`.spacing 2 → 6; box in `list` passes the bottom edge of the canvas",
            ])
        #expect(results.causeGroups.map(\.snapshots.count) == [3, 2])
    }
}
