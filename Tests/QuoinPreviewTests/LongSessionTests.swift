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
