import QuoinChecking
import TestSupport
import Testing

/// Planted near-misses, each with a twin that agrees or differs by intent.
@Suite("Near-misses")
struct NearMissTests {
    struct Pair: CustomTestStringConvertible, Sendable {
        var name: String
        /// The layout, with `#` for what makes the difference.
        var layout: String
        var missed: String
        /// Values that agree, or differ by more.
        var quiet: [String]
        var words: String
        var testDescription: String { name }
    }

    private static func box(_ id: String, _ more: String) -> String {
        "{id: \(id), fill: silver, width: 60, height: 20\(more)}"
    }

    private static let pairs = [
        Pair(
            name: "left edges",
            layout: """
                {column: {alignItems: start, children: [\(box("a", "")), \(box("b", "")),
                  {row: [\(box("c", ""))], with: [{inset: [0, #, 0, 0]}]}]}}
                """, missed: "2", quiet: ["0", "8"], words: "the left edge of `c` differs from that of `a` by 2 pt"),
        Pair(
            name: "right edges of boxes",
            layout: """
                {column: {alignItems: start, children: [\(box("a", "")), \(box("b", "")),
                  {id: c, fill: silver, width: #, height: 20}]}}
                """, missed: "63", quiet: ["60", "80"], words: "the right edge of `c` differs from that of `a` by 3 pt"),
        Pair(
            name: "gaps",
            layout: "{row: [\(box("a", "")), \(box("b", ", spacingBefore: 8")), \(box("c", ", spacingBefore: #"))]}",
            missed: "10", quiet: ["8", "16"], words: "the gap before `c` differs from that before `b` by 2 pt"),
        Pair(
            name: "baselines",
            layout: """
                {absolute: {children: [{id: a, text: {string: One, size: 16}, layoutPosition: [0, 20]},
                  {id: b, text: {string: Two, size: 16}, layoutPosition: [80, #]}]}}
                """, missed: "21", quiet: ["20", "40"], words: "the baseline of `b` differs from that of `a` by 1 pt"),
    ]

    private func findings(_ layout: String, levels: String = "nearMiss: warning, ") throws -> [LayoutFinding] {
        try CheckedText().findings(
            """
            canvas: {width: 390, height: 140, fill: white}
            check: {levels: {\(levels)contrast: off}}
            layout: \(layout.replacing("\n", with: " "))
            """)
    }

    @Test("are found where siblings differ by 1 to 3 points", arguments: pairs)
    func missed(pair: Pair) throws {
        let found = try findings(pair.layout.replacing("#", with: pair.missed))
        #expect(found.map(\.kind) == [.nearMiss] && found[0].message.contains(pair.words), "\(found)")
        for value in pair.quiet {
            let found = try findings(pair.layout.replacing("#", with: value))
            #expect(found.isEmpty, "\(value): \(found)")
        }
        #expect(try findings(pair.layout.replacing("#", with: pair.missed), levels: "").isEmpty)
    }

    @Test("are none where siblings share their middle, or end where their letters end")
    func intended() throws {
        let centered =
            "{column: {alignItems: center, children: [\(Self.box("a", "")), {fill: silver, width: 64, height: 20}]}}"
        #expect(try findings(centered).isEmpty)
        let texts = "{column: {alignItems: start, children: [{text: Settings}, {text: Settinqs}, {text: Setting}]}}"
        #expect(try findings(texts).isEmpty)
    }
}
