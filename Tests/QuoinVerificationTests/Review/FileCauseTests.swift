import Foundation
import QuoinPages
import TestSupport
import Testing

@Suite("Causes in files")
struct FileCauseTests {
    private let folder = TemporaryFolder()

    private func writeIcon(_ color: UInt32, to name: String) throws {
        var icon = Bitmap(width: 8, height: 8)
        for index in icon.pixels.indices { icon.pixels[index] = index % 3 == 0 ? 0 : color }
        try folder.write(Data(RecordedPicture(icon).png()), to: name)
    }

    /// An icon at a place of its own in each document, on grounds of two colors.
    private func write(_ count: Int, icon: String, _ change: (Int, String) -> String = { $1 }) throws {
        for number in 0..<count {
            let ground = number % 2 == 0 ? "white" : "\"#eeeeee\""
            let images = Array(repeating: "{image: \(icon)}", count: number % 3 + 1).joined(separator: ", ")
            let text = """
                canvas: {width: \(60 + number), height: 40, fill: \(ground)}
                layout: {inset: {insets: \(number + 2), child: {row: {alignItems: start, spacing: 4, children: [\(images)]}}}}

                """
            try folder.write(change(number, text), to: "card-\(number).yaml")
        }
    }

    private func groups() throws -> [CauseGroup] {
        try Verification(of: [folder.url.path]).run().causeGroups
    }

    @Test("another file is one cause, which is confirmed as long as the former file is beside it")
    func otherFile() throws {
        try writeIcon(0xFFCC_3355, to: "star.png")
        try writeIcon(0xFF33_55CC, to: "heart.png")
        try write(6, icon: "star.png")
        _ = try Approval(of: [folder.url.path]).run()
        try write(6, icon: "heart.png") {
            $0 == 3 ? $1.replacingOccurrences(of: "spacing: 4", with: "spacing: 5") : $1
        }
        let groups = try groups()
        #expect(groups.map(\.snapshots.count) == [5, 1])
        #expect(groups.map(\.isConfirmed) == [true, true])
        #expect(groups.first?.title == "image.source star.png → heart.png")
    }

    @Test(
        "where the former file is gone, pictures are together if nothing differs but the elements that show it"
    )
    func replacedFile() throws {
        try writeIcon(0xFFCC_3355, to: "star.png")
        try write(6, icon: "star.png")
        _ = try Approval(of: [folder.url.path]).run()
        try writeIcon(0xFF33_55CC, to: "star.png")
        var reference = try RecordedPicture(bytes: Array(try #require(folder.data("card-3.png"))))
        reference.bitmap.pixels[0] = 0xFFC8_0000
        try folder.write(Data(reference.png()), to: "card-3.png")
        // Whatever is behind the icons; but not the picture with another pixel.
        #expect(try groups().map(\.snapshots.count) == [5, 1])
    }
}

@Suite("Many causes")
struct ManyCausesTests {
    private let folder = TemporaryFolder()

    @Test("twelve causes in a part of the documents are twelve groups, and the report has no picture that passed")
    func twelve() throws {
        let (count, failing) = (30, 24)
        for number in 0..<count { try folder.write(Refactoring.document(number), to: "Snapshots/\(number).yaml") }
        let path = folder.path("Snapshots")
        _ = try Approval(of: [path]).run()
        for number in 0..<failing {
            let text = Refactoring.all[number % 12].change(Refactoring.document(number))
            try folder.write(text, to: "Snapshots/\(number).yaml")
        }
        let results = try Verification(of: [path]).run()
        let groups = results.causeGroups
        #expect(groups.map(\.snapshots.count) == Array(repeating: 2, count: 12), "\(groups.map(\.title))")
        #expect(groups.map(\.isConfirmed) == Array(repeating: true, count: 12))
        let report = ResultsFolder(folder.url.appendingPathComponent("report"))
        try report.write(results)
        let page = String(decoding: try #require(folder.data("report/index.html")), as: UTF8.self)
        // A reference, a new picture and a difference each, fewer where some are equal.
        let pictures = page.components(separatedBy: "<script type=\"text/plain\"").count - 1
        #expect(pictures > failing && pictures <= failing * 3)
        #expect(page.contains("../Snapshots/29.png"))
    }
}
