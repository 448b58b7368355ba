import Foundation
import QuoinCairo

/// Work that is measured. A new workload is a new file and an entry in `Workloads.all`.
protocol Workload: SendableMetatype {
    /// The name on the command line.
    static var name: String { get }

    static func figures(_ context: BenchContext) throws -> [Figure]
}

/// Paths that some workloads need.
struct BenchContext {
    /// The path of the command quoin.
    var quoin: String?
    /// The folder with the pictures that other programs are measured with.
    var pictures: String?
}

enum Workloads {
    static let all: [any Workload.Type] = [
        CardWorkload.self, ColdWorkload.self, PNGWorkload.self, DiffWorkload.self, LayoutWorkload.self,
        ConstraintsWorkload.self, CollectionWorkload.self, FolderWorkload.self, VerifyWorkload.self,
        PosterWorkload.self, LongTextWorkload.self, MemoryWorkload.self, ManyWorkload.self, PainterWorkload.self,
    ]

    static var names: String { all.map { $0.name }.joined(separator: ", ") }
}

/// Runs of the command, from start to end.
enum ColdWorkload: Workload {
    static let name = "cold"
    private static let runs = 11
    /// The other programs that have layout.
    private static let withLayout = ["takumi", "pictex", "chromium"]

    static func figures(_ context: BenchContext) throws -> [Figure] {
        guard let quoin = context.quoin else { return [] }
        return try ScratchFolder.with { folder in
            try MeasuredCard.allCases.flatMap { card in
                let document = try card.copy(into: folder)
                let drawing = try ProcessRun.median(
                    of: runs, [quoin, "render", document, "--root", folder.url.path, "-o", folder.path("card.png")])
                guard card == .share else { return figures(of: card, drawing) }
                let reading = try ProcessRun.median(of: runs, [quoin, "validate", document, "--root", folder.url.path])
                return figures(of: card, drawing) + [.process("command: validate the share card", reading)]
            }
        } + [.process("command: --version", try ProcessRun.median(of: runs, [quoin, "--version"]))]
    }

    private static func figures(of card: MeasuredCard, _ run: ProcessRun) -> [Figure] {
        func peers(_ field: String, among: [String] = []) -> PeerQuery {
            PeerQuery(workload: card.peerName, field: field, among: among)
        }
        let isShare = card == .share
        let title = "\(card.title), whole process"
        let memory = run.peakMebibytes.map { peak in
            Figure(
                title: "\(title): memory", unit: .mebibytes, value: peak, peers: peers("cold_rss_mib"),
                goal: isShare ? .atMost(25) : nil)
        }
        return [
            .process(title, run, peers: peers("cold_cpu_ms"), goal: .timesBestPeer(isShare ? 0.5 : 1.2)),
            .process(
                "\(title), beside those with layout", run, peers: peers("cold_cpu_ms", among: withLayout),
                goal: isShare ? nil : .timesBestPeer(0.1)),
        ] + [memory].compactMap(\.self)
    }
}

/// Encodes pixels of an interface as a PNG in memory.
///
/// The time is compared with the fastest program whose file is not larger, and the size with the smallest file of the
/// programs that are not slower.
enum PNGWorkload: Workload {
    static let name = "png"

    static func figures(_ context: BenchContext) throws -> [Figure] {
        guard let folder = context.pictures else { return try figures(of: drawnPicture(), named: "drawn, 1920×1080") }
        return try [("enc1", 1_200, 630), ("enc2", 2_400, 1_260)].flatMap { image, width, height in
            guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(image).rgba") else {
                throw BenchError("\(folder)/\(image).rgba is not there")
            }
            let bitmap = Bitmap(width: width, height: height, rgba: Array(bytes))
            return try figures(of: bitmap, named: "\(width)×\(height)", image: image)
        }
    }

    private static func figures(of bitmap: Bitmap, named title: String, image: String = "") throws -> [Figure] {
        let (time, png) = ElapsedTime.median(of: 31) { PNGEncoder.encode(bitmap, scale: 1) }
        func peers(_ field: String, atMost: [String: Double], factor: Double = 1) -> PeerQuery {
            PeerQuery(
                workload: "png-encode", field: field, matching: ["image": image], atMost: atMost, factor: factor)
        }
        return [
            .inProcess(
                "PNG, \(title): time", time.processor, peers: peers("cpu_ms", atMost: ["bytes": Double(png.count)]),
                goal: .timesBestPeer(1)),
            .inProcess(
                "PNG, \(title): size", Double(png.count) / 1_000, .kilobytes,
                peers: peers("bytes", atMost: ["cpu_ms": time.processor], factor: 1e-3), goal: .timesBestPeer(1)),
        ]
    }

    private static func drawnPicture() throws -> Bitmap {
        try ScratchFolder.with { folder in
            try DiffPictures.write(to: folder)
            return try ImageFile(.file(folder.path("fhd-a.png"))).bitmap()
        }
    }
}
