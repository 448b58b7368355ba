import QuoinPixels
import TestSupport
import Testing

@Suite("Texts in SVGs")
struct SVGTextTests {
    private let studio: Studio

    init() throws {
        studio = try Studio()
    }

    private func image(_ body: String) throws -> ImageResource {
        let root = #"<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30">"#
        return try ImageResource(reading: .bytes(Array((root + body + "</svg>").utf8)))
    }

    private func draw(_ body: String) throws -> Bitmap {
        try studio.draw(Image(try image(body)))
    }

    private func problem(_ body: String) -> String? {
        do {
            _ = try draw(body)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("the letters are those of the family, not boxes")
    func letters() throws {
        let inter = try draw(#"<text x="4" y="20" font-family="Inter" font-size="16">Hi</text>"#)
        let mono = try draw(#"<text x="4" y="20" font-family="DejaVu Sans Mono" font-size="16">Hi</text>"#)
        let bold = try draw(#"<text x="4" y="20" font-family="Inter" font-weight="900" font-size="16">Hi</text>"#)
        #expect(inter != mono && inter != bold)
        // The stem of the H, and nothing between it and the next.
        let text = Text("Hi").font("Inter").fontSize(16)
        let own = try studio.draw(text)
        let (ours, theirs) = (
            own.pixels.reduce(0) { $0 + Int($1 >> 24) }, inter.pixels.reduce(0) { $0 + Int($1 >> 24) }
        )
        #expect(abs(ours - theirs) < ours / 10, "\(ours) \(theirs)")
    }

    @Test("a text that names no family is drawn in the default one, and aliases are known")
    func defaults() throws {
        let plain = try draw(#"<text x="4" y="20" font-size="16">Hi</text>"#)
        let inter = try draw(#"<text x="4" y="20" font-family="Inter" font-size="16">Hi</text>"#)
        let alias = try draw(#"<text x="4" y="20" font-family="Nowhere, sans-serif" font-size="16">Hi</text>"#)
        #expect(plain == inter && alias == inter)
    }

    @Test("a family or a character that no font has is an error, as in other texts")
    func missing() throws {
        func missing(_ families: [String]) -> String {
            "layout: image data: \(TextContent.Problem.missingFamily(families, available: studio.stack.families))"
        }
        let family = problem(#"<text y="20" font-family="Nowhere, Neverland">Hi</text>"#)
        #expect(family == missing(["Nowhere", "Neverland"]))
        let named = problem(#"<text y="20" font-family="Times New Roman">Hi</text>"#)
        #expect(named == missing(["Times New Roman"]))
        let sheet = problem(##"<style>text { font-family: Nowhere }</style><text y="20">Hi</text>"##)
        #expect(sheet == missing(["Nowhere"]))
        let glyph = problem(#"<text y="20">a&#x4E2D;</text>"#)
        #expect(glyph?.hasSuffix("\(TextContent.Problem.missingGlyphs(["\u{4E2D}"], text: "a\u{4E2D}"))") == true)
        #expect(problem(#"<title>中</title><text y="20">fine<title>中</title></text>"#) == nil)
    }

    @Test("the same picture every time, whatever was drawn before")
    func steadiness() throws {
        let body = #"<text x="4" y="20" font-size="16">Hi</text><text x="30" y="20" font-family="serif">é→</text>"#
        let first = try draw(body)
        for round in 0..<12 {
            _ = try draw(#"<text y="20" font-family="monospace" font-size="\#(round + 4)">Hi→</text>"#)
            let again = try Studio().draw(Image(try image(body)))
            #expect(again == first)
        }
    }

    @Test(
        "what librsvg leaves out is named",
        arguments: [
            ("<foreignObject/>", "the element foreignObject"),
            ("<filter><feTile/></filter>", "the element feTile"),
            ("<text>a<textPath href=\"#p\">b</textPath></text>", "the element textPath"),
            ("<text dominant-baseline=\"middle\">a</text>", "dominant-baseline=\"middle\""),
            ("<text x=\"1 2 3\">abc</text>", "x=\"1 2 3\""),
            ("<rect style=\"fill: var(--ink)\"/>", "fill: var(--ink)"),
            ("<style>rect { vector-effect: non-scaling-stroke }</style>", "vector-effect: non-scaling-stroke"),
            ("<symbol opacity=\"0.5\"/>", "opacity=\"0.5\""),
            ("<clipPath><rect clip-path=\"url(#c)\"/></clipPath>", "clip-path=\"url(#c)\""),
            ("<clipPath clipPathUnits=\"objectBoundingBox\" transform=\"scale(2)\"/>", "transform of a clipPath"),
            ("<radialGradient fr=\"0.2\"/>", "fr=\"0.2\""),
            ("<text writing-mode=\"vertical-lr\">a</text>", "writing-mode=\"vertical-lr\""),
            (
                "<text><tspan>a<tspan baseline-shift=\"super\">b</tspan></tspan></text>",
                "baseline-shift=\"super\""
            ),
            (
                "<style>rect { fill: red } @media (prefers-color-scheme: dark) { rect { fill: blue } }</style>",
                "what is in @media (prefers-color-scheme: dark)"
            ),
            ("<image href=\"a.png\"/>", "what lies outside the file (\"a.png\")"),
            ("<text>😀</text>", "the color of emoji (😀)"),
            ("<switch><foreignObject/></switch><rect/>", "the element foreignObject"),
            ("<rect fill=\"light-dark(#fff, #000)\"/>", "fill=\"light-dark(#fff, #000)\""),
        ])
    func omissions(body: String, omission: String) throws {
        #expect(try image(body).omissions == [omission])
    }

    @Test("what is drawn is not named")
    func drawn() throws {
        let body = """
            <title>t</title><defs><filter id="f"><feGaussianBlur stdDeviation="1"/></filter></defs>
            <style>rect { fill: red; stroke: none } @media print { rect { fill: blue } }</style><rect filter="url(#f)" x="1" y="2" width="3" height="4"/>
            <a href="https://example.org"><text x="1" dominant-baseline="auto">a<tspan>b</tspan></text></a>
            <g xmlns:o="urn:other"><o:thing o:x="1 2"/></g><use href="#f"/>
            <switch><foreignObject requiredFeatures="x"><p xmlns="urn:other">a</p></foreignObject><text>a</text></switch>
            """
        #expect(try image(body).omissions.isEmpty)
    }
}
