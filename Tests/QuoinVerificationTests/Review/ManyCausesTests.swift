import Foundation
import QuoinFiles
import QuoinPages
import QuoinVerification
import TestSupport
import Testing

@Suite("Many causes")
struct ManyCausesTests {
    private let folder = TemporaryFolder()

    @Test("twelve causes in a part of the documents are twelve groups, and the report has no picture that passed")
    func twelve() throws {
        let (count, failing) = (60, 36)
        for number in 0..<count { try folder.write(Refactoring.document(number), to: "Snapshots/\(number).yaml") }
        let path = folder.path("Snapshots")
        _ = try Approval(of: [path]).run()
        for number in 0..<failing {
            let text = Refactoring.all[number % 12].change(Refactoring.document(number))
            try folder.write(text, to: "Snapshots/\(number).yaml")
        }
        let results = try Verification(of: [path]).run()
        let groups = results.causeGroups
        #expect(groups.map(\.snapshots.count) == Array(repeating: 3, count: 12), "\(groups.map(\.title))")
        #expect(groups.map(\.isConfirmed) == Array(repeating: true, count: 12))
        let report = ResultsFolder(folder.url.appendingPathComponent("report"))
        try report.write(results)
        let page = String(decoding: try #require(folder.data("report/index.html")), as: UTF8.self)
        // A reference, a new picture and a difference each, fewer where some are equal.
        let pictures = page.components(separatedBy: "<script type=\"text/plain\"").count - 1
        #expect(pictures > failing && pictures <= failing * 3)
        #expect(page.contains("../Snapshots/59.png"))
    }
}
