import QuoinExplanations
import QuoinSnapshots
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
        let canvas = Canvas(
            width: width, height: height, scale: scale, appearance: appearance, direction: direction, fill: .screen)
        return CanvasDrawing<Value>.screen(contentSize).strategy(rules) { _ in canvas }
    }

    /// Views, controllers and nodes as pictures of the screen of a device, which they fill.
    public static func image(
        on device: Device, appearance: Appearance = .light, direction: LayoutDirection = .leftToRight,
        contentSize: UIContentSizeCategory = .large, rules: ComparisonRules = ComparisonRules()
    ) -> Snapshotting {
        var canvas = device.screen
        (canvas.appearance, canvas.direction) = (appearance, direction)
        return CanvasDrawing<Value>.screen(contentSize, safeArea: device.safeArea).strategy(rules) { [canvas] _ in
            canvas
        }
    }
}

extension Snapshotting where Value: ScreenContent, Format == String {
    /// The frames of a view, a controller or a node, and of what is in it, as text, with a line for each.
    public static func recursiveDescription(on device: Device) -> Snapshotting {
        CanvasDrawing<Value>.screen(.large, safeArea: device.safeArea).layoutStrategy { _ in device.screen }
    }
}

extension SnapshotMatrix where Value: ScreenContent {
    /// Views, controllers and nodes as pictures on all canvases. The same object is laid out again for each.
    ///
    /// - Parameters:
    ///   - canvas: has the values for empty lists; by default two pixels a point, white or black. The names of references contain only what differs from it.
    ///   - sizes: in points.
    ///   - scales: pixels per point, each above 0.
    ///   - appearances: the appearances in which dynamic colors are drawn.
    ///   - directions: the sides from which the layout starts.
    ///   - textScales: factors for the sizes of all texts, each above 0.
    ///   - languages: pseudo-languages, with longer or other words.
    ///   - rules: when pixels count as different, and how many may be.
    public static func matrix(
        on canvas: Canvas? = nil, sizes: [Canvas.Extent] = [], scales: [Double] = [],
        appearances: [Appearance] = [], directions: [LayoutDirection] = [], textScales: [Double] = [],
        languages: [Canvas.PseudoLanguage] = [], rules: ComparisonRules = ComparisonRules()
    ) -> SnapshotMatrix {
        let variants = CanvasVariants(
            sizes: sizes, scales: scales, appearances: appearances, directions: directions, textScales: textScales,
            languages: languages)
        let own = canvas ?? Canvas(scale: 2, fill: .screen)
        return SnapshotMatrix(.screen(.large), rules) { _ in variants.combinations(on: own) }
    }

    /// Views, controllers and nodes as pictures of the screens of devices, which they fill.
    ///
    /// - Parameters:
    ///   - devices: the devices, whose names are in the names of references.
    ///   - appearances: the appearances in which dynamic colors are drawn; light by default.
    ///   - directions: the sides from which the layout starts; the left by default.
    ///   - textScales: factors for the sizes of all texts, each above 0; 1 by default.
    ///   - rules: when pixels count as different, and how many may be.
    public static func matrix(
        devices: [Device], appearances: [Appearance] = [], directions: [LayoutDirection] = [],
        textScales: [Double] = [], rules: ComparisonRules = ComparisonRules()
    ) -> SnapshotMatrix {
        let variants = CanvasVariants(appearances: appearances, directions: directions, textScales: textScales)
        return SnapshotMatrix(.screen(.large), rules) { _ in
            devices.flatMap { device in
                var canvas = device.screen
                canvas.safeArea = device.safeArea
                return variants.combinations(on: canvas).map { variant in
                    var variant = variant
                    variant.suffix = ".\(device.name)\(variant.suffix)"
                    return variant
                }
            }
        }
    }
}

extension CanvasDrawing where Value: ScreenContent {
    /// Lays content out on the screen that a canvas is, in a test, which runs on any thread.
    fileprivate static func screen(_ contentSize: UIContentSizeCategory, safeArea: EdgeInsets? = nil) -> CanvasDrawing {
        CanvasDrawing<AnyElement>.element(fonts: AppResources.fontSources).pullback { content, canvas in
            var screen = ViewScreen(canvas, contentSize: contentSize)
            if let safeArea { screen.canvas.safeArea = safeArea }
            return try onMainActor((content, screen)) { content, screen in
                Result { () throws(ViewProblem.List) in try content.element(on: screen) }
            }.get()
        }
    }
}

extension Device {
    fileprivate var screen: Canvas { canvas(fill: .solid(.screen)) }
}

extension Color {
    /// What lies behind a screen.
    fileprivate static let screen = Color(light: .white, dark: .black)
}
