import QuoinExplanations
import QuoinFiles
import QuoinPixels
import QuoinScene
import QuoinSnapshots

extension Snapshotting where Value == DocumentFile, Format == RecordedPicture {
    /// Documents as pictures.
    public static var image: Snapshotting { image() }

    /// Documents as pictures.
    ///
    /// - Parameters:
    ///   - overrides: values that replace those of the document's canvas, and more fonts.
    ///   - rules: when pixels count as different, and how many may be.
    public static func image(
        _ overrides: RenderingOptions = RenderingOptions(), rules: ComparisonRules = ComparisonRules()
    ) -> Snapshotting {
        CanvasDrawing.document(overrides).strategy(rules) { try $0.canvas(overrides) }
    }
}

extension Snapshotting where Value == DocumentFile, Format == String {
    /// The layout of a document as text, with a line for each element.
    public static var layout: Snapshotting { layout() }

    /// The layout of a document as text, with a line for each element.
    ///
    /// - Parameter overrides: values that replace those of the document's canvas, and more fonts.
    public static func layout(_ overrides: RenderingOptions = RenderingOptions()) -> Snapshotting {
        CanvasDrawing.document(overrides).layoutStrategy { try $0.canvas(overrides) }
    }
}

extension SnapshotMatrix where Value == DocumentFile {
    /// Documents as pictures of all their variants.
    public static var variants: SnapshotMatrix { variants() }

    /// Documents as pictures of all their variants.
    ///
    /// - Parameter rules: when pixels count as different, and how many may be.
    public static func variants(rules: ComparisonRules = ComparisonRules()) -> SnapshotMatrix {
        SnapshotMatrix(.document(RenderingOptions()), rules) { try $0.read().allVariants }
    }
}

extension DocumentFile {
    /// The canvas of the document, with values that replace its own.
    fileprivate func canvas(_ overrides: RenderingOptions) throws -> Canvas { overrides.applied(to: try read().canvas) }
}
