import Foundation
import QuoinChecking
import TestSupport
import Testing

@Suite("Findings")
struct FindingTests {
    private func findings(_ document: String, _ change: (inout DocumentChecks) -> Void = { _ in }) throws
        -> [LayoutFinding]
    {
        let text = CheckedText()
        try text.folder.write("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", to: "photo.svg")
        let dessert = PackageFolder.snapshots.appendingPathComponent("Images/dessert.png")
        try text.folder.write(Data(contentsOf: dessert), to: "dessert.png")
        return try text.findings(document, change)
    }

    @Test(
        "are what is recorded, each with its line and its kind",
        arguments: RecordedExamples.names().filter { $0 != "Unseen" })
    func said(name: String) throws {
        try RecordedExamples(name).expect { documents in
            try documents.map { document in
                try findings(document).map { "\($0.place?.line ?? 0): \($0.kind.rawValue): \($0)" }
            }
        }
    }

    @Test("depend on a width alone: what two ranges say agrees where they overlap")
    func ranges() throws {
        for document in try RecordedExamples("Intended").texts {
            func words(_ widths: ClosedRange<Double>) throws -> (Double) -> [String] {
                let found = try findings(document) {
                    $0.settings.widths = ExtentRange(min: widths.lowerBound, max: widths.upperBound)
                }
                return { width in
                    found.filter { $0.occurrences.contains { $0.widths.contains { $0.contains(width) } } }
                        .map { "\($0.kind) \($0.elements.map(\.path))" }.sorted()
                }
            }
            let (all, part) = (try words(350...390), try words(360...380))
            for width in stride(from: 360.0, through: 380, by: 1) {
                #expect(all(width) == part(width), "\(document)")
            }
        }
    }

    @Test("what settings allow is allowed in every document, and need not be so in each")
    func settings() throws {
        let text = CheckedText()
        try text.folder.write(
            "check: {allow: {smallText: all, cut: all, because: these are footnotes}}", to: "quoin.yaml")
        let document = """
            canvas: {width: 400, fill: white}
            check: {widths: 320...330, levels: {contrast: off}}
            layout: {id: fine, text: {string: Fine print, size: 8}}
            """
        #expect(try text.findings(document).isEmpty)
    }

    @Test("what settings allow holds in the folders within, and is a finding where it allows nothing")
    func nestedSettings() throws {
        let folder = TemporaryFolder()
        try folder.write("check: {allow: {smallText: all, because: these are footnotes}}", to: "quoin.yaml")
        try folder.write("check: {allow: {cut: all, because: these are previews}}", to: "inner/quoin.yaml")
        try folder.write(
            "{canvas: {width: 400, fill: white}, layout: {text: {string: Fine print, size: 8}}}", to: "inner/a.yaml")
        func results(_ path: String) throws -> CheckResults {
            try DocumentChecks(of: DocumentBatch(of: [path])).run()
        }
        let all = try results(folder.url.path)
        #expect(all.documents.flatMap(\.findings).isEmpty)
        #expect(all.settings.map { $0.path.hasSuffix("inner/quoin.yaml") } == [true])
        #expect(all.settings.flatMap(\.findings).map(\.message) == ["allow of cut for all allows nothing"])
        #expect(all.count(of: .error) == 1)
        // Others of its documents may need it.
        #expect(try results(folder.path("inner/a.yaml")).count(of: .error) == 0)
    }
}
