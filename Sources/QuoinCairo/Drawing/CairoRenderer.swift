import CPangoCairo
import QuoinLayout
import QuoinScene

/// Draws display lists into bitmaps.
///
/// A renderer belongs to the thread of its stack. It keeps the images it has read.
public final class CairoRenderer {
    let stack: FontStack
    let images: ImageStore
    let fonts = CairoFonts()

    /// A renderer with the fonts of a stack, and images that were read; none where nothing is said.
    public init(_ stack: FontStack, images: ImageStore = ImageStore()) {
        self.stack = stack
        self.images = images
    }

    /// Draws a display list.
    ///
    /// - Parameter scale: pixels per point, above 0: that of the layout's grid.
    /// - Throws: any ``RenderError``.
    package func draw(_ list: DisplayList, scale: Double) throws(RenderError) -> Bitmap {
        let (width, height) = try CanvasLimits.pixels(of: list.size, scale: scale)
        var commands = list.commands[...]
        var bitmap = try takeGround(from: &commands, width: width, height: height, scale: scale)
        try bitmap.withSurface { surface throws(RenderError) in
            let canvas = CairoCanvas(surface, renderer: self)
            canvas.scale(by: scale)
            for command in commands { try draw(command, of: list, on: canvas) }
            try canvas.check()
        }
        return bitmap
    }

    /// An error about an image is given the element that shows it.
    private func draw(
        _ command: DisplayCommand, of list: DisplayList, on canvas: CairoCanvas
    ) throws(RenderError) {
        do throws(RenderError) {
            try canvas.draw(command.operation)
        } catch .image(_, let error) {
            throw .image(list.element(of: command), error)
        }
    }
}
