import QuoinChecking
import QuoinDocument
import TestSupport
import Testing

/// What is said to be the cause, of layouts with one that is plain to see.
@Suite("Causes of findings")
struct CauseTests {
    private func findings(_ layout: String, widths: String = "320...500", height: Int = 120) throws -> [LayoutFinding] {
        try CheckedText().findings(
            """
            canvas: {width: 390, height: \(height), fill: white}
            check: {widths: \(widths), \(CheckedText.noContrast)}
            layout: \(layout.replacing("\n", with: " "))
            """)
    }

    private func causes(_ layout: String, height: Int = 120) throws -> [String?] {
        try findings(layout, height: height).map(\.cause)
    }

    @Test("are distances where nothing else explains the worst width")
    func distances() throws {
        let row = """
            {row: [{id: tint, spacingAfter: 300, fill: '#d22', width: 6, height: 40},
              {id: photo, fill: '#1a4', width: 100, height: 40}]}
            """
        #expect(try causes(row) == ["the spacingAfter of `tint` is 300"])
    }

    @Test("are ratios, of which nobody says that they do not shrink")
    func ratios() throws {
        // The photo is twice as high as it is wide.
        let post = """
            {column: [{height: 44, fill: '#eee'}, {id: post, column: [{ratio: {ratio: 2, child: {id: photo, fill: '#69c'}}}],
              with: [{inset: 16, fill: '#f5f5f5'}]}]}
            """
        #expect(try causes(post, height: 400) == ["the ratio of `photo` is 2"])
    }

    @Test("are negative insets")
    func negativeInsets() throws {
        // The row of 232 points is centered in what is 140 points wider than the canvas.
        let player = """
            {column: {alignItems: center, children: [{row: [{id: back, fill: '#eee', width: 56, height: 56},
              {id: play, fill: '#eee', width: 120, height: 56}, {id: next-button, fill: '#eee', width: 56, height: 56}]}]},
              with: [{inset: [20, 20, 20, -160]}]}
            """
        let found = try findings(player)
        #expect(found.map { $0.elements.first?.id } == ["next-button"], "\(found)")
        #expect(found.map(\.cause) == ["the right inset around the column with `back` is -160"], "\(found)")
    }

    @Test("are the rules that put a view there, where it is not too large")
    func places() throws {
        let dialog = """
            {constraints: {views: {close: {button: {title: Close}}}, rules: [close.leading == container.trailing - 40, close.width == 90,
              close.top == container.top, close.height == 44]}}
            """
        #expect(try causes(dialog) == ["«close.leading == container.trailing - 40» decides its left edge"])
    }

    @Test("are texts that do not shrink, not the picture beside them")
    func pictures() throws {
        let avatar = "{id: avatar, with: [{inset: 4}], fill: '#88a', height: 40, minWidth: 40}"
        let row = "{row: [{id: words, text: {string: Four friends have said so in words, size: 16}}, \(avatar)]}"
        let found = try findings(row, widths: "300...330")
        #expect(found.map(\.cause) == ["`words` does not shrink"], "\(found)")
        #expect(found.map(\.remedy) == ["flexShrink: 1 on `words`"], "\(found)")
    }

    @Test("are right at the width that the numbers are from, and a single sign is not made narrower")
    func ranges() throws {
        let card = "with: [{inset: 24, flexGrow: 1, flexBasis: 0}]"
        let list = "{row: {spacing: 8, children: [{text: ✓}, {text: Community support, flexShrink: 1}]}}"
        let found = try findings(
            "{row: {spacing: 24, children: [{column: [\(list)], \(card)}, {column: [{text: Pro}], \(card)}]}}",
            widths: "200...400")
        let word = try #require(found.first { $0.kind == .brokenWord })
        #expect(
            word.cause?.contains("its share of the row") == true || word.cause?.contains("the share") == true, "\(word)"
        )
        #expect(!found.contains { $0.remedy?.contains("✓") == true }, "\(found)")
    }

    @Test("are words that a row of CSS does not break unless it may")
    func longWords() throws {
        let row = """
            {row: {flexRules: css, children: [
              {id: name, text: {string: averyverylongfilename_without_spaces_in_it.tar.gz, lines: 1}, flexShrink: 1},
              {id: size, text: 12 MB}]}}
            """
        let found = try findings(row, widths: "160...170")
        #expect(found.map(\.cause) == ["without minWidth `name` is as wide as its longest word"], "\(found)")
    }

    @Test("have the room that there is, not the width that broken lines leave")
    func room() throws {
        let day = """
            {row: [{id: day, text: {string: twelve, size: 15, font: DejaVu Sans Mono}, with: [{center: , preferredSize: [36, 36]}]}]}
            """
        let found = try findings(day).filter { $0.kind == .brokenWord }
        #expect(found.count == 1 && found[0].message.hasSuffix("and there are 36 pt"), "\(found)")
    }
}
