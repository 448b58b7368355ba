import Foundation
import QuoinPages
import TestSupport
import Testing

/// The report in a browser: what a person does with it, and what they then see.
@Suite("The report in a browser", .serialized, .enabled(if: Browser.program != nil, "there is no Chromium here"))
struct ReportDrivingTests {
    private let scratch = TemporaryFolder()
    private let browser: Browser
    private let red = "#C81E1E"
    private let blue = "#1E3CC8"

    init() throws {
        browser = try Browser(program: try #require(Browser.program))
    }

    private func open(
        _ results: VerificationResults = .sample, at name: String = "", size: (width: Int, height: Int) = (1200, 900),
        features: [String: String] = [:]
    ) throws -> BrowserPage {
        let file = try scratch.write(try ReportPage(results).html(), to: "report/index.html")
        let fragment = name.isEmpty ? "" : "#" + name.replacingOccurrences(of: "/", with: "%2F")
        return try BrowserPage(file, fragment: fragment, in: browser, size: size, features: features)
    }

    private func rows(_ page: BrowserPage) throws -> [String] {
        try page.texts(".row .name")
    }

    // MARK: The list

    @Test("starts with the problems, what is broken first and what is new apart, and no complaint of the browser")
    func start() throws {
        let page = try open()
        #expect(try rows(page) == ["faulty", "badge", "tint", "untold", "old"])
        #expect(
            try page.texts(".folder") == [
                "Broken", "Text", "Different", "Cards", "Paint", "New", "Paint", "Other libraries or fonts", "Text",
            ])
        #expect(
            try page.text("#verdict") == "6 snapshots: 1 broken, 2 failed, 1 new, 1 from other libraries")
        #expect(try page.text("#name") == "Text/faulty")
        #expect(try page.texts("#explanation .line") == ["   8    text: Hi\n", "   9    font: Intre\n"])
        #expect(try page.text("#explanation .faulty")?.contains("font: Intre") == true)
        try page.press("j")
        #expect(try page.text("#name") == "Cards/badge")
        #expect(try page.texts("#explanation li") == ["badge moved by +3, 0", "badge is 2 pt taller"])
        #expect(try page.text("#facts")?.contains("412 pixels differ, 34.33 %") == true)
        #expect(try page.text("#facts")?.contains("size 40 × 30 → 40 × 50 px") == true)
        #expect(browser.complaints == [])
    }

    @Test("filters by status, cause and text, and counts what each would show")
    func filters() throws {
        let page = try open()
        #expect(
            try page.texts("#statuses .chip") == [
                "Problems5", "Broken1", "Failed2", "New1", "Environment1", "Passed1", "All6",
            ])
        try page.click("#statuses [data-kind=failed]")
        #expect(try rows(page) == ["badge", "tint"])
        #expect(try page.texts("#categories .chip") == ["Layout1", "Paint1"])
        try page.click("#categories .chip:nth-child(2)")
        #expect(try rows(page) == ["tint"])
        #expect(try page.text("#name") == "Paint/tint")
        try page.click("#statuses [data-kind=all]")
        #expect(try rows(page).count == 6)
        try page.press("/")
        try page.type("LABEL badge")
        #expect(try rows(page) == ["badge"])
        #expect(try page.text("#statuses [data-kind=all] .count") == "1")
        try page.type("nothing of the kind")
        #expect(try rows(page) == [] && !page.isTrue("document.getElementById('nothing').hidden"))
        #expect(try page.isTrue("document.getElementById('copyAll').disabled"))
        #expect(try page.isTrue("document.getElementById('snapshot').hidden"))
        try page.press("Escape")
        #expect(try rows(page).count == 6)
        try page.press("Escape")
        #expect(try page.isTrue("document.activeElement === document.body"))
        #expect(browser.complaints == [])
    }

    @Test("goes to the next and the previous snapshot by keys, and keeps its place in the address")
    func keys() throws {
        let page = try open(at: "Cards/badge")
        try page.press("j")
        #expect(try page.text("#name") == "Paint/tint")
        #expect(try page.text("#position") == "3 of 5")
        try page.press("ArrowDown")
        try page.press("ArrowDown")
        try page.press("k")
        #expect(try page.text("#name") == "Paint/untold")
        #expect(try page.text(".row[aria-selected=true] .name") == "untold")
        #expect(try page.value("decodeURIComponent(location.hash)") as? String == "#Paint/untold")
        #expect(try page.isTrue("document.querySelector('#views [data-view=slider]').disabled"))
        #expect(try page.text(".viewport .empty") == "There is no reference yet")
        let again = try open(at: "Cards/plain")
        #expect(try again.text("#name") == "Cards/plain")
    }

    @Test("decodes the pictures of the list only where they are seen")
    func lazyPictures() throws {
        let snapshots = (100..<600).map {
            VerificationResults.Snapshot(
                name: "Many/\($0)", status: .failed, explanation: ["differs"],
                pictures: VerificationResults.Snapshot.Pictures(
                    reference: .png(SamplePicture.red), new: .png(SamplePicture.blue)))
        }
        let page = try open(VerificationResults(snapshots: snapshots))
        #expect(try rows(page).count == 500)
        try page.wait(until: "document.querySelector('.row img')")
        let count = try page.value("document.querySelectorAll('.row img').length") as? Int ?? 0
        #expect((1..<100).contains(count))
    }

    @Test("shows the part that changed in the list, where it is small in its picture")
    func crops() throws {
        var large = VerificationResults.Snapshot.recolored
        large.pictures.new = .png(Data(PNGEncoder.encode(Bitmap(width: 400, height: 400), scale: 1)))
        large.pixels?.bounds = PixelRect(x: 300, y: 100, width: 20, height: 10)
        let page = try open(VerificationResults(snapshots: [large, .moved]))
        try page.wait(until: "document.querySelectorAll('.row img').length === 2")
        #expect(
            try page.value("[...document.querySelectorAll('.row img.part')].map((each) => each.style.left).join()")
                as? String == "13px,-285px")
        #expect(try page.texts(".row .name") == ["badge", "tint"])
    }

    @Test("shows all pictures where there is nothing to review")
    func grid() throws {
        var (first, second) = (VerificationResults.Snapshot.passed, VerificationResults.Snapshot.passed)
        (first.name, second.name) = ("Cards/a", "Cards/b")
        for snapshot in [\VerificationResults.Snapshot.pictures.reference, \.pictures.new] {
            (first[keyPath: snapshot], second[keyPath: snapshot]) = (.png(SamplePicture.red), .png(SamplePicture.blue))
        }
        let page = try open(VerificationResults(snapshots: [first, second]))
        try page.wait(until: "document.querySelectorAll('#grid img').length === 2")
        #expect(try page.texts("#grid button") == ["a", "b"])
        try page.click("#grid button:nth-child(2)")
        #expect(try page.text("#name") == "Cards/b" && page.isTrue("document.getElementById('grid').hidden"))
        #expect(try page.isTrue("document.querySelectorAll('.pane').length === 1"))
        try page.press("Escape")
        #expect(try page.isTrue("!document.getElementById('grid').hidden"))
        #expect(browser.complaints == [])
    }

    // MARK: The views

    @Test("shows in one picture what moved, grew, came and went")
    func changes() throws {
        let page = try open(at: "Cards/badge")
        try page.press("6")
        #expect(try page.texts("#stage .label") == ["icon gone", "badge ↕ 6 → 8", "label new"])
        #expect(try page.isTrue("document.querySelectorAll('.outline[data-time=old]').length === 2"))
        let tint = try open(at: "Paint/tint")
        #expect(try tint.isTrue("document.querySelector('#views [data-view=changes]').disabled"))
    }

    @Test("shows both pictures side by side, in the colors that they have")
    func sideBySide() throws {
        let page = try open(at: "Paint/tint")
        #expect(try page.color(at: page.point(in: ".pane:nth-child(1) .picture")) == red)
        #expect(try page.color(at: page.point(in: ".pane:nth-child(2) .picture")) == blue)
    }

    @Test("the slider shows the reference to its left and the new picture to its right, by mouse and by keys")
    func slider() throws {
        let page = try open(at: "Paint/tint")
        try page.press("2")
        // Above the knob of the handle, which has a shadow.
        let quarter = try page.point(in: ".picture", x: 0.25, y: 0.1)
        let threeQuarters = try page.point(in: ".picture", x: 0.75, y: 0.1)
        #expect(try page.color(at: quarter) == red)
        #expect(try page.color(at: threeQuarters) == blue)
        let handle = try page.point(in: ".handle")
        try page.drag(from: handle, to: page.point(in: ".picture", x: 0.1))
        #expect(try page.color(at: quarter) == blue)
        try page.drag(from: page.point(in: ".handle"), to: page.point(in: ".picture", x: 0.9))
        #expect(try page.color(at: threeQuarters) == red)
        try page.value("document.querySelector('.handle').focus()")
        try page.press("Home")
        #expect(try page.value("document.querySelector('.handle').getAttribute('aria-valuenow')") as? String == "0")
        #expect(try page.color(at: quarter) == blue)
        try page.press("End")
        #expect(try page.color(at: threeQuarters) == red)
        #expect(try page.text("#name") == "Paint/tint")
    }

    @Test("blinks between both pictures, stops by hand, and shows the other one with the space bar")
    func blink() throws {
        let page = try open(at: "Paint/tint")
        try page.press("3")
        try page.wait(until: "document.getElementById('stage').dataset.shows === 'reference'")
        try page.wait(until: "document.getElementById('stage').dataset.shows === 'new'")
        try page.wait(until: "document.getElementById('stage').dataset.shows === 'reference'")
        try page.press(" ")
        let shown = try page.value("document.getElementById('stage').dataset.shows") as? String
        #expect(try page.text("#blinking") == "Blink")
        #expect(try page.color(at: page.point(in: ".picture")) == (shown == "new" ? blue : red))
        try page.press(" ")
        #expect(try page.color(at: page.point(in: ".picture")) == (shown == "new" ? red : blue))
    }

    @Test("does not blink by itself where less motion is wanted")
    func reducedMotion() throws {
        let page = try open(at: "Paint/tint", features: ["prefers-reduced-motion": "reduce"])
        try page.press("3")
        #expect(try page.text("#blinking") == "Blink")
        #expect(try page.color(at: page.point(in: ".picture")) == red)
        try page.click("#other")
        #expect(try page.color(at: page.point(in: ".picture")) == blue)
    }

    @Test("the onion skin lays the new picture over the reference as strongly as wanted")
    func onion() throws {
        let page = try open(at: "Paint/tint")
        try page.press("4")
        func set(_ share: Int) throws {
            try page.value(
                """
                (() => { const range = document.getElementById('onion'); range.value = \(share);
                range.dispatchEvent(new Event('input')); })()
                """)
        }
        try set(0)
        #expect(try page.color(at: page.point(in: ".picture")) == red)
        try set(100)
        #expect(try page.color(at: page.point(in: ".picture")) == blue)
        try set(50)
        let mixed = try page.color(at: page.point(in: ".picture"))
        #expect(mixed == "#732D73" || mixed == "#722D73" || mixed == "#732D72", "halfway: \(mixed)")
    }

    @Test("shows the difference")
    func difference() throws {
        let page = try open(at: "Paint/tint")
        try page.press("5")
        #expect(try page.color(at: page.point(in: ".picture")) == "#FF0080")
    }

    @Test("keeps zoom and place between views and pictures")
    func zoom() throws {
        let page = try open(at: "Cards/badge")
        let fitting = try page.text("#zoom")
        try page.press("+")
        try page.press("+")
        let zoomed = try page.text("#zoom")
        #expect(zoomed != fitting)
        #expect(try abs(middleOfPane(page) - 0.5) < 0.01)
        #expect(try page.isTrue("document.getElementById('stage').classList.contains('pixelated')"))
        try page.drag(from: page.point(in: ".viewport", x: 0.6), to: page.point(in: ".viewport", x: 0.5, y: 0.4))
        let middle = try middleOfPane(page)
        for key in ["2", "3", "4", "5", "1", "j", "2"] { try page.press(key) }
        #expect(try page.text("#zoom") == zoomed)
        #expect(try abs(middleOfPane(page) - middle) < 0.01)
        try page.press("ArrowRight", shift: true)
        #expect(try middleOfPane(page) > middle && page.text("#name") == "Paint/tint")
        try page.press("0")
        try page.press("k")
        try page.press("1")
        #expect(try page.text("#zoom") == fitting)
    }

    /// Which point of the picture is in the middle of the pane, as a share of the picture's width.
    private func middleOfPane(_ page: BrowserPage) throws -> Double {
        let picture = try (page.point(in: ".picture", x: 0).x, page.point(in: ".picture", x: 1).x)
        return try (page.point(in: ".viewport").x - picture.0) / (picture.1 - picture.0)
    }
}
