import Foundation
import Quoin
import Testing

@Suite("Samples: Getting started")
struct GettingStartedSamples {
    struct Card: LayoutElement {
        var name: String
        var age: String

        var element: some LayoutElement {
            Row(spacing: 10, alignItems: .center) {
                Box().fill(Color(hex: 0x0A84FF)).size(40, 40).cornerRadius(20).id("dot")
                Text(name).fontSize(17).weight(.semibold).flexShrink()
                Spacer()
                Text(age).fontSize(14).color(.gray)
            }
            .inset(12)
        }
    }

    @Test("a card and its picture")
    func card() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("card.png").path

        let canvas = Canvas(width: 300, scale: 2, fill: .white)
        let renderer = try PictureRenderer()
        let picture = try renderer.draw(Card(name: "Anna", age: "30m"), on: canvas)
        try picture.write(to: path)

        let dot = picture.layout.frame(ofID: "dot")

        #expect(dot == Rect(12, 12, 40, 40))
        #expect(try Array(Data(contentsOf: URL(fileURLWithPath: path))) == picture.png)
    }

    struct CardServer {
        let painter: PicturePainter

        init() throws {
            painter = try PicturePainter(lanes: 2)
        }

        func picture(ofName name: String) async throws -> [UInt8] {
            try await painter.png(Card(name: name, age: "30m"), on: Canvas(width: 300, scale: 2, fill: .white))
        }
    }

    @Test("a server draws for tasks at the same time")
    func server() async throws {
        let server = try CardServer()
        async let first = server.picture(ofName: "Anna")
        async let second = server.picture(ofName: "Anna")
        let (one, other) = try await (first, second)
        #expect(!one.isEmpty && one == other)
    }

    @Test("a process that keeps its memory draws the same")
    func keptMemory() throws {
        let (card, canvas) = (Card(name: "Anna", age: "30m"), Canvas(width: ExtentRange(exactly: 300), scale: 2))
        let before = try PictureRenderer().draw(card, on: canvas).png

        PictureRenderer.keepFreedMemory()

        #expect(try PictureRenderer().draw(card, on: canvas).png == before)
    }

    @Test("frames alone")
    func frames() throws {
        let boxes = Column(spacing: 5) {
            Spacer().preferredSize(100, 20)
            Spacer().preferredSize(60, 20)
        }
        let frames = try boxes.layout(in: .unconstrained).frames

        #expect(frames == [Rect(0, 0, 100, 45), Rect(0, 0, 100, 20), Rect(0, 25, 60, 20)])
    }
}
