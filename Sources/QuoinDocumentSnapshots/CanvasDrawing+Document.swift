import QuoinDocument
import QuoinFiles
import QuoinScene
import QuoinSnapshots
import QuoinValues
import QuoinVerification

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
