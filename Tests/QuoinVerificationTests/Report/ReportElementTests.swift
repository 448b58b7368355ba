import Foundation
import QuoinPages
import TestSupport
import Testing

/// What the report's page tells of elements, and the page as a whole.
@Suite("The report's elements and page", .serialized, .enabled(if: Browser.program != nil, "there is no Chromium here"))
struct ReportElementTests {
    private let scratch = TemporaryFolder()
    private let browser: Browser

    init() throws {
        browser = try Browser(program: try #require(Browser.program))
    }

    private func open(
        _ results: VerificationResults = .sample, size: (width: Int, height: Int) = (1200, 900),
        features: [String: String] = [:]
    ) throws -> BrowserPage {
        let file = try scratch.write(try ReportPage(results).html(), to: "report/index.html")
        // A wide page shows the snapshot with elements, a narrow one the list.
        let fragment = size.width > 760 ? "#Cards%2Fbadge" : ""
        return try BrowserPage(file, fragment: fragment, in: browser, size: size, features: features)
    }

    // MARK: Elements

    @Test("outlines the elements that changed, at their places in each picture")
    func outlines() throws {
        let page = try open()
        #expect(try page.texts("[data-role=reference] .label").sorted() == ["badge", "icon"])
        #expect(try page.texts("[data-role=new] .label") == ["badge", "label"])
        // The badge is at 4, 2 points of a picture of 40 × 50 pixels with 2 pixels a point.
        let badge = try page.point(in: "[data-role=new] .outline", x: 0, y: 0)
        let expected = try page.point(in: ".picture[data-role=new]", x: 8 / 40, y: 4 / 50)
        #expect(abs(badge.x - expected.x) < 1 && abs(badge.y - expected.y) < 1)
        try page.press("e")
        #expect(try page.texts("[data-role=new] .outline").count == 3)
        try page.press("e")
        #expect(try page.texts(".outline").isEmpty)
        try page.press("e")
        #expect(try page.text("#outlines") == "Elements: changed")
    }

    @Test("places the names of elements beside their picture, none over another")
    func names() throws {
        let page = try open()
        let places =
            try page.value(
                """
                [...document.querySelectorAll('[data-role=new] .label')].map((label) => {
                  const { left, top, bottom } = label.getBoundingClientRect();
                  return [left - label.closest('.picture').getBoundingClientRect().right, top, bottom];
                })
                """) as? [[Double]] ?? []
        #expect(places.count == 2 && places.allSatisfy { $0[0] >= 0 })
        #expect(places.count == 2 && places[0][2] <= places[1][1])
    }

    @Test("shows no outlines over two pictures or a difference", arguments: ["2", "3", "4", "5"])
    func bare(_ view: String) throws {
        let page = try open()
        try page.press(view)
        #expect(try page.texts(".outline").isEmpty && page.texts(".label").isEmpty)
        #expect(try page.isTrue("document.getElementById('outlines').disabled"))
        try page.press("1")
        #expect(try !page.texts(".outline").isEmpty)
    }

    @Test("names the element under the mouse, with its old and its new place")
    func hover() throws {
        let page = try open()
        try page.moveMouse(to: page.point(in: ".picture[data-role=new]", x: 16 / 40, y: 8 / 50))
        #expect(try !page.isTrue("document.getElementById('tooltip').hidden"))
        #expect(try page.text("#tooltip strong") == "badge")
        #expect(try page.text("#tooltip .path") == "layout.stack.children[0]")
        #expect(
            try page.texts("#tooltip .line") == [
                "was 1, 2  8 × 6", "now 4, 2  8 × 8", "moved by +3, 0; size by 0 × +2",
            ])
        #expect(try page.texts(".highlight").count == 2)
        try page.moveMouse(to: page.point(in: "#name"))
        #expect(try page.isTrue("document.getElementById('tooltip').hidden"))
        #expect(try page.texts(".highlight").isEmpty)
    }

    @Test("lists what changed, and goes there")
    func table() throws {
        let page = try open()
        #expect(try page.text("#elements h3") == "3 of 4 elements changed")
        #expect(try page.texts("#elements tbody th") == ["badge", "label", "icon"])
        #expect(
            try page.texts("#elements tbody td:last-child") == ["moved by +3, 0; size by 0 × +2", "added", "gone"])
        try page.value("document.querySelector('#elements tbody button').click()")
        #expect(try page.text("#fit") == "Fit" && page.text("#zoom") != "100 %")
        let highlight = try page.point(in: "[data-role=new] .highlight")
        let middle = try page.point(in: ".pane:nth-child(2) .viewport")
        #expect(abs(highlight.x - middle.x) < 2 && abs(highlight.y - middle.y) < 2)
    }

    // MARK: Copying

    /// Puts something in the place of the browser's clipboard, which a headless one has none of.
    private func replaceClipboard(_ page: BrowserPage, with function: String) throws {
        let clipboard = "{ value: { writeText: \(function) }, configurable: true }"
        try page.value("Object.defineProperty(navigator, 'clipboard', \(clipboard)); 0")
    }

    @Test("copies the command that accepts, and says so")
    func copy() throws {
        let page = try open()
        try replaceClipboard(page, with: "async (text) => { window.copiedText = text; }")
        #expect(try page.text("#command") == "quoin approve Snapshots/Cards/badge.yaml")
        try page.press("c")
        try page.wait(until: "window.copiedText === 'quoin approve Snapshots/Cards/badge.yaml'")
        try page.wait(until: "document.getElementById('status').textContent === 'Copied the command'")
        try page.click("#copyAll")
        try page.wait(until: "window.copiedText.split('\\n').length === 3")
    }

    @Test("copies by selecting where a page from a file has no clipboard, and says when it cannot")
    func copyFallback() throws {
        let page = try open()
        try replaceClipboard(page, with: "() => Promise.reject(new Error('not allowed'))")
        try page.value(
            """
            document.execCommand = (command) => { window.copiedText = command + ': ' + document.activeElement.value;
            return true; }; 0
            """)
        try page.click("#copy")
        try page.wait(until: "window.copiedText === 'copy: quoin approve Snapshots/Cards/badge.yaml'")
        #expect(try page.isTrue("!document.querySelector('.offscreen')"))
        try page.value("document.execCommand = () => false; 0")
        try page.press("c")
        try page.wait(until: "document.getElementById('status').textContent.includes('did not let')")
    }

    // MARK: The page

    @Test("has texts with a contrast of 4.5 or more, in light and in dark", arguments: ["light", "dark"])
    func contrast(_ scheme: String) throws {
        let page = try open(features: ["prefers-color-scheme": scheme])
        let weak = try page.value(Self.weakContrasts) as? [String]
        #expect(weak == [])
        let ground = try page.color(at: (x: 1190, y: 890))
        #expect(scheme == "dark" ? ground < "#333333" : ground > "#CCCCCC")
    }

    @Test("changes its appearance by a switch")
    func appearance() throws {
        let page = try open(features: ["prefers-color-scheme": "light"])
        let corner = (x: 1190.0, y: 890.0)
        #expect(try page.color(at: corner) > "#CCCCCC")
        try page.press("t")
        try page.press("t")
        #expect(try page.value("document.documentElement.dataset.theme") as? String == "dark")
        #expect(try page.color(at: corner) < "#333333")
        try page.click("#theme")
        #expect(try page.value("document.documentElement.dataset.theme") as? String == "auto")
    }

    @Test("shows the list or the snapshot where there is no room for both, and nothing wider than the window")
    func narrow() throws {
        let page = try open(size: (400, 800))
        let isWide = "document.documentElement.scrollWidth > 400"
        #expect(try page.isTrue("getComputedStyle(document.querySelector('.details')).display === 'none'"))
        #expect(try !page.isTrue(isWide))
        try page.click(".row:nth-of-type(8)")
        #expect(try page.isTrue("getComputedStyle(document.querySelector('.sidebar')).display === 'none'"))
        #expect(try page.text("#name") == "Paint/tint")
        #expect(try !page.isTrue(isWide))
        // A picture of 40 points is shown at twice its size at most.
        #expect(try page.isTrue("document.querySelector('.picture').getBoundingClientRect().width === 80"))
        try page.click("#back")
        #expect(try page.isTrue("getComputedStyle(document.querySelector('.details')).display === 'none'"))
    }

    @Test("has controls that a finger can meet on a phone", arguments: ["list", "details"])
    func touch(_ part: String) throws {
        let page = try open(size: (390, 844))
        if part == "details" { try page.click(".row") }
        let small =
            try page.value(
                """
                [...document.querySelectorAll('button, summary, input, .row')].filter((each) => each.checkVisibility())
                .map((each) => [each.id || each.textContent, each.getBoundingClientRect()])
                .filter(([, frame]) => frame.height < 44 || frame.width < 44).map(([name]) => name)
                """) as? [String]
        #expect(small == [])
        #expect(try !page.isTrue("document.documentElement.scrollWidth > 390"))
    }

    @Test("explains its keys, and names all its controls")
    func help() throws {
        let page = try open()
        try page.press("?")
        #expect(try page.isTrue("document.getElementById('shortcuts').open"))
        try page.press("j")
        #expect(try page.text("#name") == "Cards/badge")
        try page.click("#shortcuts button")
        #expect(try !page.isTrue("document.getElementById('shortcuts').open"))
        let nameless =
            try page.value(
                """
                [...document.querySelectorAll('button, input, [role=slider], img')].filter((element) =>
                !(element.getAttribute('aria-label') ?? element.alt ?? element.textContent) &&
                !element.closest('.thumbnail')).map((element) => element.outerHTML)
                """) as? [String]
        #expect(nameless == [])
    }

    @Test("shows hostile texts as texts")
    func hostile() throws {
        let text = "</script><img src=x onerror=\"window.harm = 1\"><script>window.harm = 1</script>"
        let element = VerificationResults.Snapshot.Layer.Element(
            id: text, kind: text, path: text, frame: .init(0, 0, 10, 10))
        let snapshot = VerificationResults.Snapshot(
            name: text, status: .failed, document: text, explanation: [text],
            pictures: VerificationResults.Snapshot.Pictures(new: .png(SamplePicture.red)),
            newLayer: VerificationResults.Snapshot.Layer(scale: 1, elements: [element]), acceptCommand: text)
        let page = try open(
            VerificationResults(fingerprint: [text], notes: [text], snapshots: [snapshot]))
        #expect(try page.text("#name") == text && page.texts("#explanation li") == [text])
        try page.moveMouse(to: page.point(in: ".picture", x: 0.1, y: 0.1))
        #expect(try page.text("#tooltip strong") == text)
        #expect(try page.value("typeof window.harm") as? String == "undefined")
        #expect(browser.complaints == [])
    }

    @Test("shows missing shards, obsolete references and what drew the pictures")
    func notices() throws {
        var results = VerificationResults.sample
        let complete = try open(results)
        #expect(try complete.texts("#footer summary") == ["1 obsolete reference", "Drawn with"])
        results.missingShards = [2]
        let page = try open(results)
        #expect(try page.texts("#notices li") == ["Shard 2 missing."])
        #expect(try page.texts("#footer summary") == ["Drawn with"])
    }

    @Test("shows the reference of a faulty document, and its own elements only")
    func faulty() throws {
        var results = VerificationResults.sample
        let index = try #require(results.snapshots.firstIndex { $0.status == .errored })
        results.snapshots[index].pictures.reference = .png(SamplePicture.red)
        let page = try open(results)
        try page.press("k")
        #expect(try page.text("#name") == "Text/faulty")
        #expect(try page.texts("figcaption span[data-role]") == ["Reference40 × 30 px"])
        #expect(try page.color(at: page.point(in: ".picture")) == "#C81E1E")
        #expect(try page.isTrue("document.getElementById('elements').hidden"))
    }

    @Test("says that all is well, and shows what there is")
    func passed() throws {
        let page = try open(VerificationResults(snapshots: [.passed]))
        #expect(try page.text("#verdict") == "1 snapshot: no problems")
        try page.click("#grid button")
        #expect(try page.text("#name") == "Cards/plain")
        let empty = try open(VerificationResults(snapshots: []))
        #expect(try empty.text("#unselected") == "There are no snapshots.")
        #expect(browser.complaints == [])
    }
}

extension ReportElementTests {
    /// The texts whose color is too near to the ground that they stand on. WCAG 2.2, 1.4.3.
    private static let weakContrasts = """
        (() => {
          const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
          const rgba = (color) => {
            context.clearRect(0, 0, 1, 1); context.fillStyle = color; context.fillRect(0, 0, 1, 1);
            return [...context.getImageData(0, 0, 1, 1).data];
          };
          const ground = (element) => {
            for (let at = element; at; at = at.parentElement) {
              const color = rgba(getComputedStyle(at).backgroundColor);
              if (color[3] === 255) return color;
            }
            return [255, 255, 255, 255];
          };
          const light = ([r, g, b]) => [r, g, b].map((value) => value / 255)
            .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
            .reduce((sum, value, at) => sum + value * [0.2126, 0.7152, 0.0722][at], 0);
          const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
          return [...document.querySelectorAll('body *')].filter((element) =>
            [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()) &&
            element.checkVisibility({ opacityProperty: true }) && !element.disabled && !element.closest('script, style') &&
            parseFloat(getComputedStyle(element).fontSize) > 0
          ).map((element) => [element, contrast(light(rgba(getComputedStyle(element).color)), light(ground(element)))])
            .filter(([, value]) => value < 4.5)
            .map(([element, value]) => `${element.className || element.id || element.tagName}: ${value.toFixed(2)}`);
        })()
        """
}
