import QuoinExplanations

/// How a value becomes many pictures, such as in every size, at every scale and in every appearance.
public struct SnapshotMatrix<Value>: Sendable {
    let diffing: Diffing<RecordedPicture>
    let cells: @Sendable (Value) throws -> [Cell]

    /// One of the pictures.
    struct Cell {
        /// The suffix of the picture's name.
        var suffix: String
        /// Pixels per point.
        var scale: Double
        var draw: () throws -> RecordedPicture
        var review: CauseReview?
    }
}

extension SnapshotMatrix {
    package init(
        _ drawing: CanvasDrawing<Value>, _ rules: ComparisonRules,
        on variants: @escaping @Sendable (Value) throws -> [CanvasVariant]
    ) {
        self.init(diffing: .picture(rules: rules)) { value in
            try variants(value).map { variant in
                Cell(
                    suffix: variant.suffix, scale: variant.canvas.scale,
                    draw: { try drawing.picture(value, variant.canvas) },
                    review: drawing.review(value, variant.canvas))
            }
        }
    }
}

extension SnapshotMatrix where Value: LayoutElement {
    /// Elements as pictures on all canvases.
    ///
    /// - Parameters:
    ///   - canvas: has the values for empty lists. The names of references contain only what differs from it.
    ///   - sizes: in points.
    ///   - scales: pixels per point, each above 0.
    ///   - appearances: the appearances in which adaptive colors are drawn.
    ///   - directions: the sides from which the layout starts.
    ///   - textScales: factors for font sizes and all other sizes of texts, each above 0.
    ///   - fonts: the fonts.
    ///   - rules: when pixels count as different, and how many may be.
    public static func matrix(
        on canvas: Canvas = Canvas(), sizes: [Canvas.Extent] = [], scales: [Double] = [],
        appearances: [Appearance] = [],
        directions: [LayoutDirection] = [], textScales: [Double] = [], fonts: FontSources = .defaults,
        rules: ComparisonRules = ComparisonRules()
    ) -> SnapshotMatrix {
        let variants = CanvasVariants(
            sizes: sizes, scales: scales, appearances: appearances, directions: directions, textScales: textScales)
        return SnapshotMatrix(.element(fonts: fonts), rules) { _ in variants.combinations(on: canvas) }
    }
}
