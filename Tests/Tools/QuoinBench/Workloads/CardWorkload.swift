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

/// Draws posters of 16,000 by 16,000 pixels into PNGs, in flat colors and with a gradient.
///
/// The pixels alone take 977 MiB. Whatever else is needed for the file should take the place of pixels that are done.
enum PosterWorkload: Workload {
    static let name = "poster"
    private static let side = 16_000

    static func figures(_ context: BenchContext) throws -> [Figure] {
        guard let quoin = context.quoin else { return [] }
        let fills = [("flat", "white"), ("gradient", ##"{linear: {angle: 30, stops: [white, "#0ea5e9"]}}"##)]
        return try ScratchFolder.with { folder in
            try fills.flatMap { name, fill in
                let (document, picture) = (folder.path("\(name).yaml"), folder.path("\(name).png"))
                try self.document(fill).write(toFile: document, atomically: false, encoding: .utf8)
                return figures(of: name, try ProcessRun.median(of: 1, [quoin, "render", document, "-o", picture]))
            }
        }
    }

    private static func figures(of name: String, _ run: ProcessRun) -> [Figure] {
        let pixels = Double(side * side * 4) / 1_048_576
        let share = run.peakMebibytes.map { peak in
            Figure(
                title: "\(name) poster: memory to its pixels", unit: .times, value: peak / pixels, goal: .atMost(1.2))
        }
        return [.process("\(name) poster", run)] + [share].compactMap(\.self)
    }

    private static func document(_ fill: String) -> String {
        """
        canvas: {width: \(side), height: \(side), fill: \(fill)}
        layout:
          column:
            spacing: 100
            children:
              - {text: {string: "A poster of many pixels", size: 800, font: DejaVu Sans}}
              - {box: {}, fill: "#7c3aed", preferredSize: [8000, 3000], cornerRadius: 400}
              - {box: {}, fill: "#ef4444", preferredSize: [12000, 3000], cornerRadius: 400}
        """
    }
}
