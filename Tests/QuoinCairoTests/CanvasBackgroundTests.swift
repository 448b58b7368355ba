import QuoinPixels
import TestSupport
import Testing

private let area = Rect(0, 0, 97, 41)

private func shading(
    _ shape: Gradient.Shape, _ colors: [Color], _ change: (inout Gradient) -> Void = { _ in }
) -> Shading {
    var gradient = Gradient(shape, stops: colors.map { Gradient.Stop($0) })
    change(&gradient)
    return Fill.gradient(gradient).shading(of: area, appearance: .light)
}

private let gradients: [Shading] = [
    shading(.linear(.degrees(135)), [.black, Color(hex: 0x7C3AED)]),
    shading(.linear(.degrees(-70)), [.white, .black, Color(hex: 0x00FF00)]),
    shading(.linear(.degrees(20)), [.transparent, Color(hex: 0x4466AA, alpha: 0.7)]),
    shading(.linear(.toBottom), [.black, Color(hex: 0x101010)]) { $0.isDithered = true },
    shading(.linear(.toLeft), [.black, .white]) { $0.interpolation = .okLab },
    shading(.radial(.circle(.closestSide)), [.white, .transparent]) { $0.spread = .repeat },
    shading(.conic(from: 30), [.black, .white]),
]

/// A fill of the whole canvas is written directly; within a clip it is painted like any other.
@Suite("Fills of the whole canvas")
struct CanvasBackgroundTests {
    private let studio: Studio

    init() throws {
        studio = try Studio()
    }

    private func draw(_ operations: [DisplayOperation], scale: Double = 1, size: Size = area.size) throws -> Bitmap {
        let list = DisplayList(size: size, commands: operations.map { DisplayCommand($0) })
        return try studio.renderer.draw(list, scale: scale)
    }

    private func expectSame(_ shadings: [Shading], scale: Double = 1) throws {
        let fills = shadings.map { DisplayOperation.fill(.rectangle(area), $0) }
        let clipped = [DisplayOperation.pushClip(.rectangle(area))] + fills + [.popClip]
        #expect(try draw(fills, scale: scale) == draw(clipped, scale: scale))
    }

    @Test("a gradient has the pixels it has behind a clip", arguments: gradients, [1.0, 2])
    func gradient(shading: Shading, scale: Double) throws {
        try expectSame([shading], scale: scale)
    }

    @Test(
        "a row of a gradient alone has the pixels it has among the others",
        arguments: [0.0, 20, 45, 90, 135, 225, 250, 270, 315], [Color.white, Color(hex: 0x0B0704)])
    func rows(degrees: Double, end: Color) throws {
        let all = Rect(0, 0, 640, 360)
        let gradient = Gradient(.linear(.degrees(degrees)), stops: [Gradient.Stop(.black), Gradient.Stop(end)])
        let fill = DisplayOperation.fill(.rectangle(all), Fill.gradient(gradient).shading(of: all, appearance: .light))
        let whole = try draw([fill], size: all.size)
        for y in stride(from: 0, to: 360, by: 7) {
            let clip = DisplayOperation.pushClip(.rectangle(Rect(0, Double(y), 640, 1)))
            let row = try draw([clip, fill, .popClip], size: all.size)
            let wrong = (y * 640..<(y + 1) * 640).first { row.pixels[$0] != whole.pixels[$0] }
            try #require(wrong == nil, "row \(y)")
        }
    }

    @Test("a color has the pixel it has behind a clip", arguments: [0, 0.003, 0.18, 0.5, 0.999, 1])
    func color(alpha: Double) throws {
        try expectSame([.solid(RGBA(red: 0.2, green: 0.4, blue: 0.77, alpha: alpha))])
    }

    @Test("one fill lies over another, whether something shows through or not", arguments: gradients)
    func several(shading: Shading) throws {
        let (opaque, veil) = (Shading.solid(.red), Shading.solid(RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)))
        try expectSame([opaque, shading])
        try expectSame([veil, shading, veil])
        try expectSame([shading, opaque, veil])
    }

    @Test("a fill that ends within a pixel or before the canvas does not fill the whole of it")
    func partly() throws {
        let fill = DisplayOperation.fill(.rectangle(area), .solid(.red))
        let between = try draw([fill], scale: 1.5)
        #expect(between.width == 146 && between[144, 0].w == 255 && (127...128).contains(between[145, 0].w))
        #expect(try draw([fill], size: Size(98, 41))[97, 0].w == 0)
    }
}
