import Foundation
import TestSupport
import Testing

extension PreviewTests {
    /// Measures with programs that were built for release. They are printed; nothing is expected of them.
    ///
    ///     QUOIN_PREVIEW_MEASURES=$(dirname "$(scripts/build-release)") swift test --filter PreviewMeasures
    @Suite(
        "Measures of quoin preview",
        .enabled(if: Browser.program != nil && ProcessInfo.processInfo.environment["QUOIN_PREVIEW_MEASURES"] != nil))
    struct PreviewMeasures {
        private let browser: Browser

        private static let programs = ProcessInfo.processInfo.environment["QUOIN_PREVIEW_MEASURES"] ?? ""
        private static let saves = 500

        init() throws {
            browser = try Browser(program: try #require(Browser.program))
        }

        private func shareCard() throws -> [String: String] {
            ["Snapshots/share-card.yaml": try PackageFolder.text("Cards/share-card")]
        }

        private func addImages(to project: PreviewProject) throws {
            let image = PackageFolder.snapshots.appendingPathComponent("Images/portrait.png")
            try project.folder.write(try Data(contentsOf: image), to: "Images/portrait.png")
        }

        private func report(_ name: String, _ values: [Double]) {
            let sorted = values.sorted()
            func share(_ share: Double) -> Double { sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)] }
            let numbers = [share(0.5), share(0.95), share(1)].map { String(format: "%.1f", $0) }
            print(
                "\(name): median \(numbers[0]) ms, 95th percentile \(numbers[1]) ms, most \(numbers[2]) ms, of \(sorted.count)"
            )
        }

        private static var now: Double { Date().timeIntervalSince1970 * 1_000 }

        @Test("from a save to the pixels in the page")
        func pixels() throws {
            let project = try PreviewProject(try shareCard())
            try addImages(to: project)
            try project.start("--root", ".", in: Self.programs)
            let page = try project.open("Snapshots/share-card.yaml", in: browser)
            try page.wait(until: "!document.getElementById('verdict').textContent.includes('to compare')")
            try page.value(
                """
                window.painted = [];
                new MutationObserver(() => requestAnimationFrame(() => setTimeout(
                  () => window.painted.push(performance.timeOrigin + performance.now()))))
                  .observe(document.getElementById('stage'), { attributes: true, attributeFilter: ['data-version'] }); 0
                """)
            var times: [Double] = []
            let text = project.text("Snapshots/share-card.yaml")
            for number in 0..<Self.saves {
                Thread.sleep(forTimeInterval: 0.15)
                let start = Self.now
                try project.folder.write(
                    text.replacing("6 min", with: "\(number + 10) min"), to: "Snapshots/share-card.yaml")
                try page.wait(until: "window.painted.length > \(number)")
                times.append((try page.value("window.painted[\(number)]") as? Double ?? .infinity) - start)
            }
            report("from a save to the pixels", times)
        }

        @Test("from a save to the file of render --watch")
        func file() throws {
            let project = try PreviewProject(try shareCard())
            try addImages(to: project)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: Self.programs + "/quoin")
            process.arguments = ["render", "--watch", "Snapshots/share-card.yaml", "-o", "card.png", "--root", "."]
            process.currentDirectoryURL = project.folder.url
            process.standardError = FileHandle.nullDevice
            try process.run()
            defer {
                // The program may have got a mask of signals from this thread.
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
            }
            func written() -> Date? {
                try? FileManager.default.attributesOfItem(atPath: project.folder.path("card.png"))[.modificationDate]
                    as? Date
            }
            while written() == nil { Thread.sleep(forTimeInterval: 0.01) }
            var times: [Double] = []
            let text = project.text("Snapshots/share-card.yaml")
            for number in 0..<Self.saves {
                Thread.sleep(forTimeInterval: 0.1)
                let before = written()
                let start = Self.now
                try project.folder.write(
                    text.replacing("6 min", with: "\(number + 10) min"), to: "Snapshots/share-card.yaml")
                while written() == before { Thread.sleep(forTimeInterval: 0.001) }
                times.append(Self.now - start)
            }
            report("from a save to the file", times)
        }

        @Test("frames while the pointer moves over 5,000 elements")
        func hovering() throws {
            let project = try PreviewProject(["Snapshots/many.yaml": ManyElements.text])
            try project.start(in: Self.programs)
            let page = try project.open("Snapshots/many.yaml", in: browser)
            let frames =
                try page.value(
                    """
                    (async () => {
                      const stage = document.getElementById('stage');
                      const { left, top, width, height } = stage.querySelector('.picture').getBoundingClientRect();
                      const times = [];
                      const frame = () => new Promise(requestAnimationFrame);
                      for (let step = 0; step < 300; step += 1) {
                        const [clientX, clientY] = [left + width * ((step * 37) % 300) / 300, top + height * step / 300];
                        stage.querySelector('.viewport').dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, bubbles: true }));
                        await frame();
                        const start = performance.now();
                        await new Promise((resolve) => setTimeout(resolve));
                        stage.getBoundingClientRect();
                        times.push(performance.now() - start);
                      }
                      return times;
                    })()
                    """) as? [Double] ?? []
            report("a frame while the pointer moves", frames)
        }

        @Test("from the command to the first picture of 500 documents")
        func start() throws {
            let text = try PackageFolder.text("Cards/share-card")
            let project = try PreviewProject(
                Dictionary(uniqueKeysWithValues: (0..<500).map { ("Snapshots/card-\($0).yaml", text) }))
            try addImages(to: project)
            var times: [Double] = []
            for _ in 0..<5 {
                let start = Self.now
                try project.start("--root", ".", in: Self.programs)
                let page = try project.open("Snapshots/card-7.yaml", in: browser)
                try page.wait(until: "document.querySelector('#stage img').complete")
                times.append(Self.now - start)
                project.kill()
            }
            report("to the first picture of 500 documents", times)
        }
    }
}
