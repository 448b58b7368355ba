import Foundation
import QuoinFiles

/// The two documents that renderers are measured with.
enum MeasuredCard: String, CaseIterable {
    /// A card of 1,200 by 630 pixels for sharing a link: a gradient, a photo, seven texts.
    case share = "measured-card"
    /// A page of 800 by 600 pixels in flat colors, with six words.
    case diagram = "measured-diagram"

    /// The path is relative to the package's root, where measuring is started.
    var file: DocumentFile { DocumentFile(path: "Snapshots/Cards/\(rawValue).yaml", access: .below("Snapshots")) }

    var title: String { self == .share ? "share card" : "flat diagram" }

    /// The name of the workload in the results of other programs.
    var peerName: String { self == .share ? "og" : "diagram" }
}
