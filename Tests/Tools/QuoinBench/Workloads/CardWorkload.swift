import Foundation
import QuoinFiles

/// Draws a document's text into a PNG in memory, as a server does: fonts, glyphs, images and freed memory are kept
/// between runs, but shaped texts and layouts are not.
enum CardWorkload: Workload {
    static let name = "card"
    private static let runs = 41

    static func figures(_ context: BenchContext) throws -> [Figure] {
        PictureRenderer.keepFreedMemory()
        let fonts = try FontStack()
        let images = ImageStore(fonts: fonts)
        return try MeasuredCard.allCases.flatMap { card in
            let runs = try (0...runs).map { _ in try Run(card, PictureRenderer(fonts, images: images)) }.dropFirst()
            return figures(of: card, Array(runs))
        }
    }

    private static func figures(of card: MeasuredCard, _ runs: [Run]) -> [Figure] {
        func figure(_ phase: String, peers: PeerQuery? = nil, goal: Double? = nil, _ time: (Run) -> Double) -> Figure {
            .inProcess(
                "\(card.title), warm: \(phase)", runs.map(time).median, peers: peers,
                goal: goal.map { .timesBestPeer($0) })
        }
        func peers(_ field: String, factor: Double = 1) -> PeerQuery {
            PeerQuery(workload: card.peerName, field: field, factor: factor)
        }
        let isShare = card == .share
        return [
            figure("text to PNG", peers: peers("warm_cpu_ms"), goal: isShare ? 0.25 : nil) { $0.all },
            figure("text to pixels", peers: peers("draw_cpu_ms"), goal: isShare ? 0.1 : nil) { $0.all - $0.encoding },
            figure("read") { $0.reading }, figure("lay out") { $0.layingOut }, figure("draw") { $0.drawing },
            figure("encode") { $0.encoding },
            .inProcess(
                "\(card.title): PNG", runs.map(\.kilobytes).median, .kilobytes,
                peers: peers("png_bytes", factor: 1e-3), goal: isShare ? .timesBestPeer(1) : nil),
        ]
    }

    /// One run, in processor milliseconds.
    private struct Run {
        let reading: Double
        let layingOut: Double
        let drawing: Double
        let encoding: Double
        let kilobytes: Double

        var all: Double { reading + layingOut + drawing + encoding }

        init(_ card: MeasuredCard, _ renderer: PictureRenderer) throws {
            var watch = Stopwatch()
            let document = try card.file.read()
            reading = watch.elapsed.processor
            watch = Stopwatch()
            let trace = try renderer.layOut(document.root, on: document.canvas)
            layingOut = watch.elapsed.processor
            watch = Stopwatch()
            let bitmap = try renderer.draw(trace, on: document.canvas).bitmap
            drawing = watch.elapsed.processor
            watch = Stopwatch()
            kilobytes = Double(PNGEncoder.encode(bitmap, scale: document.canvas.scale).count) / 1_000
            encoding = watch.elapsed.processor
        }
    }
}

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
