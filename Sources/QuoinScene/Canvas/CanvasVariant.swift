import QuoinLayout

/// One of the canvases that a layout is drawn on.
public struct CanvasVariant: Hashable, Sendable {
    /// The layout's own canvas but for what the variant changes.
    public var canvas: Canvas
    /// What the name of its picture says beside the layout's own: `@2x.phone.dark.rtl.text150`. It says only what is
    /// otherwise than on the layout's own canvas, so that a name stays when variants are added, and is empty for that.
    public var suffix: String

    /// - Parameters:
    ///   - canvas: the variant's.
    ///   - own: the layout's own.
    ///   - sizeName: the name of the canvas's size.
    init(_ canvas: Canvas, unlike own: Canvas, sizeName: String?) {
        self.canvas = canvas
        suffix = ""
        if canvas.scale != own.scale { suffix += "@\(shortDescription(canvas.scale))x" }
        if canvas.range != own.range, let sizeName { suffix += ".\(sizeName)" }
        if canvas.appearance != own.appearance { suffix += ".\(canvas.appearance.rawValue)" }
        if canvas.direction != own.direction { suffix += ".\(canvas.direction.rawValue)" }
        if canvas.textScale != own.textScale { suffix += ".text\(shortDescription(canvas.textScale * 100))" }
    }

    /// The layout's own canvas.
    public init(own canvas: Canvas) {
        (self.canvas, suffix) = (canvas, "")
    }
}
