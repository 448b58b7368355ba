import Foundation
import TestSupport
import Testing

extension CommandTests {
    @Suite("Snapshots")
    struct SnapshotDocumentTests {
        /// The largest picture, in bytes: a repository keeps every version.
        private static let largestPicture = 200 * 1024

        @Test("every document gives the picture beside it, and every picture is a document's")
        func pictures() throws {
            let result = try Command().run(["verify"], in: PackageFolder.root)
            #expect(result.status == 0, "\(result.outputText)\(result.errors)")
            #expect(!result.outputText.contains("Obsolete"), "\(result.outputText)")
        }

        @Test("no picture is large")
        func sizes() throws {
            let names = PackageFolder.names(below: PackageFolder.snapshots, extensions: ["png"])
            #expect(!names.isEmpty)
            for name in names {
                let file = PackageFolder.snapshots.appendingPathComponent(name + ".png")
                #expect(try Data(contentsOf: file).count <= Self.largestPicture, "\(name)")
            }
        }
    }
}
