import QuoinCairo
import QuoinDocument
import QuoinExplanations
import QuoinFiles
import QuoinLayout
import QuoinPixels
import QuoinScene
import QuoinText
import QuoinValues
import QuoinVerification

/// Lays values out and draws them on canvases.
struct CanvasDrawing<Value>: Sendable {
    /// The value's own canvas.
    var canvas: @Sendable (Value) throws -> Canvas
    var picture: @Sendable (Value, Canvas) throws -> RecordedPicture
    var layout: @Sendable (Value, Canvas) throws -> Layout
    /// Finds the causes of differences between pictures of the value.
    var review: @Sendable (Value, Canvas) -> CauseReview?

    /// The strategy that draws values on canvases.
    func strategy(
        _ rules: ComparisonRules, on canvas: @escaping @Sendable (Value) throws -> Canvas
    ) -> Snapshotting<Value, RecordedPicture> {
        var strategy = Snapshotting<Value, RecordedPicture>(diffing: .picture(rules: rules)) {
            try picture($0, canvas($0))
        }
        strategy.review = { value in
            { new, old, comparison in (try? canvas(value)).flatMap { review(value, $0)?(new, old, comparison) } }
        }
        return strategy
    }
}

extension CanvasDrawing where Value: LayoutElement {
    static func element(on canvas: Canvas, fonts: FontSources) -> CanvasDrawing {
        CanvasDrawing { _ in
            canvas
        } picture: { element, canvas in
            try QuoinError.changing {
                let problems = $0.description.split(separator: "\n").map { "  \($0)" }
                return QuoinError($0.kind, ["the snapshot cannot be drawn:"] + problems)
            } _: { () throws(QuoinError) in
                try PictureRenderer(fonts: fonts).drawRecorded(element, on: canvas)
            }
        } layout: { element, canvas in
            try PictureRenderer(fonts: fonts).layOut(element, on: canvas).layout
        } review: { element, canvas in
            { new, old, comparison in
                let confirmation = CauseConfirmation(root: element.erased, canvas: canvas) { root, canvas in
                    try PictureRenderer(fonts: fonts).drawRecorded(root, on: canvas)
                }
                return confirmation.review(of: new, old, comparison)
            }
        }
    }
}

extension CanvasDrawing where Value == DocumentFile {
    static func document(_ overrides: RenderingOptions) -> CanvasDrawing {
        let draw = { @Sendable (file: DocumentFile, canvas: Canvas) throws(QuoinError) in
            let renderer = DocumentRenderer(options: overrides.fontsOnly)
            return try SnapshotDrawing(of: try file.read(), file, on: CanvasVariant(own: canvas), with: renderer)
        }
        return CanvasDrawing { file in
            overrides.applied(to: try file.read().canvas)
        } picture: { file, canvas in
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
