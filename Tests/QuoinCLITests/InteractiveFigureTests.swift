import Foundation
import TestSupport
import Testing

/// Interactive figures, as a reader uses them.
@Suite("Interactive figures", .serialized)
struct InteractiveFigureTests {
    private let folder = TemporaryFolder()

    private static let page = """
        # Title

        ```quoin alt="A card" widths=200...300
        canvas: {width: 240, fill: {light: white, dark: black}}
        layout:
          row:
            spacing: 8
            children:
              - {id: photo, fill: teal, preferredSize: [40, 40]}
              - {id: title, text: Hello </script>, flexGrow: 1}
          with: [inset: 12]
        ```

        After.
        """

    private func html() throws -> String {
        try folder.write(Self.page, to: "page.md")
        let result = try Command().run(
            ["figures", "page.md", "--style", "html", "--output-dir", "out"], in: folder.url)
        #expect(result.status == 0, "\(result.errors)")
        let text = try String(contentsOf: folder.url.appendingPathComponent("out/page.md"), encoding: .utf8)
        let start = try #require(text.range(of: "<figure")?.lowerBound)
        let end = try #require(text.range(of: "</figure>")?.upperBound)
        return String(text[start..<end])
    }

    @Test("a figure is one piece of HTML with a name, frames for several widths, and nothing from elsewhere")
    func structure() throws {
        let html = try html()
        #expect(html.hasPrefix("<figure class=\"quoin-figure\" aria-label=\"A card\">"))
        #expect(html.components(separatedBy: "class=\"frame\"").count == 10)
        // An empty line would end it in a Markdown page, and a text of the layout must not end the script.
        #expect(!html.contains("\n\n"))
        #expect(html.components(separatedBy: "</script>").count == 3)
        #expect(!html.contains("src=") && html.components(separatedBy: "http").count == 3)
        #expect(try #require(html.range(of: "<script>")).upperBound < html.endIndex)
    }

    @Test(
        "measures by pointing, explains by clicking, and follows the slider and the keys",
        .enabled(if: Browser.program != nil, "there is no Chromium here"))
    func use() throws {
        let browser = try Browser(program: try #require(Browser.program))
        let file = try folder.write(
            "<!doctype html><meta charset=utf-8><body style='margin:0'>\(try html())", to: "page.html")
        let page = try BrowserPage(file, in: browser, size: (390, 700))
        func names() throws -> [String] {
            try page.value("[...document.querySelectorAll('.part')].map((part) => part.getAttribute('aria-label'))")
                as? [String] ?? []
        }
        #expect(try names().contains("box photo, 40 × 40"))
        // 240 is nearest to 237.5, the fourth of nine widths.
        #expect(try page.text("output") == "238")
        let photo = try names().firstIndex(of: "box photo, 40 × 40") ?? 0
        try page.moveMouse(to: page.point(in: ".part[data-index=\"\(photo)\"]"))
        #expect(try page.text(".measures")?.hasPrefix("box photo: 40 × 40; ") == true)
        #expect(try !page.texts(".length").isEmpty)
        try page.click(".part[data-index=\"\(photo)\"]")
        #expect(try page.text(".words")?.contains("offered") == true)
        #expect(try page.isTrue("document.querySelector('[aria-pressed=true]').dataset.index === '\(photo)'"))
        try page.press("Escape")
        #expect(try page.text(".words") == "")
        try page.press("Home")
        #expect(try page.isTrue("document.activeElement.dataset.index === '0'"))
        try page.press("ArrowDown")
        #expect(try page.isTrue("document.activeElement.dataset.index === '1'"))
        try page.press("Enter")
        #expect(try page.text(".words") != "")
        try page.value(
            "(() => { const input = document.querySelector('input'); input.value = 8; input.dispatchEvent(new Event('input')); })()"
        )
        #expect(try page.text("output") == "300")
        #expect(try page.isTrue("document.querySelector('svg').getAttribute('width') === '300'"))
        #expect(
            try page.isTrue(
                "[...document.querySelectorAll('.frame')].filter((g) => g.style.display !== 'none').length === 1"))
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        let dark = try BrowserPage(file, in: browser, size: (390, 700), features: ["prefers-color-scheme": "dark"])
        #expect(try dark.color(at: dark.point(in: "svg", x: 0.02, y: 0.05)) == "#000000")
    }
}
