import Quoin
import Testing

@Suite("Samples: Text and paint")
struct TextAndPaintSamples {
    @Test("texts and boxes")
    func nodes() throws {
        let title = Text("Weekend in Lisbon").font("Inter", size: 20).weight(.bold)
            .lineLimit(2).lineHeight(.multiple(1.2)).align(.center)
        let mixed = Text("from ") + Text("€ 249").bold().color(Color(hex: 0x34C759))
        let marked = Text(markdown: "A *short* note with **weight**")

        let notes = Box(markdown: "# Weekend in Lisbon\n\n- **Two** nights", style: TextStyle(size: 14))

        let adaptive = Color(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x1C1C1E))
        let sky = Box().size(200, 120).fill(adaptive)
            .fill(.linear(.degrees(135), colors: [Color(hex: 0x64D2FF, alpha: 0.6), .transparent]))

        let tile = Box().fill(.white).size(120, 80)
            .cornerRadius(12, curve: .continuous)
            .border(width: 1, color: Color(hex: 0xD1D1D6))
            .shadow(Shadow(color: .black.opacity(0.2), radius: 6, offset: Point(0, 2)))
            .opacity(0.9)

        let all = Column {
            title
            mixed
            marked
            notes
            sky
            tile
        }
        #expect(try PictureRenderer().draw(all, on: Canvas()).warnings.isEmpty)
    }

    func images() {
        ImageResource.folder = "Snapshots/Images"
        let photo = Image("forest.png").size(120, 80).cornerRadius(8)
        let portrait = Image("portrait.png", in: "Snapshots/Images", mode: .fit)

        _ = (photo, portrait)
    }

    func fonts() throws -> PictureRenderer {
        let renderer = try PictureRenderer(fonts: FontSources(paths: ["fonts/Brand.ttf"]))

        return renderer
    }
}
