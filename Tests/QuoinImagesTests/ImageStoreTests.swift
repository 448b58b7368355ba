import Foundation
import QuoinImages
import TestSupport
import Testing

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
