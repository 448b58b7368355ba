import Foundation
import QuoinCairo
import QuoinScene
import Testing

extension CommandTests {
    @Suite("Snapshots")
    struct SnapshotDocumentTests {
        /// The largest picture, in bytes: a repository keeps every version.
        private static let largestPicture = 200 * 1024

        @Test("every document has a picture and every picture a document")
        func pairs() {
            let documents = PackageFolder.names(below: PackageFolder.snapshots, extensions: ["yaml", "yml", "json"])
            let pictures = PackageFolder.names(below: PackageFolder.snapshots, extensions: ["png"])
            #expect(!documents.isEmpty && documents == pictures)
        }

        @Test("every document gives the picture beside it, pixel by pixel")
        func pictures() throws {
            let folder = try Folder()
            let result = try Command().run(
                ["render", PackageFolder.snapshots.path, "--output-dir", folder.url.path], in: PackageFolder.root)
            #expect(result.status == 0, "\(result.errors)")
            for name in PackageFolder.names(below: PackageFolder.snapshots, extensions: ["png"]) {
                let drawn = try #require(folder.data(name + ".png"), "\(name) was not drawn")
                let reference = try Data(contentsOf: PackageFolder.snapshots.appendingPathComponent(name + ".png"))
                #expect(reference.count <= Self.largestPicture, "\(name).png has \(reference.count) bytes")
                let (new, old) = (
                    try ImageFile(.bytes(Array(drawn))).bitmap(), try ImageFile(.bytes(Array(reference))).bitmap()
                )
                let isEqual = new == old
                #expect(isEqual, "\(name): \(difference(new, old))")
            }
        }

        private func difference(_ new: Bitmap, _ old: Bitmap) -> String {
            guard new.width == old.width, new.height == old.height else {
                return "\(new.width) by \(new.height) pixels, should be \(old.width) by \(old.height)"
            }
            let count = zip(new.pixels, old.pixels).count { $0 != $1 }
            return "\(count) pixels differ"
        }
    }
}
