import Quoin
import QuoinDiagrams

private func transition(from old: some LayoutElement, to new: some LayoutElement) throws -> ([UInt8], Bitmap) {
    let renderer = try PictureRenderer()
    let canvas = Canvas(width: ExtentRange(exactly: 260), scale: 2)
    let transition = try renderer.transition(from: Diagram.Panel(old, on: canvas), to: Diagram.Panel(new, on: canvas))
    let figure = try renderer.file(transition.diagram(), on: canvas, as: .svg)
    let middle = try transition.bitmap(at: 0.5)
    return (figure, middle)
}
