import QuoinExplanations

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
        on device: Device, appearance: Appearance = .light,
        direction: LayoutDirection = .leftToRight,
        textScale: Double = 1, fill: Fill? = nil, fonts: FontSources = .defaults,
        rules: ComparisonRules = ComparisonRules()
    ) -> Snapshotting {
        var canvas = device.canvas(fill: fill)
        (canvas.appearance, canvas.direction, canvas.textScale) = (appearance, direction, textScale)
        return Snapshotting<AnyElement, RecordedPicture>.image(on: canvas, fonts: fonts, rules: rules)
            .pullback { device.screen(of: $0) }
    }
}

extension Device {
    public static let iPadPro13 = withoutButton("iPadPro13", 1_032, 1_376)
    public static let iPadPro11 = withoutButton("iPadPro11", 834, 1_210)
    public static let iPadAir13 = withoutButton("iPadAir13", 1_024, 1_366)
    public static let iPadAir11 = withoutButton("iPadAir11", 820, 1_180)
    /// With an A16, 11 inches.
    public static let iPad = withoutButton("iPad", 820, 1_180)
    /// With an A17 Pro.
    public static let iPadMini = withoutButton("iPadMini", 744, 1_133)

    /// An iPad without a home button.
    static func withoutButton(_ name: String, _ width: Double, _ height: Double) -> Device {
        let safeArea = EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        return Device(name, size: Size(width, height), scale: 2, safeArea: safeArea, landscapeSafeArea: safeArea)
    }

    public static let iPhone17ProMax = withoutButton("iPhone17ProMax", 440, 956, top: 62)
    public static let iPhone17Pro = withoutButton("iPhone17Pro", 402, 874, top: 62)
    public static let iPhone17 = withoutButton("iPhone17", 402, 874, top: 62)
    public static let iPhoneAir = withoutButton("iPhoneAir", 420, 912, top: 68)
    public static let iPhone16ProMax = withoutButton("iPhone16ProMax", 440, 956, top: 62)
    public static let iPhone16Pro = withoutButton("iPhone16Pro", 402, 874, top: 62)
    public static let iPhone16Plus = withoutButton("iPhone16Plus", 430, 932, top: 59)
    public static let iPhone16 = withoutButton("iPhone16", 393, 852, top: 59)
    public static let iPhone16e = withoutButton("iPhone16e", 390, 844, top: 47)
    public static let iPhone13Mini = withoutButton("iPhone13Mini", 375, 812, top: 50)
    /// The third generation, with a home button.
    public static let iPhoneSE = Device(
        "iPhoneSE", size: Size(375, 667), scale: 2, safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
        landscapeSafeArea: EdgeInsets())

    /// An iPhone without a home button. In landscape, the inset of the top applies to both sides.
    static func withoutButton(
        _ name: String, _ width: Double, _ height: Double, scale: Double = 3, top: Double
    ) -> Device {
        Device(
            name, size: Size(width, height), scale: scale,
            safeArea: EdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: EdgeInsets(top: 0, left: top, bottom: 21, right: top))
    }
}

extension SnapshotMatrix where Value: LayoutElement {
    /// Elements as pictures on the screens of devices, in their safe areas.
    ///
    /// - Parameters:
    ///   - devices: the devices, whose names are in the names of references.
    ///   - appearances: the appearances in which adaptive colors are drawn; light by default.
    ///   - directions: the sides from which the layout starts; the left by default.
    ///   - textScales: factors for font sizes and all other sizes of texts, each above 0; 1 by default.
    ///   - fill: the background of the screens.
    ///   - fonts: the fonts.
    ///   - rules: when pixels count as different, and how many may be.
    public static func matrix(
        devices: [Device], appearances: [Appearance] = [], directions: [LayoutDirection] = [],
        textScales: [Double] = [], fill: Fill? = nil, fonts: FontSources = .defaults,
        rules: ComparisonRules = ComparisonRules()
    ) -> SnapshotMatrix {
        let variants = CanvasVariants(appearances: appearances, directions: directions, textScales: textScales)
        return SnapshotMatrix(diffing: .picture(rules: rules)) { element in
            devices.flatMap { device in
                let canvas = device.canvas(fill: fill)
                let drawing = CanvasDrawing<AnyElement>.element(fonts: fonts)
                let screen = device.screen(of: element)
                return variants.combinations(on: canvas).map { variant in
                    Cell(
                        suffix: ".\(device.name)\(variant.suffix)", scale: canvas.scale,
                        draw: { try drawing.picture(screen, variant.canvas) },
                        review: drawing.review(screen, variant.canvas))
                }
            }
        }
    }
}
