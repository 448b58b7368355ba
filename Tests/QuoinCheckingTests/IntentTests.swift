import QuoinChecking
import TestSupport
import Testing

/// Each row of the table of what is taken for intended, with a layout that is like it and is not.
@Suite("What is taken for intended")
struct IntentTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var name: String
        var intended: String
        var broken: String
        /// The kinds of what is said of the broken one, and the ids that it names.
        var kinds: [Document.FindingKind]
        var testDescription: String { name }
    }

    private static func placed(_ children: String) -> String { "{absolute: {children: [\(children)]}}" }
    private static func ruled(_ views: String, _ rules: String) -> String {
        "{constraints: {views: {\(views)}, rules: [\(rules)]}}"
    }

    private static let title = "{id: title, text: {string: Total amount due, size: 20}, layoutPosition: [20, 20]}"
    private static let pay =
        "{id: pay, button: {title: Pay now}, fill: '#ddd', width: 120, height: 44, layoutPosition: [20, 60]}"

    private static let rows = [
        Row(
            name: "letters on a box or a picture that contains them",
            intended: placed("{fill: '#eee', preferredSize: [300, 60], layoutPosition: [10, 10]}, \(title)"),
            broken: placed("{id: dot, fill: '#eee', preferredSize: [40, 40], layoutPosition: [10, 10]}, \(title)"),
            kinds: [.overlap]),
        Row(
            name: "letters on a shape that is larger than they are, even across its edge",
            intended: placed(
                "{fill: '#eee', cornerRadius: 100, preferredSize: [200, 100], layoutPosition: [0, 0]}, \(title)"),
            broken: placed("{id: other, text: {string: '3', size: 20}, layoutPosition: [60, 22]}, \(title)"),
            kinds: [.overlap]),
        Row(
            name: "pictures and boxes over one another, and badges on them",
            intended: placed(
                """
                {fill: '#ccc', preferredSize: [60, 60], layoutPosition: [20, 20]},
                {fill: '#aaa', preferredSize: [60, 60], layoutPosition: [50, 30]},
                {column: [{text: {string: '3', size: 12}}], with: [{inset: 4, fill: white}], layoutPosition: [70, 10]}
                """),
            broken: placed("\(title), {id: badge, fill: red, preferredSize: [20, 20], layoutPosition: [60, 20]}"),
            kinds: [.overlap]),
        Row(
            name: "a badge on a button, off its title",
            intended: placed("\(pay), {fill: red, preferredSize: [16, 16], layoutPosition: [130, 54]}"),
            broken: placed("\(pay), {id: bar, fill: red, preferredSize: [390, 20], layoutPosition: [0, 95]}"),
            kinds: [.overlap]),
        Row(
            name: "a line through letters",
            intended: placed("\(title), {fill: black, preferredSize: [160, 2], layoutPosition: [20, 32]}"),
            broken: placed("\(title), {id: bar, fill: black, preferredSize: [160, 8], layoutPosition: [20, 32]}"),
            kinds: [.overlap]),
        Row(
            name: "a border that only touches letters",
            intended: """
                {column: {alignItems: start, children: [{text: Total, with: [{inset: 2, border: {width: 4}}]}]}}
                """,
            broken: """
                {column: {alignItems: start, children: [{text: Total, with: [{inset: 2, border: {width: 12}}]}]}}
                """, kinds: [.overlap]),
        Row(
            name: "a watermark, and an outline of the same letters",
            intended: placed(
                "\(title), {opacity: 0.2, text: {string: Draft, size: 20}, layoutPosition: [60, 24]}, "
                    + title.replacing("id: title", with: "id: outline")),
            broken: placed("\(title), {id: draft, text: {string: Draft, size: 20}, layoutPosition: [60, 24]}"),
            kinds: [.overlap]),
        Row(
            name: "a watermark of larger letters in a pale color",
            intended: placed(
                "\(title), {text: {string: Draft, size: 40, color: '#0003'}, layoutPosition: [60, 14]}"),
            broken: placed("\(title), {id: draft, text: {string: Draft, size: 40}, layoutPosition: [60, 14]}"),
            kinds: [.overlap]),
        Row(
            name: "a dialog over a screen that is shaded",
            intended: """
                {overlay: {child: {column: [\(title)], width: 390, height: 140}, overlay: {center: {child:
                  {id: dialog, fill: white, preferredSize: [360, 130]}}, fill: '#0006'}}}
                """,
            broken: """
                {overlay: {child: {column: [\(title)], width: 390, height: 140}, overlay: {center: {child:
                  {id: dialog, fill: white, preferredSize: [360, 130]}}}}}
                """, kinds: [.overlap]),
        Row(
            name: "what scrolls below a bar",
            intended: """
                {overlay: {child: {scroll: {child: {column: [\(title)]}}, width: 390, height: 140},
                  overlay: {relative: {vertical: start, child: {id: bar, fill: white, height: 60}}}}}
                """,
            broken: """
                {overlay: {child: {column: [\(title)], width: 390, height: 140},
                  overlay: {relative: {vertical: start, child: {id: bar, fill: white, height: 60}}}}}
                """, kinds: [.overlap]),
        Row(
            name: "shapes beyond the edge of what places them by coordinates",
            intended: placed("{fill: '#eee', preferredSize: [90, 90], layoutPosition: [-40, -40]}, \(title)"),
            broken: placed("{id: head, text: {string: Total, size: 20}, layoutPosition: [-20, 60]}, \(title)"),
            kinds: [.overflow]),
        Row(
            name: "what says that it bleeds",
            intended: placed("{text: {string: Total, size: 20}, bleeds: true, layoutPosition: [-20, 60]}, \(title)"),
            broken: placed("{id: back, button: {title: Back}, width: 90, height: 44, layoutPosition: [-40, 60]}"),
            kinds: [.overflow]),
        Row(
            name: "views that a rule puts beyond an edge of an inner container",
            intended: """
                {column: [{constraints: {views: {photo: {fill: '#ccc'}, badge: {fill: red}}, rules: [
                  photo.edges == container.edges, badge.width == 16, badge.height == 16, badge.top == container.top - 6,
                  badge.trailing == photo.trailing + 6]}, width: 60, height: 60}], with: [{inset: 20}]}
                """,
            broken: """
                {column: [{constraints: {views: {label: {text: A label that is long}}, rules: [
                  label.leading == container.leading, label.top == container.top]}, width: 60, height: 60}],
                  with: [{inset: 20}]}
                """, kinds: [.overflow]),
        Row(
            name: "texts of several lines that are cut in the document's own picture",
            intended:
                "{column: [{width: 100, text: {string: A preview of a message that is far too long, lines: 2}}]}",
            broken: "{column: [{width: 100, text: {string: A preview of a message that is far too long, lines: 1}}]}",
            kinds: [.cut]),
        Row(
            name: "boxes whose size is said to be 0",
            intended: "{row: [{fill: red, width: '0%', height: 20}]}", broken: "{row: [{fill: red, height: 20}]}",
            kinds: [.squeezed]),
        Row(
            name: "letters that scroll out of sight",
            intended: "{scroll: {child: {column: [{height: 300, width: 10}, \(title)]}}, width: 300, height: 100}",
            broken: """
                {column: {alignItems: start, children: [{text: Total, with: [{inset: [0, 0, 0, -20], clip: true}]}]}}
                """, kinds: [.cut]),
    ]

    private func findings(_ layout: String, widths: String = "390...400") throws -> [LayoutFinding] {
        try CheckedText().findings(
            """
            canvas: {width: 390, height: 140, fill: white}
            check: {widths: \(widths), \(CheckedText.noContrast)}
            layout: \(layout.replacing("\n", with: " "))
            """)
    }

    @Test("is quiet, and its like is found", arguments: rows)
    func table(row: Row) throws {
        let quiet = try findings(row.intended)
        #expect(quiet.isEmpty, "\(quiet)")
        let found = try findings(row.broken)
        #expect(found.map(\.kind) == row.kinds, "\(found)")
        #expect(found.allSatisfy { $0.occurrences.allSatisfy(\.isEverywhere) })
    }

    @Test("depends on a width alone: what two ranges say agrees where they overlap", arguments: rows)
    func ranges(row: Row) throws {
        for layout in [row.intended, row.broken] {
            let (all, part) = (try findings(layout, widths: "350...390"), try findings(layout, widths: "360...380"))
            func words(_ findings: [LayoutFinding], at width: Double) -> [String] {
                findings.filter { $0.occurrences.contains { $0.widths.contains { $0.contains(width) } } }
                    .map { "\($0.kind) \($0.elements.map(\.path))" }.sorted()
            }
            for width in stride(from: 360.0, through: 380, by: 1) {
                #expect(words(all, at: width) == words(part, at: width))
            }
        }
    }
}
