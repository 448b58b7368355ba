import QuoinLayout
import QuoinScene

/// A layout document: one layout and the canvas it is drawn on.
public struct Document: Sendable {
    public var canvas: Canvas
    /// Font files and folders, as the document's resources found them.
    public var fonts: [FontReference]
    public var root: AnyElement
    /// What is drawn instead of the layout alone, where the document asks for it.
    public var diagram: DocumentDiagram?
    /// What has no effect.
    public var warnings: [Diagnostic]

    /// A font file or folder that a document names.
    public struct FontReference: Hashable, Sendable {
        /// Where it is on disk.
        public var path: String
        /// Where it stands in the document's structure: `fonts[0]`.
        public var documentPath: String
        public var place: SourcePlace?
    }
}
