import TestSupport
import Testing

extension PreviewTests {
    @Suite("Answers that reach the page after later events", .enabled(if: Browser.program != nil))
    struct LateAnswerTests {
        private let browser: Browser
        private let project: PreviewProject
        /// The card with a dot that is as high as six.
        private let higher = PreviewProject.card.replacing("[30, 20]", with: "[30, 120]")

        init() throws {
            browser = try Browser(program: try #require(Browser.program))
            project = try PreviewProject()
            try project.start()
        }

        @Test("do not bring back earlier states")
        func states() throws {
            try browser.holdAnswers(to: "/api/documents")
            let page = try BrowserPage(project.url(of: "Snapshots/card.yaml"), in: browser)
            try page.wait(until: "window.isHeld")
            try project.folder.write(PreviewProject.card, to: "Snapshots/other.yaml")
            try page.wait(for: "2 documents, 2 new", in: "#verdict")
            try page.releaseAnswer()
            #expect(try page.text("#verdict") == "2 documents, 2 new")
        }

        @Test("do not bring back an earlier drawing")
        func drawing() throws {
            try browser.holdAnswers()
            let page = try project.open(in: browser)
            try page.wait(for: "120 ×", in: "#facts")
            try page.value("window.held = '/api/view'")
            try page.value(
                "(() => { const w = document.getElementById('width'); w.value = 90; w.dispatchEvent(new Event('input')); })()"
            )
            try page.wait(until: "window.isHeld")
            try project.folder.write(higher, to: "Snapshots/card.yaml")
            try page.wait(for: "90 ×", in: "#facts")
            let facts = try page.text("#facts")
            try page.releaseAnswer()
            #expect(try page.text("#facts") == facts)
        }

        @Test("do not bring back earlier values of an element")
        func values() throws {
            try browser.holdAnswers()
            let page = try project.open(in: browser)
            try page.wait(until: "document.querySelector('#tree [title=\"dot (box)\"]')")
            try page.value("window.held = '/api/element'")
            try page.value("document.querySelector('#tree [title=\"dot (box)\"]').click()")
            try page.wait(until: "window.isHeld")
            try project.folder.write(higher, to: "Snapshots/card.yaml")
            let height = "document.getElementById('value-preferredSize[1]')?.value"
            try page.wait(until: "\(height) === '120'")
            try page.releaseAnswer()
            #expect(try page.value(height) as? String == "120")
        }
    }
}
