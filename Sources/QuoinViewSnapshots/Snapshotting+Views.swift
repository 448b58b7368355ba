import QuoinExplanations
import QuoinLayout
import QuoinPixels
import QuoinScene
import QuoinSnapshots
import QuoinText
import UIKit

extension Snapshotting where Value: UIView, Format == RecordedPicture {
    /// Views as pictures, as large as their constraints make them, or as their frames are.
    public static var image: Snapshotting { image() }

    /// Views as pictures.
    ///
    /// - Parameters:
    ///   - width: in points; by default as wide as the view.
    ///   - height: in points; by default as high as the view.
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
        return screen.strategy(rules) { try screen.element(of: $0) }
    }

    /// Views as pictures of the screen of a device, which they fill.
    public static func image(
        on device: Device, appearance: Appearance = .light, direction: LayoutDirection = .leftToRight,
        contentSize: UIContentSizeCategory = .large, rules: ComparisonRules = ComparisonRules()
    ) -> Snapshotting {
        let screen = device.screen(appearance, direction, contentSize)
        return screen.strategy(rules) { try screen.element(of: $0) }
    }
}

extension Snapshotting where Value: UIViewController, Format == RecordedPicture {
    /// Controllers as pictures of the screen of a device.
    ///
    /// - Parameters:
    ///   - device: the device.
    ///   - appearance: the appearance in which dynamic colors are drawn.
    ///   - direction: the side from which the layout starts.
    ///   - contentSize: the size of texts that the reader chose.
    ///   - rules: when pixels count as different, and how many may be.
    public static func image(
        on device: Device, appearance: Appearance = .light, direction: LayoutDirection = .leftToRight,
        contentSize: UIContentSizeCategory = .large, rules: ComparisonRules = ComparisonRules()
    ) -> Snapshotting {
        let screen = device.screen(appearance, direction, contentSize)
        return screen.strategy(rules) { try screen.element(of: $0) }
    }
}

extension Snapshotting where Value: UIView, Format == String {
    /// The frames of a view and of those in it as text, with a line for each.
    public static func recursiveDescription(on device: Device) -> Snapshotting {
        let screen = device.screen(.light, .leftToRight, .large)
        return screen.text { try screen.element(of: $0) }
    }
}

extension Snapshotting where Value: UIViewController, Format == String {
    /// The frames of the view of a controller and of those in it as text, with a line for each.
    public static func recursiveDescription(on device: Device) -> Snapshotting {
        let screen = device.screen(.light, .leftToRight, .large)
        return screen.text { try screen.element(of: $0) }
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

    fileprivate func strategy<Value: Sendable>(
        _ rules: ComparisonRules, _ element: @escaping @MainActor (Value) throws -> AnyElement
    ) -> Snapshotting<Value, RecordedPicture> {
        Snapshotting<AnyElement, RecordedPicture>.image(on: canvas, fonts: AppResources.fontSources, rules: rules)
            .pullback { value in try MainActor.assumeIsolated { try element(value) } }
    }

    fileprivate func text<Value: Sendable>(
        _ element: @escaping @MainActor (Value) throws -> AnyElement
    ) -> Snapshotting<Value, String> {
        Snapshotting<AnyElement, String>.layout(on: canvas, fonts: AppResources.fontSources)
            .pullback { value in try MainActor.assumeIsolated { try element(value) } }
    }
}
