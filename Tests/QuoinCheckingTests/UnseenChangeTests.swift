import Foundation
import QuoinChecking
import TestSupport
import Testing

@Suite("Changes that no picture shows")
struct UnseenChangeTests {
    private func results(
        _ text: String, settings: String? = nil, pictured: DocumentMutations.DrawnSurvivors = .none
    ) throws -> MutationResults {
        let folder = TemporaryFolder()
        try folder.write(text, to: "a.yaml")
        // Whether there is a reference counts, not what it shows.
        try folder.write("", to: "a.png")
        if let settings { try folder.write(settings, to: "quoin.yaml") }
        var mutations = DocumentMutations(of: DocumentBatch(of: [folder.url.path]))
        mutations.drawn = pictured
        let results = try mutations.run()
        if let error = results.errors.first { throw error }
        return results
    }

    private func reason(_ change: String, in text: String, settings: String? = nil) throws -> String? {
        let survivors = try results(text, settings: settings).documents.flatMap(\.survivors)
        return survivors.first { $0.change.hasPrefix(change) }.map {
            $0.detail.isEmpty ? $0.reason.rawValue : "\($0.reason.rawValue), \($0.detail)"
        }
    }

    @Test("are what is recorded, with their reasons")
    func said() throws {
        try RecordedExamples("Unseen").expect { documents in
            try documents.map { document in
                var results = try results(document)
                results.documents[0].path = "a.yaml"
                return results.text(all: true).components(separatedBy: "\n")
            }
        }
    }

    @Test("may be allowed by reason, key and path, with a reason of their own")
    func allowances() throws {
        let text = """
            {canvas: {width: 40, height: 40, fill: white}, layout: {absolute: {children: [
              {fill: red, preferredSize: [40, 40]}, {id: cover, fill: blue, preferredSize: [40, 40]}]}}}
            """
        func result(_ names: String) throws -> MutationResults {
            try results(text, settings: "mutate: {allow: {covered: \(names), because: layers cover one another}}")
        }
        let blind = try results(text).scores.all
        #expect(blind.unseen > 1 && blind.allowed == 0)
        for names in ["all", "[canvas.fill, 'layout.absolute.children[0]', 'layout.absolute.children']"] {
            let result = try result(names)
            #expect(
                result.scores.all.allowed == 5 && result.scores.all.unseen == blind.unseen - 5,
                "\(names): \(result.text(all: true))")
            #expect(result.notes.isEmpty)
            #expect(result.text(all: true).contains("allowed because layers cover one another"))
            #expect(!result.text(all: false).contains("fill"))
        }
        #expect(try result("fill").scores.all.allowed == 4)
        #expect(try result("layout.*.children.0.fill").scores.all.allowed == 2)
        let unused = try result("clip")
        #expect(unused.scores.all.unseen == blind.unseen)
        #expect(unused.notes.map { $0.hasSuffix("quoin.yaml:1: allow of covered for clip allows nothing") } == [true])
    }

    @Test("have a page with the scores, and with pictures of the elements")
    func page() throws {
        let text = """
            {canvas: {width: 40, height: 40, fill: {light: white, dark: black}}, layout: {row: [
              {text: {string: <Hi>, lines: 1}, flexShrink: 1}, {fill: red, width: 20, cornerRadius: 40}]}}
            """
        let blind = try results(text, pictured: .blindSpots)
        let survivors = blind.documents[0].survivors
        let pictured = blind.documents[0].pictures.flatMap(\.survivors)
        #expect(Set(pictured) == Set(survivors.indices.filter { survivors[$0].isBlindSpot }))
        #expect(pictured.count < survivors.count)
        let figures = blind.html.components(separatedBy: "<figure>").count - 1
        #expect(figures == blind.documents[0].pictures.reduce(0) { $0 + ($1.other == nil ? 1 : 3) })
        #expect(blind.html.contains("<del>black</del> → <ins>#1a1a1a</ins>"))
        #expect(blind.html.contains("in the dark appearance, after the change"))
        #expect(blind.html.contains("<td>seen on other canvases only</td>"))
        let all = try results(text, pictured: .all)
        #expect(all.documents[0].pictures.flatMap(\.survivors).count == survivors.count)
        #expect(!all.html.contains("<Hi>"))
    }

    @Test("below a mask and within a threshold are distinguished")
    func rules() throws {
        let text =
            "{canvas: {width: 40, height: 40, fill: white}, layout: {id: box, fill: red, preferredSize: [20, 20]}}"
        #expect(try reason("fill red", in: text) == nil)
        #expect(try reason("fill red", in: text, settings: "masks: [box]\ntolerate: recorded") == "mask")
        #expect(try reason("fill red", in: text, settings: "threshold: 0.9\ntolerate: recorded") == "threshold")
        #expect(try reason("fill red", in: text, settings: "threshold: 0.9") == nil)
        let seen = try reason("fill red", in: text, settings: "threshold: 0.2\ntolerate: recorded")
        #expect(seen?.hasPrefix("threshold, but #") == true, "\(seen ?? "")")
    }

    @Test("of an element are found by the declarations")
    func element() throws {
        let card = Box().fill(.black).cornerRadius(10).preferredSize(20, 20)
        var canvas = Canvas(width: ExtentRange(exactly: 20), height: ExtentRange(exactly: 20))
        canvas.scale = 1
        let found = try card.unseenChanges(on: [canvas]).map(\.change)
        #expect(found.contains { $0.hasPrefix("cornerRadius") }, "\(found)")
        #expect(!found.contains { $0.hasPrefix("fill") }, "\(found)")
    }

    @Test("without any picture are an error, not all seen")
    func noReferences() throws {
        let folder = TemporaryFolder()
        try folder.write("{canvas: {width: 40, height: 40}, layout: {fill: red}}", to: "a.yaml")
        let error = #expect(throws: QuoinError.self) {
            try DocumentMutations(of: DocumentBatch(of: [folder.url.path])).run()
        }
        #expect(error?.messages == ["error: no document has a reference picture, so that no picture shows a change"])
        try folder.write("{canvas: {width: 40, height: 40}, layout: {fill: red}}", to: "pictured/b.yaml")
        try folder.write("", to: "pictured/b.png")
        let text = try DocumentMutations(of: DocumentBatch(of: [folder.url.path])).run().text(all: false)
        #expect(text.contains(": none seen (0 of 0), 0 without effect\n"), "\(text)")
    }

    @Test("are in the article as they are listed")
    func article() throws {
        let file = PackageFolder.root.appendingPathComponent("Sources/Quoin/Quoin.docc/Checks.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let name = "Snapshots/Cookbook/settings-list.yaml"
        let start = try #require(text.firstRange(of: "$ quoin mutate \(name) --all\n")).upperBound
        let end = try #require(text[start...].firstRange(of: "\n```")).lowerBound
        let path = PackageFolder.root.appendingPathComponent(name).path
        let listed = try DocumentMutations(of: DocumentBatch(of: [path])).run().text(all: true)
        try RecordedText.expect(text[..<start] + listed.replacing(path, with: name) + text[end...], at: file)
    }

    @Test(
        "that cannot matter are on no other canvas either",
        arguments: ["Cookbook/settings-list", "Cookbook/invoice", "Keys/conditions", "AutoLayout/notification"])
    func redrawn(name: String) throws {
        let folder = TemporaryFolder()
        for part in ["Images", String(name.prefix { $0 != "/" })] {
            try FileManager.default.copyItem(
                at: PackageFolder.snapshots.appendingPathComponent(part), to: folder.url.appendingPathComponent(part))
        }
        let path = folder.path("\(name).yaml")
        let lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
        var mutations = DocumentMutations(of: DocumentBatch(of: [path]))
        mutations.batch.access = .allFiles
        let renderer = try PictureRenderer()
        func pictures(_ lines: [String]) throws -> [Bitmap?] {
            let text = lines.joined(separator: "\n")
            let document = try document(text, like: path)
            return try (0..<5).map { try document?.picture(onCanvas: $0, with: renderer) }
        }
        let unchanged = try pictures(lines)
        for survivor in try mutations.run().documents.flatMap(\.survivors) where !survivor.reason.isBlindSpot {
            var changed = lines
            let (line, column) = (survivor.place.line - 1, survivor.place.column - 1)
            guard let values = survivor.values, lines[line].dropFirst(column).hasPrefix(values.before) else { continue }
            changed[line] =
                lines[line].prefix(column) + values.after + lines[line].dropFirst(column + values.before.count)
            #expect(try pictures(changed) == unchanged, "\(name): \(survivor)")
        }
    }

    /// A document in the folder of another one; `nil` if it is faulty.
    private func document(_ text: String, like path: String) throws -> Document? {
        let copy = path.replacing(".yaml", with: ".changed-\(UUID().uuidString).yaml")
        try Data(text.utf8).write(to: URL(fileURLWithPath: copy))
        defer { try? FileManager.default.removeItem(atPath: copy) }
        return try? DocumentFile(path: copy, access: .allFiles).read(limits: Limits())
    }
}

extension Document {
    /// A picture of the document on one of several canvases.
    fileprivate func picture(onCanvas number: Int, with renderer: PictureRenderer) throws -> Bitmap? {
        var canvas = canvas
        switch number {
        case 0: canvas.appearance = .dark
        case 1: canvas.direction = .rightToLeft
        case 2: canvas.textScale = 2
        default: canvas.range[.horizontal] = ExtentRange(exactly: [180, 640][number - 3])
        }
        guard let layout = try? renderer.layOut(root, on: canvas).layout else { return nil }
        return try renderer.draw(try renderer.displayList(of: layout, on: canvas), on: canvas)
    }
}
