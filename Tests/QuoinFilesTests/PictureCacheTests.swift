import Foundation
import QuoinFiles
import TestSupport
import Testing

@Suite("Results that are kept by their keys")
struct PictureCacheTests {
    private let folder = TemporaryFolder()

    private func request(_ text: String = "layout: {}", _ command: String = "render") -> DrawingRequest {
        DrawingRequest(DrawingRequest.Options(command, RenderingOptions()), folder.document("card.yaml"), text: text)
    }

    /// A log of a drawing that looked for an image.
    private func log() -> ResourceLog {
        let log = ResourceLog()
        log.record(.image(folder.path("a.png")))
        return log
    }

    private func cache() throws -> PictureCache { try PictureCache(folder.path("kept")) }

    /// The content that a later run finds.
    private func found(_ request: DrawingRequest) throws -> [UInt8]? {
        try cache().result([UInt8].self, of: request)?.value
    }

    @Test("a result is found until a file that was looked for changes, comes or goes")
    func found() throws {
        try folder.write("1", to: "a.png")
        folder.settle()
        try cache().keep([1, 2], for: request(), madeFrom: log())
        #expect(try found(request()) == [1, 2])
        #expect(try found(request("layout: {} ")) == nil && found(request("layout: {}", "verify")) == nil)
        try folder.write("2", to: "a.png")
        #expect(try found(request()) == nil)
        try folder.write("1", to: "a.png")
        #expect(try found(request()) == [1, 2])
        try folder.write("1", to: "a@2x.png")
        #expect(try found(request()) == nil)
        try folder.remove("a@2x.png")
        try folder.remove("a.png")
        #expect(try found(request()) == nil)
    }

    @Test("each byte of a font counts, wherever it is in the file", arguments: [0, 1 << 18 - 1, 1 << 18, 599_999])
    func fontByte(_ place: Int) throws {
        var font = [UInt8](repeating: 1, count: 600_000)
        let request = DrawingRequest(
            DrawingRequest.Options("render", RenderingOptions()), folder.document("card.yaml"), text: "layout: {}",
            fonts: [folder.path("a.ttf")])
        try folder.write(Data(font), to: "a.ttf")
        folder.settle()
        try cache().keep([1], for: request, madeFrom: ResourceLog())
        #expect(try found(request) == [1])
        font[place] = 2
        try folder.write(Data(font), to: "a.ttf")
        #expect(try found(request) == nil)
    }

    @Test("nothing is kept if a file changes while a picture is drawn")
    func changeMeanwhile() throws {
        try folder.write("1", to: "a.png")
        folder.settle()
        let cache = try cache()
        let log = log()
        try folder.write("2", to: "a.png")
        cache.keep([1], for: request(), madeFrom: log)
        #expect(try found(request()) == nil)
        #expect(throws: QuoinError.self) { try cache.keys.key(of: request(), madeFrom: log) }
    }

    @Test("nothing is kept of what an earlier drawing of the run may have read before a file changed")
    func changeBetween() throws {
        try folder.write("1", to: "a.png")
        folder.settle()
        let cache = try cache()
        cache.keep([1], for: request("layout: {box: {}}"), madeFrom: log())
        try folder.write("2", to: "a.png")
        folder.settle()
        cache.keep([1], for: request(), madeFrom: log())
        #expect(try found(request()) == nil)
    }

    @Test("of a request the last four results are there")
    func lastResults() throws {
        for content in 1...6 {
            try folder.write("\(content)", to: "a.png")
            folder.settle()
            try cache().keep([UInt8(content)], for: request(), madeFrom: log())
        }
        for content in 1...6 {
            try folder.write("\(content)", to: "a.png")
            folder.settle()
            #expect(try found(request()) == (content < 3 ? nil : [UInt8(content)]))
        }
    }

    @Test("a value is made once for the same files, and none is kept of one that cannot be made")
    func made() throws {
        try folder.write("1", to: "a.png")
        folder.settle()
        func value(_ number: Double) throws -> (value: [Double], isCached: Bool) {
            try cache().cached(request()) { log throws(QuoinError) in
                log.record(.image(folder.path("a.png")))
                if number == 0 { throw QuoinError("nothing") }
                return [number]
            }
        }
        #expect(throws: QuoinError.self) { try value(0) }
        #expect(try value(.infinity) == ([.infinity], false))
        #expect(try value(0) == ([.infinity], true))
        try folder.write("2", to: "a.png")
        #expect(try value(0.1) == ([0.1], false))
    }

    @Test("what was read for a request is known, whatever has changed since")
    func sources() throws {
        try folder.write("1", to: "a.png")
        folder.settle()
        let log = log()
        log.record(.file(folder.path("card.png")))
        try cache().keep([UInt8](), for: request(), madeFrom: log)
        try folder.write("2", to: "a.png")
        let sources = try #require(try cache().sources(of: request()))
        let names = sources.flatMap(\.files).map { $0.split(separator: "/").last.map(String.init) }
        #expect(names == ["card.png", "a.png", "a@2x.png", "a@3x.png"])
        #expect(try cache().sources(of: request("other")) == nil)
    }
}
