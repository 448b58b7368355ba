import Foundation
import QuoinImages
import TestSupport
import Testing

/// Large images are read row by row while they are resampled. The pixels are those of an image that is read as a whole.
@Suite("Images that are read row by row")
struct ImageRowTests {
    /// A PNG of 31 by 45 pixels.
    private static func png(
        _ type: UInt8, depth: UInt8 = 8, isInterlaced: Bool = false, transparency: [UInt8]? = nil
    ) -> PNGBuilder {
        let count = [2: 3, 4: 2, 6: 4][type] ?? 1
        let colors = type == 3 ? (0..<48).map { UInt8($0 * 5) } : nil
        let largest = type == 3 ? 16 : 1 << Int(depth)
        return PNGBuilder(
            width: 31, height: 45, colorType: type, depth: depth, isInterlaced: isInterlaced, palette: colors,
            transparency: transparency, filter: { UInt8($0 % 5) },
            samples: { x, y in (0..<count).map { (x * 7_919 + y * 104_729 + x * y * 31 + $0 * 77) % largest } })
    }

    private static let files: [[UInt8]] = [
        png(2).file, png(6).file, png(3).file, png(3, depth: 4, transparency: [0, 99]).file, png(0).file,
        png(0, depth: 1).file, png(4, depth: 16).file, png(6, isInterlaced: true).file,
    ]

    private static let draws: [(draw: ImageShading, bounds: PixelRect)] = {
        func draw(
            _ tile: Rect, isTiled: Bool = false, part: Rect = ImageShading.whole, caps: EdgeInsets = .zero,
            tint: RGBA? = nil, sampling: ImageResource.Sampling = .smooth, bounds: PixelRect? = nil
        ) -> (ImageShading, PixelRect) {
            let image = ImageResource(.bytes([]), size: Size(31, 45))
            let shading = ImageShading(
                image, tile: tile, isTiled: isTiled, part: part, capInsets: caps, tint: tint, sampling: sampling)
            return (shading, bounds ?? PixelRect(tile.minX, tile.minY, tile.maxX, tile.maxY))
        }
        return [
            draw(Rect(0, 0, 31, 45)), draw(Rect(3.3, 2.7, 7.5, 4.25)), draw(Rect(0, 0, 1, 1)),
            draw(Rect(-20, -30, 200, 130), bounds: PixelRect(x: 4, y: 9, width: 60, height: 50)),
            draw(Rect(0, 0, 20, 20), part: Rect(0.2, 0.4, 0.3, 0.1)),
            draw(Rect(0, 0, 90, 20), caps: EdgeInsets(top: 4, left: 9, bottom: 6, right: 2)),
            draw(Rect(0, 0, 12, 80), caps: EdgeInsets(8), sampling: .pixelated),
            draw(Rect(0, 0, 12, 9), tint: RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.5)),
            draw(Rect(2, 2, 9, 7), isTiled: true, bounds: PixelRect(x: 0, y: 0, width: 40, height: 40)),
        ]
    }()

    private func expectSamePixels(_ file: [UInt8]) throws {
        let (whole, large) = (ImageStore(), ImageStore(wholePixels: 0))
        for (index, (shading, bounds)) in Self.draws.enumerated() {
            var shading = shading
            shading.image = ImageResource(.bytes(file), size: shading.image.size)
            let expected = try whole.raster(of: shading, tile: shading.tile, bounds: bounds)
            let found = try large.raster(of: shading, tile: shading.tile, bounds: bounds)
            #expect(found == expected, "drawing \(index)")
            // A picture in which all pixels are equal would not show much.
            #expect(shading.tint != nil || Set(expected.pixels).count > 1 || expected.pixels.count == 1)
        }
    }

    @Test("a PNG of any kind has the same pixels", arguments: files.indices)
    func png(index: Int) throws { try expectSamePixels(Self.files[index]) }

    @Test("a GIF and a BMP have the same pixels", arguments: ["gif", "bmp"])
    func pixbuf(kind: String) throws {
        let path = PackageFolder.snapshots.appendingPathComponent("Images/portrait.\(kind)").path
        do throws(QuoinError) {
            _ = try ImageFile(.file(path)).bitmap()
        } catch {
            guard error.message.contains("cannot be read without") else { throw error }
            return
        }
        try expectSamePixels(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    }

    @Test("what is wrong with a file has the same message")
    func damaged() throws {
        let image = Self.png(2)
        let header = Array(image.file[8..<33])
        func file(_ change: (inout PNGBuilder) -> Void) -> [UInt8] {
            var changed = image
            change(&changed)
            var file = changed.file
            file.replaceSubrange(8..<33, with: header)
            return file
        }
        let files = [file { $0.height = 50 }, file { $0.height = 20 }, file { $0.filter = { _ in 9 } }]
        for file in files {
            let shading = ImageShading(ImageResource(.bytes(file), size: Size(31, 45)), tile: Rect(0, 0, 9, 9))
            let errors = [1_000_000, 0].map { pixels in
                #expect(throws: QuoinError.self) {
                    try ImageStore(wholePixels: pixels)
                        .raster(of: shading, tile: shading.tile, bounds: PixelRect(x: 0, y: 0, width: 9, height: 9))
                }
            }
            #expect(errors[0] == errors[1])
        }
    }
}

@Suite("Images that were read")
struct ImageStoreTests {
    @Test("a file is read once, and again when the store is reported to forget it")
    func forgetting() throws {
        let folder = TemporaryFolder()
        let path = folder.path("image.png")
        let store = ImageStore()
        func pixels() throws -> [UInt32] { try store.bitmap(of: .file(path)).pixels }
        func write(_ pixel: UInt32) throws {
            var bitmap = Bitmap(width: 1, height: 1)
            bitmap.pixels = [pixel]
            try folder.write(Data(PNGEncoder.encode(bitmap, scale: 1)), to: "image.png")
        }
        let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
        try write(red)
        #expect(try pixels() == [red])
        try write(blue)
        store.forget([path + ".other"])
        #expect(try pixels() == [red])
        store.forget([path])
        #expect(try pixels() == [blue])
    }
}
