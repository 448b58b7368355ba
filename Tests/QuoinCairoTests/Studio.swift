import QuoinBitmap
import QuoinCairo
import QuoinLayout
import QuoinScene
import QuoinText

/// Fonts, shaper and renderer for one test.
struct Studio {
    let stack: FontStack
    let shaper: PangoShaper
    let renderer: CairoRenderer

    init(fonts: FontSources = .defaults) throws {
        stack = try FontStack(fonts: fonts)
        shaper = PangoShaper(stack)
        renderer = CairoRenderer(stack)
    }

    func layout(
        _ element: some LayoutElement, in range: SizeRange = .unconstrained, scale: Double = 1
    ) throws -> Layout {
        var environment = LayoutEnvironment(scale: scale)
        environment[TextShaperKey.self] = shaper
        return try element.layout(in: range, environment: environment)
    }

    func draw(
        _ element: some LayoutElement, in range: SizeRange = .unconstrained, scale: Double = 1, ground: [Fill] = []
    ) throws -> Bitmap {
        let layout = try layout(element, in: range, scale: scale)
        return try renderer.draw(DisplayList(layout, ground: ground, shaper: shaper), scale: scale)
    }
}

extension RGBA {
    static let red = RGBA(hex: 0xFF0000)
    static let green = RGBA(hex: 0x00FF00)
    static let blue = RGBA(hex: 0x0000FF)
}
