import Foundation
import QuoinPages
import TestSupport
import Testing

/// Causes in the report.
@Suite("The report's causes", .serialized, .enabled(if: Browser.program != nil, "there is no Chromium here"))
struct ReportCauseTests {
    private let scratch = TemporaryFolder()
    private let browser: Browser

    init() throws {
        browser = try Browser(program: try #require(Browser.program))
    }

    private static func snapshot(
        _ name: String, _ subject: String, _ property: String, _ change: String, isConfirmed: Bool = true
    ) -> VerificationResults.Snapshot {
        var snapshot = VerificationResults.Snapshot(
            name: name, status: .failed, document: "Snapshots/\(name).yaml", reference: "Snapshots/\(name).png",
            explanation: ["\(subject) changed \(property)"],
            pictures: VerificationResults.Snapshot.Pictures(
                reference: .png(SamplePicture.red), new: .png(SamplePicture.blue), difference: .png(SamplePicture.pink)),
            acceptCommand: "quoin approve Snapshots/\(name).yaml")
        snapshot.review = VerificationResults.Snapshot.Review(
            causes: [PictureCause(subject, property: property, change, identity: subject)], isConfirmed: isConfirmed,
            pixels: "same")
        return snapshot
    }

    /// Six pictures with one cause, two with another, and one without a known cause.
    private static let results = VerificationResults(
        snapshots: (1...6).map { snapshot("Cards/\($0)", "pill", "cornerRadius", "11 → 8") }
            + ["a", "b"].map { snapshot("Bars/\($0)", "column", "spacing", "8 → 12", isConfirmed: false) } + [
                .errored, .passed,
            ])

    private func open(_ results: VerificationResults = results, at name: String = "") throws -> BrowserPage {
        let file = try scratch.write(try ReportPage(results).html(), to: "report/index.html")
        let fragment = name.isEmpty ? "" : "#" + name.replacingOccurrences(of: "/", with: "%2F")
        return try BrowserPage(file, fragment: fragment, in: browser)
    }

    private func rows(_ page: BrowserPage) throws -> [String] { try page.texts(".row .name") }

    @Test("come first, the largest first, with a few of their pictures")
    func list() throws {
        let page = try open()
        #expect(try page.text("#verdict") == "10 snapshots, 2 causes: 1 broken, 8 failed")
        #expect(try page.texts(".groupTitle") == ["pill.cornerRadius 11 → 8", "column.spacing 8 → 12"])
        #expect(try page.texts(".group .count") == ["6 pictures", "2 pictures"])
        #expect(try rows(page) == ["faulty", "1", "2", "3", "a", "b"])
        #expect(try page.text("#position") == "1 of 9")
        for _ in 0..<4 { try page.press("j") }
        #expect(try page.text("#name") == "Bars/a")
        try page.click(".more")
        #expect(try rows(page) == ["faulty", "1", "2", "3", "4", "5", "6", "a", "b"])
        #expect(try page.text("#position") == "8 of 9")
        #expect(browser.complaints == [])
    }

    @Test("are shown with each picture, and have a command that accepts all of theirs")
    func details() throws {
        let page = try open(at: "Cards/1")
        #expect(try page.text("#explanation li:first-child") == "pill changed cornerRadius")
        #expect(try page.text(".row[aria-selected=true] .first") == "Snapshots/Cards/1.yaml")
        #expect(
            try page.text("#causeFacts")
                == "In 6 pictures; confirmed: without the cause, the reference is drawn")
        let command = try #require(Self.results.causeGroups.first?.acceptCommand)
        #expect(try page.text("#causeCommand") == command && command.hasSuffix(" Snapshots/Cards"))
        try page.value(
            """
            Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copiedText = text; } },
            configurable: true }); 0
            """)
        try page.press("C", shift: true)
        try page.wait(until: "window.copiedText === document.getElementById('causeCommand').textContent")
        for _ in 0..<3 { try page.press("j") }
        #expect(try page.text("#causeFacts")?.contains("not confirmed") == true)
        for _ in 0..<4 { try page.press("k") }
        #expect(try page.text("#name") == "Text/faulty" && page.isTrue("document.getElementById('cause').hidden"))
    }

    @Test("are unfolded for a picture in the address, and found by their words")
    func address() throws {
        let page = try open(at: "Cards/5")
        #expect(try page.text("#name") == "Cards/5" && rows(page).contains("6"))
        try page.press("/")
        try page.type("spacing")
        #expect(try rows(page) == ["a", "b"])
    }

    @Test("leave pictures that passed in their files, which are read when they are seen")
    func linked() throws {
        let reference = try scratch.write(SamplePicture.blue, to: "Snapshots/Cards/plain.png")
        var passed = VerificationResults.Snapshot.passed
        passed.reference = reference.path
        var gone = passed
        (gone.name, gone.reference) = ("Cards/zone", scratch.path("Snapshots/none.png"))
        let results = VerificationResults(snapshots: [passed, gone])
        let folder = scratch.url.appendingPathComponent("report")
        try ResultsFolder(folder).write(results)
        let page = try BrowserPage(folder.appendingPathComponent("index.html"), in: browser)
        try page.press("j")
        try page.wait(until: "document.querySelector('.picture img')?.complete")
        #expect(try page.color(at: page.point(in: ".picture")) == "#1E3CC8")
        try page.press("j")
        try page.wait(until: "!document.getElementById('unread').hidden")
        #expect(try page.text("#unread") == "../Snapshots/none.png is not beside this page.")
    }
}
