import QuoinComparison
import QuoinExplanations
import QuoinLayout
import QuoinScene
import QuoinText

/// The screen of a device: its size, its scale, and its safe area.
///
/// ```swift
/// assertSnapshot(of: Card(), as: .image(on: .iPhone17Pro))
/// assertSnapshot(of: Card(), as: .image(on: .iPadPro11.landscape), named: "iPad")
/// ```
public struct Device: Hashable, Sendable {
    /// The device in the names of references: `iPhone17Pro`, `iPhone17Pro-landscape`.
    public var name: String
    /// In points, in the orientation of the device.
    public var size: Size
    /// Pixels per point, above 0.
    public var scale: Double
    /// The insets of the areas that the system covers, in points: the status bar, rounded corners, the home indicator.
    public var safeArea: EdgeInsets
    /// The safe area in the other orientation.
    private var turnedSafeArea: EdgeInsets

    /// A device of your own.
    ///
    /// - Parameters:
    ///   - name: the device in the names of references: letters, digits, `-` and `_`.
    ///   - size: in points, in portrait.
    ///   - scale: pixels per point, above 0.
    ///   - safeArea: the insets of the areas that the system covers in portrait, in points.
    ///   - landscapeSafeArea: the same in landscape.
    public init(_ name: String, size: Size, scale: Double, safeArea: EdgeInsets, landscapeSafeArea: EdgeInsets) {
        (self.name, self.size, self.scale) = (name, size, scale)
        (self.safeArea, turnedSafeArea) = (safeArea, landscapeSafeArea)
    }

    /// The device in the other orientation: in landscape, or in portrait if it is in landscape.
    public var landscape: Device {
        let suffix = "-landscape"
        let isTurned = name.hasSuffix(suffix)
        return Device(
            isTurned ? String(name.dropLast(suffix.count)) : name + suffix, size: Size(size.height, size.width),
            scale: scale, safeArea: turnedSafeArea, landscapeSafeArea: safeArea)
    }

    /// The device without a safe area, for elements that fill the screen.
    public var fullScreen: Device {
        Device(name, size: size, scale: scale, safeArea: EdgeInsets(), landscapeSafeArea: EdgeInsets())
    }

    /// The screen as a canvas.
    ///
    /// - Parameter fill: the background.
    public func canvas(fill: Fill? = nil) -> Canvas {
        Canvas(
            width: size.width, height: size.height, scale: scale, appearance: .light, direction: .leftToRight,
            textScale: 1, fill: fill)
    }

    /// An element in the safe area.
    func screen(of element: some LayoutElement) -> AnyElement {
        safeArea == EdgeInsets() ? element.erased : element.element.inset(safeArea).erased
    }
}

extension Snapshotting where Value: LayoutElement, Format == RecordedPicture {
    /// Elements as pictures of the screen of a device, in its safe area.
    ///
    /// - Parameters:
    ///   - device: the device.
    ///   - appearance: the appearance in which adaptive colors are drawn.
    ///   - direction: the side from which the layout starts.
    ///   - textScale: a factor for font sizes and all other sizes of texts, above 0.
    ///   - fill: the background of the whole screen.
    ///   - fonts: the fonts.
    ///   - rules: when pixels count as different, and how many may be.
    public static func image(
        on device: Device, appearance: Appearance = .light, direction: LayoutDirection = .leftToRight,
        textScale: Double = 1, fill: Fill? = nil, fonts: FontSources = .defaults,
        rules: ComparisonRules = ComparisonRules()
    ) -> Snapshotting {
        var canvas = device.canvas(fill: fill)
        (canvas.appearance, canvas.direction, canvas.textScale) = (appearance, direction, textScale)
        return Snapshotting<AnyElement, RecordedPicture>.image(on: canvas, fonts: fonts, rules: rules)
            .pullback { device.screen(of: $0) }
    }
}
