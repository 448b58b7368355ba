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

    private func effects(_ layout: String, _ old: String, _ new: String) throws -> [String]? {
        try results(["x": layout], replacing: (old, new)).snapshots[0].review?.effects
    }

    @Test(
        "what newly leaves the canvas or its parent is one, whatever paints in it",
        arguments: [
            (
                "{column: {spacing: 4, children: [{fill: red, width: 9, height: 30}, {row: [{text: by rail}]}]}}",
                "spacing: 4", "spacing: 24", ["row passes the bottom edge of the canvas"]
            ),
            (
                """
                {absolute: {children: [{absolute: {children: [{fill: red, preferredSize: [9, 9], layoutPosition: [1, 1], bleeds: true, id: dot}]}, \
                preferredSize: [30, 30], fill: white, id: card}]}}
                """, "layoutPosition: [1, 1]", "layoutPosition: [25, 1]", ["`dot` passes the right edge of `card`"]
            ),
            (
                """
                {inset: {insets: 5, child: {column: {spacing: 2, children: [{fill: red, height: 9}, {fill: red, height: 9}, \
                {row: [{text: {string: a, size: 8}}], id: last}]}, height: 40, id: list, clip: true}}}
                """, "spacing: 2", "spacing: 15", ["`last` passes the bottom edge of `list`"]
            ),
            (
                "{scroll: {child: {column: {spacing: 4, children: [{fill: red, height: 50}, {fill: blue, height: 9, width: 9}]}}}}",
                "spacing: 4", "spacing: 24", []
            ),
        ])
    func leaving(layout: String, old: String, new: String, expected: [String]) throws {
        #expect(try effects(layout, old, new) == expected)
    }

    @Test("the summary names one of a single picture, too")
    func summary() throws {
        let list =
            "{column: {spacing: 4, children: [{fill: red, width: 9, height: 30}, {row: [{text: by rail}], id: last}]}, id: l}"
        let results = try results(["x": list], replacing: ("spacing: 4", "spacing: 24"))
        let line = "  `l`.spacing 4 → 24; `last` passes the bottom edge of the canvas, in 1 picture\n"
        #expect(results.summary.contains(line), "\(results.summary)")
    }

    @Test(
        "elements that newly overlap or hide each other are one, whatever is between them",
        arguments: [
            (
                """
                {absolute: {children: [{fill: red, preferredSize: [9, 9], id: a}, \
                {row: [{fill: blue, preferredSize: [9, 9], id: b}], layoutPosition: [20, 0]}]}}
                """, "layoutPosition: [20, 0]", "layoutPosition: [5, 0]", ["`a` overlaps `b`"]
            ),
            (
                """
                {absolute: {children: [{text: {string: hi, size: 8}, id: label}, \
                {fill: blue, preferredSize: [20, 20], layoutPosition: [30, 0], id: lid}]}}
                """, "layoutPosition: [30, 0]", "layoutPosition: [0, 0]", ["`label` is covered by `lid`"]
            ),
            (
                """
                {absolute: {children: [{fill: red, preferredSize: [9, 9], id: a}, \
                {fill: blue, preferredSize: [9, 9], layoutPosition: [5, 0], id: b}]}}
                """, "layoutPosition: [5, 0]", "layoutPosition: [3, 0]", []
            ),
        ])
    func overlapping(layout: String, old: String, new: String, expected: [String]) throws {
        #expect(try effects(layout, old, new) == expected)
    }

    @Test(
        "texts that are newly cut, wrapped, pale or squeezed are one",
        arguments: [
            (
                "{text: {string: abc defg hi, size: 8, lines: 1}, id: label}", "size: 8", "size: 18",
                "`label` is cut"
            ),
            ("{text: {string: ab cdefg, size: 8}, id: label}", "size: 8", "size: 18", "`label` wraps"),
            (
                "{text: {string: ab, size: 12, color: \"#767676\"}, id: label}", "#767676", "#7a7a7a",
                "`label` has a contrast below what is needed"
            ),
            (
                "{box: {child: {text: {string: ab, size: 12, color: white}, id: label}}, fill: \"#666666\"}", "#666666",
                "#999999", "`label` has a contrast below what is needed"
            ),
            (
                "{row: {children: [{fill: red, width: 40, id: a}, {fill: blue, flexShrink: 1, width: 20, id: b}]}}",
                "width: 40", "width: 60", "`b` is squeezed to nothing"
            ),
        ])
    func own(layout: String, old: String, new: String, expected: String) throws {
        #expect(try effects(layout, old, new) == [expected])
    }

    @Test("what had the problem before, or is rid of it, has no effect")
    func known() throws {
        let layout = "{text: {string: abc defg hi, size: 18, lines: 1, color: \"#bbbbbb\"}, id: label}"
        #expect(try effects(layout, "size: 18", "size: 19") == [])
        #expect(try effects(layout, "size: 18", "size: 6") == [])
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
