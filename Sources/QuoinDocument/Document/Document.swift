import QuoinDiagrams
import QuoinScene

/// A layout document: a layout and the canvas that it is drawn on.
public struct Document: Sendable {
    /// The canvas, which each of the variants changes.
    public var canvas: Canvas
    /// The canvas as it was read, with values that are right; `nil` for a document that was made in Swift.
    package var readCanvas: Canvas?
    /// The variants of the canvas that the document lists.
    package var variants = CanvasVariants()
    /// The font files and folders that the document names.
    package var fonts: [FontReference]
    /// The root element: the value of the key `layout`.
    public var root: AnyElement
    /// The diagram that is drawn instead of the layout alone, if the document has one.
    package var diagram: DocumentDiagram?
    /// Where the elements of the document's components are defined.
    package var components: [ComponentPlace] = []
    /// How the layout is checked, and what is allowed in it; `nil` if the document has no such key.
    package var check: Check?
    /// Warnings about settings without effect.
    public var warnings: [Diagnostic]

    /// Creates a document.
    public init(canvas: Canvas, root: AnyElement) {
        self.init(canvas: canvas, fonts: [], root: root, warnings: [])
    }

    init(canvas: Canvas, fonts: [FontReference], root: AnyElement, warnings: [Diagnostic]) {
        (self.canvas, self.fonts, self.root, self.warnings) = (canvas, fonts, root, warnings)
    }

    /// The document's own canvas and its variants, each once.
    package var allVariants: [CanvasVariant] {
        let own = CanvasVariant(own: canvas)
        return [own] + (variants.isEmpty ? [] : variants.combinations(on: canvas).filter { $0.suffix != own.suffix })
    }

    /// What the document's diagram shows.
    ///
    /// - Parameters:
    ///   - canvas: the canvas of a diagram without panels.
    ///   - change: changes the canvas of each panel, as options of the command line do.
    package func diagramPanels(on canvas: Canvas, _ change: (Canvas) -> Canvas) -> [Diagram.Panel] {
        guard let panels = diagram?.panels, !panels.isEmpty else { return [Diagram.Panel(root, on: canvas)] }
        return panels.map { Diagram.Panel($0.root, on: change($0.canvas), caption: $0.caption) }
    }

    /// The component that defines an element.
    ///
    /// - Parameter place: where the element is written.
    package func component(at place: SourcePlace) -> ComponentPlace? {
        components.first { $0.places.contains(place) }
    }

    /// The part of a document's text that defines the element of a component.
    package struct ComponentPlace: Hashable, Sendable {
        package var name: String
        /// From the element to the last value in it.
        package var places: ClosedRange<SourcePlace>
    }

    /// A font file or folder that a document names.
    package struct FontReference: Hashable, Sendable {
        /// The path on disk.
        package var path: String
        /// The path in the document: `fonts[0]`.
        package var documentPath: String
        /// The position in the document's text, for errors.
        package var place: SourcePlace?

        package init(path: String, documentPath: String = "", place: SourcePlace? = nil) {
            (self.path, self.documentPath, self.place) = (path, documentPath, place)
        }
    }
}

extension Document {
    /// Reads a document with other values.
    ///
    /// - Parameters:
    ///   - text: the document's text.
    ///   - changes: the values by their paths, in YAML: `{canvas.width: 240, title.text: Hi}`.
    ///   - resources: finds the images, the fonts and the other files that the document names.
    ///   - limits: how much the document may take.
    /// - Throws: a ``QuoinError``, also for a path at which nothing can be set.
    package init(
        parsing text: String, changing changes: String, resources: some DocumentResources, limits: Limits
    ) throws(QuoinError) {
        let reading = DocumentReading(changes, limits: limits)
        let value = DocumentValue(node: try Self.parse(changes, within: limits), path: .root, reading: reading)
        let node = DocumentVariant(changes: value.changes()).applied(to: try Self.parse(text, within: limits))
        guard let node, reading.diagnostics.isEmpty else {
            // Their places are not in the document.
            throw QuoinError(
                reading.diagnostics.map { Diagnostic($0.message, kind: $0.kind, path: $0.path, place: nil) })
        }
        try self.init(node, of: text, resources: resources, limits: limits)
    }
}

extension Diagnostic {
    /// A warning about a property without effect.
    package init(_ warning: Layout.Warning) {
        self.init(
            "\(warning.property) \(warning.reason)", severity: .warning, path: warning.element.description,
            place: warning.element.source)
    }

    /// A warning about a text that cannot be painted exactly as specified.
    package init(_ warning: Paint.Problem) {
        self.init(
            "\(warning.problem)", severity: .warning, path: warning.element.description, place: warning.element.source)
    }
}
