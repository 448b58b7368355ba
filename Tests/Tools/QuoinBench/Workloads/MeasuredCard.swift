import Foundation
import QuoinFiles

/// The two documents that renderers are measured with.
enum MeasuredCard: String, CaseIterable {
    /// A card of 1,200 by 630 pixels for sharing a link: a gradient, a photo, seven texts.
    case share = "measured-card"
    /// A page of 800 by 600 pixels in flat colors, with six words.
    case diagram = "measured-diagram"

    /// The path is relative to the package's root, where measuring is started.
    var file: DocumentFile { DocumentFile(path: path, access: .below(Self.root)) }

    private var path: String { "\(Self.root)/Cards/\(rawValue).yaml" }
    private static let root = "Snapshots"

    /// Copies the document and its photo into a folder without settings, and returns the document's path.
    func copy(into folder: ScratchFolder) throws -> String {
        for file in [path, "\(Self.root)/Images/portrait.png"] {
            let copy = folder.url.appendingPathComponent(String(file.dropFirst(Self.root.count + 1)))
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(contentsOf: URL(fileURLWithPath: file)).write(to: copy)
        }
        return folder.path("Cards/\(rawValue).yaml")
    }

    var title: String { self == .share ? "share card" : "flat diagram" }

    /// The name of the workload in the results of other programs.
    var peerName: String { self == .share ? "og" : "diagram" }
}
