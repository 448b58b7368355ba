import Foundation
import TestSupport
import Testing

extension PreviewTests {
    @Suite("A long session of quoin preview", .enabled(if: Browser.program != nil && BuiltPrograms.isLinux))
    struct LongSessionTests {
        /// How often a document is saved. `QUOIN_PREVIEW_SAVES=20000` is a week of work.
        private static let saves =
            ProcessInfo.processInfo.environment["QUOIN_PREVIEW_SAVES"].flatMap { Int($0) } ?? 1_500

        private let project: PreviewProject
        private let browser: Browser

        init() throws {
            project = try PreviewProject()
            browser = try Browser(program: try #require(Browser.program))
        }

        /// The memory of the server, in bytes.
        private var memory: Int {
            let lines = (try? String(contentsOfFile: "/proc/\(project.processID)/status", encoding: .utf8)) ?? ""
            let line = lines.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
            return (line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) * 1_024
        }

        /// The memory of the page's scripts after unused objects were freed, in bytes.
        private func pageMemory(_ page: BrowserPage) throws -> Int {
            try browser.send("HeapProfiler.collectGarbage")
            return try browser.send("Runtime.getHeapUsage")["usedSize"] as? Int ?? 0
        }

        private func save(_ numbers: Range<Int>, _ page: BrowserPage) throws {
            for number in numbers {
                let text = PreviewProject.card.replacing("width: 120", with: "width: \(100 + number % 50)")
                try project.folder.write(text, to: "Snapshots/card.yaml")
                if number % 10 == 9 { try page.wait(for: "\(100 + number % 50) ×", in: "#facts") }
            }
        }

        @Test("needs no more memory after many saves than after some")
        func memoryStays() throws {
            try project.start()
            let page = try project.open(in: browser)
            let first = Self.saves / 3
            try save(0..<first, page)
            let (server, scripts) = (memory, try pageMemory(page))
            try save(first..<Self.saves, page)
            #expect(server > 1 << 20 && memory < server + 32 << 20, "\(server >> 20) MB, then \(memory >> 20) MB")
            let after = try pageMemory(page)
            #expect(after < scripts + 4 << 20, "\(scripts >> 10) KB, then \(after >> 10) KB")
        }

        @Test("finds the right one of 5,000 elements under the pointer")
        func manyElements() throws {
            try project.folder.write(ManyElements.text, to: "Snapshots/many.yaml")
            try project.start()
            let page = try project.open("Snapshots/many.yaml", in: browser)
            #expect(try page.text("#elementCount") == "5,051")
            for (row, column) in [(0, 0), (20, 40), (49, 99)] {
                try page.moveMouse(to: page.point(x: Double(column * 9 + 4), y: Double(row * 9 + 4)))
                try page.wait(until: "document.querySelector('#tooltip strong')?.textContent === 'b\(row)-\(column)'")
            }
        }
    }
}

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
