import Foundation
import QuoinCairo

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
