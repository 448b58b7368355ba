import QuoinSnapshots
import QuoinVerification

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

extension CanvasDrawing where Value == DocumentFile {
    static func document(_ overrides: RenderingOptions) -> CanvasDrawing {
        let draw = { @Sendable (file: DocumentFile, canvas: Canvas) throws(QuoinError) in
            let renderer = DocumentRenderer(options: overrides.fontsOnly)
            return try SnapshotDrawing(of: try file.read(), file, on: CanvasVariant(own: canvas), with: renderer)
        }
        return CanvasDrawing { file, canvas in
            try draw(file, canvas).recorded()
        } layout: { file, canvas in
            let renderer = DocumentRenderer(options: overrides.fontsOnly)
            return try renderer.layOut(try file.read(), file, on: CanvasVariant(own: canvas)).layout
        } review: { file, canvas in
            { new, old, comparison in try? draw(file, canvas).review(of: new, old, comparison) }
        }
    }
}

extension RenderingOptions {
    fileprivate var fontsOnly: RenderingOptions {
        var result = RenderingOptions()
        result.fonts = fonts
        return result
    }
}
