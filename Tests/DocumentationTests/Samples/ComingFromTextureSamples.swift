import ASDKFluentNames
import Quoin
import Testing

struct PhotoWithInsetTextOverlay: LayoutElement {
    var element: some LayoutElement {
        WhenSize { range in
            let side = range.max.width / 4
            Box().fill(Color(hex: 0x4682B4)).size(side, side)
                .overlay(Text("family fall hikes").inset(top: .infinity, left: 12, bottom: 12, right: 12))
        }
    }
}

@Suite("Samples: Coming from Texture")
struct ComingFromTextureSamples {
    @Test("a header, and names of ASDKFluentExtensions")
    func header() throws {
        let cell = Row(spacing: 40, alignItems: .center) {
            Column {
                Text("Anna Lindqvist").lineLimit(1)
                Text("Lake Siljan").lineLimit(1)
            }
            .flexGrow().flexShrink()
            Text("30m").spacingAfter(10)
        }
        .inset(horizontal: 10, vertical: 8)

        let ported = Text("Lisbon").withInset(EdgeInsets(8)).withFlexGrow(1)

        let canvas = Canvas(width: ExtentRange(exactly: 300))
        #expect(try PictureRenderer().draw(cell, on: canvas).layout.size.width == 300)
        #expect(ported.style.flexGrow == 1)
    }

    @Test("a photo a quarter as wide as what is offered")
    func offered() throws {
        let picture = try PictureRenderer().draw(
            PhotoWithInsetTextOverlay(), on: Canvas(width: ExtentRange(min: 0, max: 400)))
        #expect(picture.layout.size == Size(100, 100))
    }
}
