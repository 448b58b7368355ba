import QuoinCairo
import QuoinComparison
import QuoinFiles
import QuoinLayout
import QuoinScene
import QuoinText

/// How a value becomes many pictures: every size at every scale, in every appearance, and so on.
public struct SnapshotMatrix<Value>: Sendable {
    let diffing: Diffing<RecordedPicture>
    let variants: @Sendable (Value) throws -> [CanvasVariant]
    let picture: @Sendable (Value, Canvas) throws -> RecordedPicture
}

extension SnapshotMatrix where Value: LayoutElement {
    /// Elements as pictures on all canvases.
    ///
    /// - Parameters:
    ///   - canvas: what a list that is empty leaves as it is. Names say only what is otherwise than on it.
    ///   - sizes: in points.
    ///   - scales: pixels per point, each above 0.
    ///   - appearances: which values of adaptive colors are drawn.
    ///   - directions: from which side the layout begins.
    ///   - textScales: factors for the lengths of all texts, each above 0.
    ///   - fonts: what is there beside the default set.
    ///   - rules: when pixels count as different, and how many may be.
    public static func matrix(
        on canvas: Canvas = Canvas(), sizes: [CanvasSize] = [], scales: [Double] = [], appearances: [Appearance] = [],
        directions: [LayoutDirection] = [], textScales: [Double] = [], fonts: FontSources = .defaults,
        rules: ComparisonRules = ComparisonRules()
    ) -> SnapshotMatrix {
        let variants = CanvasVariants(
            sizes: sizes, scales: scales, appearances: appearances, directions: directions, textScales: textScales)
        let drawing = CanvasDrawing<Value>.element(on: canvas, fonts: fonts)
        return SnapshotMatrix(
            diffing: .picture(rules: rules), variants: { _ in variants.combinations(on: canvas) },
            picture: drawing.picture)
    }
}

extension SnapshotMatrix where Value == DocumentFile {
    /// Documents as pictures on all canvases that they list as their variants.
    public static var variants: SnapshotMatrix { variants() }

    /// Documents as pictures on all canvases that they list as their variants.
    ///
    /// - Parameter rules: when pixels count as different, and how many may be.
    public static func variants(rules: ComparisonRules = ComparisonRules()) -> SnapshotMatrix {
        let drawing = CanvasDrawing<DocumentFile>.document(CanvasOverrides())
        return SnapshotMatrix(
            diffing: .picture(rules: rules), variants: { try $0.read().allVariants }, picture: drawing.picture)
    }
}
