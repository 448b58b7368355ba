import QuoinCairo
import QuoinLayout
import QuoinScene

extension PictureRecord {
    /// The record of a layout as a renderer draws it.
    ///
    /// - Parameters:
    ///   - layout: one that was made with the renderer's environment for the canvas.
    ///   - canvas: what it is drawn on.
    /// - Throws: ``RecordError``.
    public init(
        of layout: Layout, on canvas: Canvas, drawnBy renderer: PictureRenderer
    ) throws(RecordError) {
        let list: DisplayList
        do {
            list = try renderer.displayList(of: layout, on: canvas)
        } catch {
            throw .picture(error)
        }
        let shaper = renderer.environment(for: canvas)[TextShaperKey.self]
        let order = layout.tree.paintOrder.filter { !layout.leftOut.contains($0) }
        self.init(
            canvas: CanvasRecord(canvas, size: layout.size),
            elements: order.map { ElementRecord($0, in: layout, appearance: canvas.appearance, shaper: shaper) },
            environment: try PictureRecord.environment(of: list, drawnBy: renderer))
    }

    /// The versions of the libraries, and the digests of the fonts that a display list's glyphs come from.
    private static func environment(
        of list: DisplayList, drawnBy renderer: PictureRenderer
    ) throws(RecordError) -> EnvironmentFingerprint {
        let paths = list.commands.compactMap { command in
            switch command.operation {
            case .glyphs(let run, _, _), .glyphOutlines(let run, _, _, _): run.face.path
            default: nil
            }
        }
        do {
            return try renderer.fonts.fingerprint(ofFiles: Set(paths))
        } catch {
            throw .font(error)
        }
    }
}

/// Why a picture's record cannot be made.
public enum RecordError: Error, Hashable, Sendable {
    /// The layout cannot be painted.
    case picture(PictureError)
    /// A font file cannot be read.
    case font(FontError)
}
