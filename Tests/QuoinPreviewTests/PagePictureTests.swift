import Foundation
import QuoinPixels
import TestSupport
import Testing

extension PreviewTests {
    /// The pictures of the article on previews. `QUOIN_PREVIEW_PICTURES=1` writes them anew.
    @Suite("The pictures in the article on quoin preview", .enabled(if: Browser.program != nil))
    struct PagePictureTests {
        private static let folder = PackageFolder.root.appendingPathComponent("Sources/Quoin/Quoin.docc/Pictures")
        private static let writes = ProcessInfo.processInfo.environment["QUOIN_PREVIEW_PICTURES"] != nil

        private let project: PreviewProject
        private let browser: Browser

        init() throws {
            var files: [String: String] = [:]
            for name in ["share-card", "recipe", "episode", "release"] {
                files["Snapshots/\(name).yaml"] = try PackageFolder.text("Cards/\(name)")
            }
            project = try PreviewProject(files)
            for name in ["portrait.png", "dessert.png", "forest.png", "landscape.png"] {
                let image = PackageFolder.snapshots.appendingPathComponent("Images/\(name)")
                if let data = try? Data(contentsOf: image) { try project.folder.write(data, to: "Images/\(name)") }
            }
            browser = try Browser(program: try #require(Browser.program))
        }

        @Test(
            "show the page as it is",
            arguments: [("preview-page", 1440), ("preview-page~dark", 1440), ("preview-reference", 900)])
        func picture(name: String, width: Int) throws {
            try project.start("--root", ".")
            let features = ["prefers-color-scheme": name.hasSuffix("~dark") ? "dark" : "light"]
            let page = try project.open(
                "Snapshots/share-card.yaml", in: browser, size: (width, width == 900 ? 1000 : 900), features: features)
            try page.wait(until: "!document.getElementById('verdict').textContent.includes('to compare')")
            try page.press("a")
            try page.wait(for: "Equal", in: "#state")
            try page.click(at: page.point(x: 400, y: 300))
            try page.wait(until: "document.querySelectorAll('#values input').length > 3")
            if name == "preview-reference" {
                try project.folder.write(
                    project.text("Snapshots/share-card.yaml").replacing(
                        "\n          color: white", with: "\n          color: \"#fde047\""
                    )
                    .replacing("size: 24, weight: medium", with: "size: 20, weight: medium"),
                    to: "Snapshots/share-card.yaml")
                try page.wait(for: "Different", in: "#state")
                try page.wait(until: "!document.querySelector('[data-view=difference]').disabled")
                try page.press("3")
            } else {
                try page.moveMouse(to: page.point(x: 250, y: 550))
                try page.wait(until: "!document.getElementById('tooltip').hidden")
            }
            let isDone =
                "!document.getElementById('findingsNote').textContent.includes('being laid out') "
                + "&& !document.getElementById('verdict').textContent.includes('to compare') "
                + "&& !document.getElementById('status').classList.contains('visible')"
            // Every width is laid out, by a program that was built without optimization.
            for _ in 0..<12 where Self.writes { if (try? page.wait(until: isDone)) != nil { break } }
            let shot = try page.screenshot()
            #expect(shot.width == width)
            let panel = "document.querySelector('.panel')"
            #expect(try page.isTrue("\(panel).scrollWidth === \(panel).clientWidth"), "a part is beside the window")
            let heights =
                "document.getElementById('approvals').offsetHeight === document.getElementById('approve').offsetHeight"
            if name == "preview-reference" { #expect(try page.isTrue(heights), "the section is stretched") }
            #expect(browser.complaints.isEmpty)
            guard Self.writes else { return }
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try Data(PNGEncoder.encode(shot, scale: 1)).write(to: Self.folder.appendingPathComponent("\(name).png"))
        }
    }
}
