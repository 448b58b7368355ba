import Quoin
import QuoinDiagrams

/// The fonts, the shaper and the renderers for one test.
package struct Studio {
    package let stack: FontStack
    package let shaper: PangoShaper
    package let renderer: CairoRenderer
    package let pictures: PictureRenderer

    package init(fonts: FontSources = .defaults) throws {
        stack = try FontStack(fonts: fonts)
        shaper = PangoShaper(stack)
        renderer = CairoRenderer(stack)
        pictures = PictureRenderer(stack)
    }

    package func layout(
        _ element: some LayoutElement, in range: SizeRange = .unconstrained, scale: Double = 1
    ) throws -> Layout {
        var environment = LayoutEnvironment(scale: scale)
        environment[TextShaperKey.self] = shaper
        return try element.layout(in: range, environment: environment)
    }

    package func draw(
        _ element: some LayoutElement, in range: SizeRange = .unconstrained, scale: Double = 1, ground: [Fill] = []
    ) throws -> Bitmap {
        let layout = try layout(element, in: range, scale: scale)
        return try renderer.draw(DisplayList(layout, background: ground, shaper: shaper), scale: scale)
    }

    /// The diagram of an element on a canvas with a fixed size.
    package func diagram(
        _ diagram: Diagram, of element: some LayoutElement, width: Double = 300, height: Double = 200,
        direction: LayoutDirection = .leftToRight, appearance: Appearance = .light
    ) throws -> Diagram.Picture {
        var canvas = Canvas(width: ExtentRange(exactly: width), height: ExtentRange(exactly: height))
        (canvas.direction, canvas.appearance) = (direction, appearance)
        return try pictures.diagram(diagram, of: element, on: canvas)
    }
}
