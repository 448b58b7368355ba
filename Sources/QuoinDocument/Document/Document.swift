import QuoinLayout
import QuoinScene

/// A layout document: one layout and the canvas it is drawn on.
public struct Document: Sendable {
    /// What it is drawn on where nothing else is asked for; each of the ``variants`` is a change of it.
    public var canvas: Canvas
    /// What else it is drawn on.
    package var variants = CanvasVariants()
    /// Font files and folders, as the document's resources found them.
    public var fonts: [FontReference]
    /// The outermost element: what the key `layout` holds.
    public var root: AnyElement
    /// What is drawn instead of the layout alone, where the document asks for it.
    public var diagram: DocumentDiagram?
    /// What has no effect.
    public var warnings: [Diagnostic]

    /// A document that is made and not read.
    public init(canvas: Canvas, root: AnyElement) {
        self.init(canvas: canvas, fonts: [], root: root, warnings: [])
    }

    init(canvas: Canvas, fonts: [FontReference], root: AnyElement, warnings: [Diagnostic]) {
        (self.canvas, self.fonts, self.root, self.warnings) = (canvas, fonts, root, warnings)
    }

    /// The document's own canvas, and all that it is drawn on besides, each once.
    package var allVariants: [CanvasVariant] {
        let own = CanvasVariant(own: canvas)
        return [own] + (variants.isEmpty ? [] : variants.combinations(on: canvas).filter { $0.suffix != own.suffix })
    }

    /// A font file or folder that a document names.
    public struct FontReference: Hashable, Sendable {
        /// Where it is on disk.
        public var path: String
        /// Where it stands in the document's structure: `fonts[0]`.
        public var documentPath: String
        /// Where it stands in the document's text, which an error about the font names.
        public var place: SourcePlace?
    }
}
