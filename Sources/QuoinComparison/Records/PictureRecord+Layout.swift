import QuoinCairo
import QuoinLayout
import QuoinScene
import QuoinText

extension PictureRecord {
    /// The record of a layout as a renderer draws it.
    ///
    /// - Parameters:
    ///   - layout: one that was made with the renderer's environment for the canvas.
    ///   - list: what is painted of it.
    ///   - canvas: what it is drawn on.
    ///   - renderer: what draws it.
    /// - Throws: ``FontError/unreadable(path:)`` for a font of the picture whose file is gone.
    public init(
        of layout: Layout, painted list: DisplayList, on canvas: Canvas, by renderer: PictureRenderer
    ) throws(FontError) {
        let shaper = renderer.environment(for: canvas)[TextShaperKey.self]
        let recorder = LayoutRecorder(layout, appearance: canvas.appearance, shaper: shaper)
        self.init(
            canvas: CanvasRecord(canvas, size: layout.size), elements: recorder.elements, declared: recorder.declared,
            environment: try renderer.fonts.fingerprint(ofFiles: PictureRecord.fontFiles(of: list)))
    }

    /// The fonts that a display list's glyphs come from.
    private static func fontFiles(of list: DisplayList) -> Set<String> {
        let paths = list.commands.compactMap { command in
            switch command.operation {
            case .glyphs(let run, _, _), .glyphOutlines(let run, _, _, _): run.face.path
            default: nil
            }
        }
        return Set(paths)
    }
}

/// Why a picture's record cannot be made.
public enum RecordError: Error, Hashable, Sendable {
    /// The layout cannot be painted.
    case picture(PictureError)
    /// A font file cannot be read.
    case font(FontError)
}
