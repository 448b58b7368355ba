import QuoinExplanations
import QuoinLayout
import QuoinPixels
import QuoinScene
import QuoinText

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
                let drawing = CanvasDrawing<AnyElement>.element(on: canvas, fonts: fonts)
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
