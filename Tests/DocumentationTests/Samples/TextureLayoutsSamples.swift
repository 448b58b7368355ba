import Quoin
import Testing

@Suite("Samples: Texture layouts")
struct TextureLayoutsSamples {
    @Test("stacks")
    func stacks() throws {
        let list = Column(spacing: 8, alignItems: .start) {
            Text("First")
            Text("Second")
        }

        let line = Row(spacing: 10) {
            Text("A title that may be too long for its row").flexShrink()
            Spacer()
            Text("30m")
        }

        let tags = Row(spacing: 6) {
            for tag in ["swift", "layout", "linux", "pictures"] {
                Text(tag).inset(horizontal: 8, vertical: 4).fill(Color(hex: 0xE5E5EA)).cornerRadius(8)
            }
        }
        .flexWrap().lineSpacing(6)

        let canvas = Canvas(width: ExtentRange(exactly: 120))
        let renderer = try PictureRenderer()
        #expect(try renderer.draw(list, on: canvas).layout.size.width == 120)
        #expect(try renderer.draw(line, on: canvas).layout.frames.allSatisfy { $0.maxX <= 120 })
        #expect(Set(try renderer.draw(tags, on: canvas).layout.frames.map(\.minY)).count > 2)
    }

    @Test("wrappers around one element")
    func wrappers() throws {
        let title = Text("Lisbon").inset(top: .infinity, left: 12, bottom: 12, right: .infinity)

        let photo = Box().fill(Color(hex: 0x34C759)).size(300, 200)
            .overlay(Text("Lisbon").color(.white).inset(12))
            .background(Box().fill(.white).cornerRadius(8))

        let middle = Text("Nothing here yet").centered()
        let corner = Text("New").position(horizontal: .end, vertical: .start)

        let square = Box().fill(.black).ratio(1)
        let wide = Box().fill(.black).aspectRatio(width: 16, height: 9)

        let room = Size(320, 320)
        #expect(try photo.layout(in: .unconstrained).size == Size(300, 200))
        #expect(try title.layout(in: SizeRange(exactly: room)).frames[1].origin == Point(12, 308))
        #expect(try middle.layout(in: SizeRange(exactly: room)).frames[1].origin == Point(160, 160))
        #expect(try corner.layout(in: SizeRange(exactly: room)).frames[1].origin == Point(320, 0))
        #expect(try square.layout(in: SizeRange(min: .zero, max: room)).size == room)
        #expect(try wide.layout(in: SizeRange(min: .zero, max: room)).size == Size(320, 180))
    }

    @Test("a choice by size")
    func choice() throws {
        let parts = [Box().fill(.black).size(60, 20), Box().fill(.black).size(60, 20)]

        let choice = WhenSize(
            .when(width: ExtentRange(min: 0, max: 150)) { Column(spacing: 8) { parts } },
            .otherwise { Row(spacing: 8) { parts } })

        let tiles = WhenSize { range in
            Row(spacing: 10) {
                for _ in 0..<max(Int(range.max.width / 100), 1) { Box().fill(.black).size(90, 90) }
            }
        }

        func size(_ element: some LayoutElement, _ width: Double) throws -> Size {
            try element.layout(in: SizeRange(min: .zero, max: Size(width, .infinity))).size
        }
        #expect(try size(choice, 150) == Size(60, 48))
        #expect(try size(choice, 151) == Size(128, 20))
        #expect(try size(tiles, 320) == Size(290, 90))
    }

    @Test("places, corners and sizes")
    func places() throws {
        let places = Absolute(sizing: .sizeToFit) {
            Box().fill(Color(hex: 0xC7C7CC)).size(150, 150).at(20, 20)
            Box().fill(Color(hex: 0xFF3B30)).size(40, 40).at(150, 0)
        }

        let card = Absolute {
            Box().fill(Color(hex: 0x5E5CE6)).size(120, 120).cornerRadius(60).at(150, -50).bleeds()
            Text("Bleeding").at(60, 46)
        }

        let avatar = Box().fill(Color(hex: 0xC7C7CC)).size(48, 48).cornerRadius(24)
            .corner(Box().fill(Color(hex: 0xFF3B30)).size(12, 12).cornerRadius(6), offset: Point(-7, 7))

        let half = Box().fill(.black).width(.percent(50)).height(20).minWidth(80).maxWidth(200)

        #expect(try places.layout(in: .unconstrained).size == Size(190, 170))
        #expect(try card.layout(in: SizeRange(exactly: Size(220, 120))).frames[1] == Rect(150, -50, 120, 120))
        #expect(try avatar.layout(in: .unconstrained).frames[2] == Rect(35, 1, 12, 12))
        let parent = Column(alignItems: .start) { half }
        let range = SizeRange(exactly: Size(100, 100))
        #expect(try parent.layout(in: range).frames[1] == Rect(0, 0, 80, 20))
    }
}
