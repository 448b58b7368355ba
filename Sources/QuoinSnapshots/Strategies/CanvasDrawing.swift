import QuoinCairo
import QuoinDocument
import QuoinExplanations
import QuoinFiles
import QuoinLayout
import QuoinScene
import QuoinText
import QuoinVerification

/// Lays values out and draws them on canvases.
struct CanvasDrawing<Value>: Sendable {
    /// The value's own canvas.
    var canvas: @Sendable (Value) throws -> Canvas
    var picture: @Sendable (Value, Canvas) throws -> RecordedPicture
    var layout: @Sendable (Value, Canvas) throws -> Layout
}

extension CanvasDrawing where Value: LayoutElement {
    static func element(on canvas: Canvas, fonts: FontSources) -> CanvasDrawing {
        CanvasDrawing { _ in
            canvas
        } picture: { element, canvas in
            try PictureRenderer(fonts: fonts).drawRecorded(element, on: canvas)
        } layout: { element, canvas in
            try PictureRenderer(fonts: fonts).layOut(element, on: canvas).layout
        }
    }
}

extension CanvasDrawing where Value == DocumentFile {
    static func document(_ overrides: CanvasOverrides) -> CanvasDrawing {
        CanvasDrawing { file in
            overrides.applied(to: try file.read().canvas)
        } picture: { file, canvas in
            let renderer = DocumentRenderer(options: overrides.fontsOnly)
            let variant = CanvasVariant(own: canvas)
            return try SnapshotDrawing(of: try file.read(), file, on: variant, with: renderer).recorded()
        } layout: { file, canvas in
            let renderer = DocumentRenderer(options: overrides.fontsOnly)
            return try renderer.layOut(try file.read(), file, on: CanvasVariant(own: canvas)).layout
        }
    }
}

extension CanvasOverrides {
    fileprivate var fontsOnly: CanvasOverrides {
        var result = CanvasOverrides()
        result.fonts = fonts
        return result
    }
}
