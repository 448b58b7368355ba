import Foundation
import QuoinCairo
import Testing

@Suite("The fonts that a text gets")
struct FontChoiceTests {
    private func problems(
        _ style: TextStyle, of string: String = "a", fonts: FontSources = .defaults
    ) throws -> [TextContent.Problem] {
        try shape(string, style, fonts: fonts).problems
    }

    private func shape(_ string: String, _ style: TextStyle, fonts: FontSources = .defaults) throws -> ShapedText {
        PangoShaper(try FontStack(fonts: fonts)).shape(TextContent(string, style: style), in: .infinity)
    }

    private func style(_ family: String, _ change: (inout TextStyle) -> Void = { _ in }) -> TextStyle {
        var style = TextStyle(families: [family])
        change(&style)
        return style
    }

    /// A variable font with weight and optical size axes, and one with a width axis, in the folder of their documents.
    private static let variable = fonts("InterVariable-sample.ttf")
    private static let widths = fonts("QuoinWidths.ttf")

    private static func fonts(_ name: String) -> FontSources {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Snapshots/Text/fonts/\(name)")
        return FontSources(paths: [file.standardizedFileURL.path])
    }

    @Test("a weight that a family lacks is a problem, by a generic name too")
    func weight() throws {
        #expect(try problems(style("Inter") { $0.weight = .light }) == [])
        let problem = TextContent.Problem.missingWeight(family: "DejaVu Sans", .medium, nearest: .regular)
        #expect(try problems(style("DejaVu Sans") { $0.weight = .medium }) == [problem])
        let generic = TextContent.Problem.missingWeight(family: "Serif", .black, nearest: .bold)
        #expect(try problems(style("Serif") { $0.weight = .black }) == [generic])
        #expect(problem.description == "the font family \"DejaVu Sans\" has no face of weight 500; the nearest is 400")
        #expect(
            try problems(style("DejaVu Sans") { $0.isItalic = true }) == [
                .missingStyle(family: "DejaVu Sans", isItalic: true)
            ])
    }

    @Test("italics are asked of scripts that have them in print")
    func scripts() throws {
        let italic = style("DejaVu Sans") { $0.isItalic = true }
        for text in ["שלום", "مرحبا ١٢", "שלום 2024!"] { #expect(try problems(italic, of: text) == []) }
        for text in ["Это", "a", "a 2024", "Ελ"] {
            #expect(try problems(italic, of: text) == [.missingStyle(family: "DejaVu Sans", isItalic: true)])
        }
    }

    @Test("the package that has a slanted face is named")
    func package() {
        #expect(
            TextContent.Problem.missingStyle(family: "dejavu sans mono", isItalic: true).description
                == "the font family \"dejavu sans mono\" has no italic face; "
                + "missingItalic: upright or slanted shows another; on Debian and Ubuntu: apt-get install fonts-dejavu-extra"
        )
    }

    @Test(
        "slanted letters of one width are found beside the upright ones",
        .enabled(if: FileManager.default.fileExists(atPath: slantedMono), "fonts-dejavu-extra is not installed"))
    func slanted() throws {
        let slanted = try shape("a", style("monospace") { $0.isItalic = true })
        #expect(slanted.problems == [] && slanted.runs.map(\.glyphs.face.path) == [Self.slantedMono])
    }

    /// Empty if the default set has no such face.
    private static let slantedMono = DefaultFonts.paths.first { $0.hasSuffix("/DejaVuSansMono-Oblique.ttf") } ?? ""

    @Test("white space among characters of another family is no such character")
    func whiteSpace() throws {
        #expect(try problems(style("Inter"), of: "☺️ ☺️\u{2003}☺️") == [])
    }

    @Test("a width that a family lacks is a problem")
    func missingWidth() throws {
        let problem = TextContent.Problem.missingWidth(family: "Inter", 75, nearest: 100)
        #expect(try problems(style("Inter") { $0.width = .condensed }) == [problem])
        #expect(problem.description == "the font family \"Inter\" has no face of width 75%; the nearest is 100%")
    }

    private static let condensed = "/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed.ttf"

    @Test("a width that a family has is chosen", .enabled(if: FileManager.default.fileExists(atPath: condensed)))
    func width() throws {
        let fonts = FontSources(paths: [Self.condensed])
        let shaped = try shape("a", style("DejaVu Sans") { $0.width = .condensed }, fonts: fonts)
        #expect(shaped.runs[0].glyphs.face.path == Self.condensed)
        #expect(shaped.problems == [.missingWidth(family: "DejaVu Sans", 75, nearest: 87)])
        #expect(try problems(style("DejaVu Sans") { $0.width = .semiCondensed }, fonts: fonts) == [])
    }

    @Test("a font with an axis for it has every width")
    func everyWidth() throws {
        func shape(_ width: TextStyle.FontWidth) throws -> ShapedText {
            try self.shape("width", style("Quoin Widths") { $0.width = width }, fonts: Self.widths)
        }
        let widths = try TextStyle.FontWidth.allCases.map { try shape($0).size.width }
        #expect(widths == widths.sorted() && Set(widths).count == TextStyle.FontWidth.allCases.count)
        let condensed = try shape(.condensed)
        #expect(condensed.problems == [] && condensed.runs[0].glyphs.face.variations == "wdth=75")
    }

    @Test("a character that no asked family has comes from another, in the face there is")
    func fallback() throws {
        let shaped = try shape("a♔👍", style("Inter") { $0.weight = .semibold })
        #expect(shaped.runs.map(\.glyphs.face.family) == ["Inter", "DejaVu Sans", "Noto Color Emoji"])
        #expect(shaped.problems == [.substitutedFamily("♔", families: ["Inter"], by: "DejaVu Sans")])
    }

    @Test(
        "Arabic and Hebrew letters have faces beside Inter's, which are no substitutes",
        arguments: [("مرحبا", "Noto Sans Arabic UI"), ("שלום", "Noto Sans Hebrew")])
    func besideInter(word: String, family: String) throws {
        for weight in [FontWeight.regular, .bold] {
            let shaped = try shape("a \(word)", style("Inter") { $0.weight = weight })
            #expect(shaped.runs.map(\.glyphs.face.family).contains(family) && shaped.problems == [])
        }
        // There is no such weight, and another family is not what these are made for.
        for style in [style("Inter") { $0.weight = .semibold }, style("DejaVu Serif")] {
            let problems = try problems(style, of: word)
            #expect(
                problems == [
                    .substitutedFamily(word.unicodeScalars.first ?? " ", families: style.families, by: family)
                ])
        }
    }

    @Test("a text whose family lacks a character is drawn, with a warning that names the element")
    func substitutionWarning() throws {
        let picture = try PictureRenderer().draw(Text("a♔").id("king"), on: Canvas())
        let warning = try #require(picture.paintWarnings.first)
        #expect(picture.paintWarnings.count == 1)
        #expect(warning.description.contains("king"))
        #expect(warning.description.hasSuffix("is in no font of \"Inter\"; it is shown in \"DejaVu Sans\""))
    }

    @Test("emoji need no family of their own, in whatever form they are")
    func emoji() throws {
        #expect(try shape("👍🏽 👩‍👩‍👧 🇮🇸 1️⃣ ❤️", style("Inter")).problems == [])
    }

    @Test("a variable font has every weight between its ends, and the axes it has")
    func variable() throws {
        let light = try shape("ion", style("Inter Variable") { $0.weight = FontWeight(123) }, fonts: Self.variable)
        #expect(light.problems == [])
        #expect(light.runs[0].glyphs.face.variations.contains("wght=123"))
        let wide = try shape("ion", style("Inter Variable") { $0.axes = ["opsz": 14] }, fonts: Self.variable)
        let narrow = try shape("ion", style("Inter Variable") { $0.axes = ["opsz": 32] }, fonts: Self.variable)
        #expect(narrow.size.width < wide.size.width)
        #expect(narrow.problems == [])
    }

    @Test("an axis that a font lacks is a problem, of a variable font and of any other")
    func missingAxis() throws {
        func axis(_ family: String) -> TextStyle { style(family) { $0.axes = ["slnt": -8] } }
        #expect(try problems(axis("Inter")) == [.missingAxis(family: "Inter", tag: "slnt")])
        #expect(
            try problems(axis("Inter Variable"), fonts: Self.variable) == [
                .missingAxis(family: "Inter Variable", tag: "slnt")
            ])
    }

    @Test("an OpenType feature changes the glyphs it is for")
    func features() throws {
        let proportional = try shape("11", style("Inter"))
        let tabular = try shape("11", style("Inter") { $0.features = ["tnum": 1] })
        #expect(tabular.size.width > proportional.size.width + 2)
        let arrow = try shape("->", style("Inter"))
        #expect(arrow.runs[0].glyphs.glyphs.count == 1)
        #expect(try shape("->", style("Inter") { $0.features = ["calt": 0] }).runs[0].glyphs.glyphs.count == 2)
    }

    @Test("letters are kerned and joined across spans that differ in paint alone")
    func spans() throws {
        let shaper = PangoShaper(try FontStack())
        func shape(_ parts: [String], _ family: String) -> ShapedText {
            let styles = [style(family), style(family) { ($0.color, $0.underline) = (.white, TextStyle.Decoration()) }]
            let spans = parts.enumerated().map { TextContent.Span($1, style: styles[$0 % 2]) }
            return shaper.shape(TextContent(spans: spans), in: .infinity)
        }
        #expect(shape(["A", "V", "A", "V"], "Inter").size == shape(["AVAV"], "Inter").size)
        #expect(shape(["A", "V", "A", "V"], "Inter").runs.map(\.style.color) == [.black, .white, .black, .white])
        func glyphs(_ parts: [String]) -> [UInt32] {
            shape(parts, "DejaVu Sans").runs.flatMap(\.glyphs.glyphs).map(\.id)
        }
        #expect(glyphs(["س", "لام"]) == glyphs(["سلام"]))
    }

    @Test("a language chooses among the forms of a letter")
    func language() throws {
        func glyph(_ language: String) throws -> UInt32? {
            try shape("ş", style("Inter") { $0.language = language }).runs.first?.glyphs.glyphs.first?.id
        }
        #expect(try glyph("tr") != glyph("ro"))
        #expect(try glyph("ro") == shape("ș", style("Inter")).runs.first?.glyphs.glyphs.first?.id)
    }

    @Test("a font's metrics are what its tables say: here in a size at which a unit of the tables is a point")
    func fontMetrics() throws {
        let metrics = try shape("a", style("DejaVu Sans") { $0.size = 2048 }).runs[0].metrics
        #expect(metrics.ascent == 1901 && metrics.descent == 483)
        #expect(metrics.underline == FontMetrics.Line(position: -40, thickness: 90))
        #expect(metrics.strikethrough == FontMetrics.Line(position: 530, thickness: 102))
    }

    @Test("a run knows its font's box and lines, and raised letters stand higher in a higher line")
    func metrics() throws {
        let run = try shape("a", style("DejaVu Sans")).runs[0]
        #expect(abs(run.frame.size.height - 16 * 1.164) < 0.1)
        #expect(run.metrics.underline.position < 0 && run.metrics.underline.thickness > 0.5)
        #expect(run.metrics.strikethrough.position > 0)
        var raised = style("DejaVu Sans")
        raised.baselineOffset = 6
        let text = TextContent(spans: [
            TextContent.Span("a", style: style("DejaVu Sans")), TextContent.Span("b", style: raised),
        ])
        let shaped = PangoShaper(try FontStack()).shape(text, in: .infinity)
        #expect(shaped.runs[0].glyphs.glyphs[0].position.y - shaped.runs[1].glyphs.glyphs[0].position.y == 6)
        #expect(shaped.runs[0].frame.minY - shaped.runs[1].frame.minY == 6)
        #expect(shaped.size.height == run.frame.size.height + 6)
    }
}
