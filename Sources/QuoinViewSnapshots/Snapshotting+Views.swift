import QuoinExplanations
import QuoinLayout
import QuoinPixels
import QuoinScene
import QuoinSnapshots
import QuoinText
import UIKit

extension Snapshotting where Value: ScreenContent, Format == RecordedPicture {
    /// Views, controllers and nodes as pictures, as large as their layout makes them, or as their frames are.
    public static var image: Snapshotting { image() }

    /// Views, controllers and nodes as pictures.
    ///
    /// - Parameters:
    ///   - width: in points; by default as wide as the content.
    ///   - height: in points; by default as high as the content.
    ///   - scale: pixels per point, above 0.
    ///   - appearance: the appearance in which dynamic colors are drawn.
    ///   - direction: the side from which the layout starts.
    ///   - contentSize: the size of texts that the reader chose.
    ///   - rules: when pixels count as different, and how many may be.
    public static func image(
        width: Double? = nil, height: Double? = nil, scale: Double = 2, appearance: Appearance = .light,
        direction: LayoutDirection = .leftToRight, contentSize: UIContentSizeCategory = .large,
        rules: ComparisonRules = ComparisonRules()
    ) -> Snapshotting {
        let screen = ViewScreen(
            width: width, height: height, scale: scale, appearance: appearance, direction: direction,
            contentSize: contentSize, safeArea: EdgeInsets())
        return Snapshotting<AnyElement, Format>
            .image(on: screen.canvas, fonts: AppResources.fontSources, rules: rules).pullback(screen.element)
    }

    /// Views, controllers and nodes as pictures of the screen of a device, which they fill.
    public static func image(
        on device: Device, appearance: Appearance = .light, direction: LayoutDirection = .leftToRight,
        contentSize: UIContentSizeCategory = .large, rules: ComparisonRules = ComparisonRules()
    ) -> Snapshotting {
        let screen = device.screen(appearance, direction, contentSize)
        return Snapshotting<AnyElement, Format>
            .image(on: screen.canvas, fonts: AppResources.fontSources, rules: rules).pullback(screen.element)
    }
}

extension Snapshotting where Value: ScreenContent, Format == String {
    /// The frames of a view, a controller or a node, and of what is in it, as text, with a line for each.
    public static func recursiveDescription(on device: Device) -> Snapshotting {
        let screen = device.screen(.light, .leftToRight, .large)
        return Snapshotting<AnyElement, Format>.layout(on: screen.canvas, fonts: AppResources.fontSources)
            .pullback(screen.element)
    }
}

extension Device {
    fileprivate func screen(
        _ appearance: Appearance, _ direction: LayoutDirection, _ contentSize: UIContentSizeCategory
    ) -> ViewScreen {
        ViewScreen(
            width: size.width, height: size.height, scale: scale, appearance: appearance, direction: direction,
            contentSize: contentSize, safeArea: safeArea)
    }
}

extension ViewScreen {
    fileprivate var canvas: Canvas {
        Canvas(
            width: width, height: height, scale: scale, appearance: appearance, direction: direction,
            fill: Color(light: .white, dark: .black))
    }

    /// The element of content in a test, which runs on any thread.
    @Sendable
    fileprivate func element(of content: some ScreenContent) throws -> AnyElement {
        try onMainActor(content) { content in
            Result { () throws(ViewProblem.List) in try content.element(on: self) }
        }.get()
    }
}
