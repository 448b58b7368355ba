import Foundation
import QuoinChecking
import QuoinDocument
import TestSupport
import Testing

/// Faults that are planted into screens, each with a twin that is right. The widths come from sums of the sizes.
@Suite("Planted faults")
struct PlantedFaultTests {
    /// A fault, and the layout or the document around it.
    struct Fault: CustomTestStringConvertible, Sendable {
        var kind: Document.FindingKind
        var wrong: String
        var right: String
        /// The smallest and the largest width with the fault, of 300 to 500.
        var widths: ClosedRange<Double>
        var layout: String
        var canvas: String

        /// - Parameter layout: has `@` in the place of the fault.
        init(
            _ kind: Document.FindingKind, _ wrong: String, not right: String, from first: Double = 300,
            upTo last: Double = 500, _ layout: String, canvas: String = "height: 300, fill: white"
        ) {
            (self.kind, self.wrong, self.right, widths) = (kind, wrong, right, first...last)
            (self.layout, self.canvas) = (layout, canvas)
        }

        var testDescription: String { "\(kind) \(wrong) \(layout)" }

        /// Widths around the end of those with the fault, or some where all have it.
        func tried(within distance: Double) -> ClosedRange<Double> {
            let end = widths.upperBound < 500 ? widths.upperBound : widths.lowerBound
            return max(300, end - distance)...min(500, end + distance)
        }

        func document(_ value: String, at widths: ClosedRange<Double>) -> String {
            """
            canvas: {width: 400, \(canvas)}
            check: {widths: \(Int(widths.lowerBound))...\(Int(widths.upperBound)), obstructions: [{name: keyboard, bottom: 100}]}
            layout: \(layout.replacing("@", with: value))
            """
        }
    }

    static func box(_ width: String, high height: String = "20") -> String {
        "{fill: '#ccc', width: \(width), height: \(height)}"
    }

    /// A button at coordinates.
    static func go(_ position: String) -> String {
        "{button: {title: Go}, preferredSize: [80, 44], layoutPosition: [\(position)]}"
    }

    /// What takes the rest of a row.
    static let flexible = "{height: 20, fill: red, flexGrow: 1, flexShrink: 1}"
    /// A font whose letters all have the same width.
    static let mono = "font: DejaVu Sans Mono"
    static let rightToLeft = "height: 300, fill: white, direction: rtl"
    private static let long = "A line of text that is longer than a hundred points"

    /// Views in constraints, all at the top.
    static func views(_ views: String, _ rules: String) -> String {
        "{constraints: {views: {\(views)}, rules: [\(rules)]}}"
    }

    private static let boxes: [Fault] = [
        Fault(.overflow, "150", not: "100", upTo: 349, "{row: [\(box("200")), \(box("@"))]}"),
        Fault(.overflow, "120", not: "60", upTo: 351, "{row: [\(box("200")), \(box("@"))], with: [{inset: 16}]}"),
        Fault(
            .overflow, "20", not: "0", upTo: 339,
            "{row: {spacing: @, children: [\(box("100")), \(box("100")), \(box("100"))]}}"),
        Fault(.overflow, "360", not: "300", upTo: 359, "{column: [\(box("@"))]}"),
        Fault(
            .overflow, "360", not: "300", upTo: 359,
            "{row: {flexWrap: wrap, children: [{fill: '#ccc', minWidth: @, height: 20}, \(box("50"))]}}"),
        Fault(
            .overflow, "360", not: "268", upTo: 391,
            "{row: {flexWrap: wrap, children: [{fill: '#ccc', minWidth: @, height: 20}]}, with: [{inset: 16}]}"),
        Fault(.overflow, "200", not: "300", "{column: [{width: @, row: [\(box("280"))]}]}"),
        Fault(
            .overflow, "300", not: "200",
            "{column: [{height: 200, column: [{fill: '#ccc', width: 20, height: @}]}]}"),
        Fault(
            .squeezed, "320", not: "200", upTo: 320,
            "{row: [\(box("@")), {height: 20, fill: red, flexGrow: 1, flexShrink: 1}]}"),
        Fault(
            .stretched, "stretch", not: "fill",
            "{column: [{image: {source: a.svg, mode: @}, width: 90, height: 20}]}"),
    ]

    private static let rules: [Fault] = [
        Fault(
            .overflow, "+ 20", not: "- 20",
            views(
                "go: {button: {title: Go on}}",
                "go.trailing == container.trailing @, go.top == container.top, go.width == 90, go.height == 44")),
        Fault(
            .overflow, "100", not: "50", upTo: 349,
            views(
                "go: {button: {title: Go}}",
                "go.leading == container.leading + 250, go.top == container.top, go.width == @, go.height == 44")),
        Fault(
            .tapTarget, "200", not: "100", upTo: 398,
            views(
                "a: {button: {title: A}}, b: {button: {title: B}}",
                "a.leading == container.leading, a.width == 200, a.top == container.top, a.height == 44, "
                    + "b.trailing == container.trailing, b.width == @, b.top == container.top, b.height == 44")),
        Fault(
            .brokenRule, "120", not: "100",
            views(
                "a: {fill: red}",
                "a.left == container.left, a.top == container.top, a.height == 9, a.width == 100, a.width == @")),
        Fault(
            .overlap, "8", not: "40",
            views(
                "a: {text: {string: Total, size: 20}}, b: {text: {string: Paid, size: 20}}",
                "a.leading == container.leading, a.top == container.top, b.leading == a.leading, "
                    + "b.top == container.top + @")),
        Fault(
            .overlap, "5", not: "40",
            views(
                "a: {text: {string: Total, size: 20}}, b: {fill: red}",
                "a.leading == container.leading, a.top == container.top, b.leading == a.leading, "
                    + "b.top == container.top + @, b.width == 30, b.height == 10")),
    ]

    private static let texts: [Fault] = [
        Fault(.cut, "lines: 1", not: "lines: 9", "{column: [{width: 100, text: {string: \(long), @}}]}"),
        Fault(.cut, "20", not: "200", "{column: [{width: 100, height: @, text: {string: \(long)}}]}"),
        Fault(.brokenWord, "30", not: "130", "{column: [{width: @, text: Congratulations}]}"),
        Fault(.overflow, "8", not: "30", "{column: [{height: @, text: {string: Word, size: 16}}]}"),
        Fault(
            .overlap, "-18", not: "0",
            "{column: {spacing: @, children: [{text: {string: One, size: 20}}, {text: {string: Two, size: 20}}]}}"),
        Fault(.smallText, "8", not: "12", "{column: [{text: {string: Note, size: @}}]}"),
        Fault(
            .contrast, "'#bbb'", not: "'#595959'",
            "{column: [{text: {string: Note, color: {light: @, dark: '#222'}}}]}"),
        Fault(.contrast, "0.4", not: "1", "{column: [{opacity: @, text: {string: Note, color: black}}]}"),
        Fault(
            .contrast, "'#222'", not: "white", "{column: [{text: {string: Note, color: {light: black, dark: @}}}]}",
            canvas: "height: 300, fill: {light: white, dark: black}"),
        Fault(
            .tapTarget, "20", not: "44",
            "{column: [{button: {title: {string: Go, size: 12}}, height: @, width: 60}]}"),
        Fault(.tapTarget, "30", not: "44", "{row: [{id: close-button, fill: red, height: 44, width: @}]}"),
        Fault(.tapTarget, "30", not: "44", "{row: [{id: switch2, fill: red, height: 44, width: @}]}"),
    ]

    private static let edges: [Fault] = [
        Fault(
            .safeArea, "0", not: "50", "{column: [{text: Inbox}], with: [{inset: [@, 0, 0, 0]}]}",
            canvas: "height: 300, safeArea: {top: 47}, fill: white"),
        Fault(.obstructed, "190", not: "100", "{column: [{fill: '#eee', width: 9, height: @}, {text: Name}]}"),
        Fault(
            .overflow, "-30", not: "0", "{column: [{text: A heading, with: [{inset: {left: @}}]}]}"),
    ]

    private static let all =
        boxes + rules + texts + edges + rows + columns + squeezed + placed + places + letters + colors + margins

    @Test("are found at their widths, and their twins are quiet", arguments: all)
    func planted(fault: Fault) throws {
        let check = CheckedText()
        try check.folder.write(
            "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><rect width='9' height='9'/></svg>",
            to: "a.svg")
        let twin = try check.findings(fault.document(fault.right, at: fault.tried(within: 20)))
        #expect(twin.isEmpty, "\(twin)")
        let found = try check.findings(fault.document(fault.wrong, at: fault.tried(within: 10)))
        let ranges = found.filter { $0.kind == fault.kind }.flatMap(\.occurrences).flatMap(\.widths)
        #expect(ranges.contains(fault.widths.clamped(to: fault.tried(within: 10))), "\(found)")
    }
}

/// A document that is checked.
struct CheckedText {
    let folder = TemporaryFolder()

    /// The findings of a document with some settings.
    func findings(_ text: String, _ change: (inout DocumentChecks) -> Void = { _ in }) throws -> [LayoutFinding] {
        try folder.write(text, to: "a.yaml")
        var checks = DocumentChecks(of: DocumentBatch(of: [folder.path("a.yaml")]))
        checks.batch.access = .allFiles
        change(&checks)
        let results = try checks.run()
        if let error = results.errors.first { throw error }
        return results.documents.flatMap(\.findings)
    }
}
