import Quoin

// The layouts of Texture's examples/Kittens.

/// A kitten beside a text, which may be swapped, under a line one pixel high.
public struct KittenCell: LayoutElement {
    public var text: String
    public var isImageEnlarged: Bool
    public var isSwapped: Bool

    public init(text: String, isImageEnlarged: Bool = false, isSwapped: Bool = false) {
        (self.text, self.isImageEnlarged, self.isSwapped) = (text, isImageEnlarged, isSwapped)
    }

    private let imageSize = 80.0

    public var element: some LayoutElement {
        let side = isImageEnlarged ? 2 * imageSize : imageSize
        let image = Image("portrait.jpg").size(side, side)
        let words = Text(text).fontSize(12).paragraphSpacing(7).flexShrink()
        Row(spacing: 10, alignItems: .start) {
            if isSwapped {
                words
                image
            } else {
                image
                words
            }
        }
        .inset(16)
        .overlay(Box().fill(.lightgray).height(0.5).position(vertical: .start))
    }
}
