import QuoinImages
import Testing

@Suite("Texts in PNGs")
struct PNGTextTests {
    private let picture = PNGEncoder.encode(Bitmap(width: 3, height: 2), scale: 2)

    @Test("a text may be as long as 64 MiB, however small it is compressed")
    func long() throws {
        // Random letters of 64 kinds take 6 bits each, about 68 KB in total. Doubled from eight times as much, the buffer
        // exceeds the limit before it holds 40 MiB.
        var state: UInt32 = 1
        let disorder = (0..<36_000).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return Character(Unicode.Scalar(UInt8(0x30 + state >> 26)))
        }
        let text = PNGText(keyword: "long", text: String(repeating: "a", count: 40 << 20) + String(disorder))
        #expect(try PNGText.text("long", in: text.added(to: picture)) == text.text)
    }

    @Test("a text comes back as it was, letter by letter, and the pixels stay")
    func roundTrip() throws {
        let texts = [
            PNGText(keyword: "first", text: "Größe 10 — 日本 👩‍💻\n"), PNGText(keyword: "second", text: ""),
            PNGText(keyword: "third", text: String(repeating: "a", count: 1_000_000)),
        ]
        let file = texts.reduce(picture) { $1.added(to: $0) }
        for text in texts { #expect(try PNGText.text(text.keyword, in: file) == text.text) }
        #expect(try ImageFile(.bytes(file)).bitmap() == ImageFile(.bytes(picture)).bitmap())
        #expect(file.count < picture.count + 2_000)
    }

    @Test("a text that is damaged is an error, or not there, wherever the damage is")
    func damaged() {
        let file = PNGText(keyword: "k", text: "some text that is long enough").added(to: picture)
        for index in picture.count - 60..<file.count {
            var damaged = file
            damaged[index] ^= 0x55
            if let found = try? PNGText.text("k", in: damaged) { #expect(found == "some text that is long enough") }
        }
        for length in 0..<file.count { _ = try? PNGText.text("k", in: Array(file[..<length])) }
    }

    @Test("a text whose compressed bytes are faulty is an error")
    func undecodable() throws {
        // The keyword, compression, and an empty language and translation; then no zlib stream.
        let chunk = PNGBuilder.chunk("iTXt", Array("k".utf8) + [0, 1, 0, 0, 0] + [1, 2, 3])
        let file = picture.dropLast(12) + chunk + picture.suffix(12)
        let error = #expect(throws: PNGError.self) { try PNGText.text("k", in: Array(file)) }
        #expect(error?.message == "it cannot be decompressed")
    }

    @Test("what is no PNG has no texts, and gets none")
    func noPNG() throws {
        #expect(try PNGText.text("k", in: [1, 2, 3]) == nil)
        #expect(PNGText(keyword: "k", text: "t").added(to: [1, 2, 3]) == [1, 2, 3])
    }
}
