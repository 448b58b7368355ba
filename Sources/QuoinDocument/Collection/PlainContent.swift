import QuoinCompositional
import QuoinLayout
import QuoinScene

/// What a collection shows where its document does not say: boxes with their indexes.
enum PlainContent {
    static func cell(_ content: CollectionContent) -> AnyElement {
        box(content, Color(light: RGBA(hex: 0xD1D1D6), dark: RGBA(hex: 0x3A3A3C))).cornerRadius(6).erased
    }

    /// A supplementary view or a boundary item.
    static func view(_ content: CollectionContent) -> AnyElement {
        box(content, Color(light: RGBA(hex: 0xE5E5EA), dark: RGBA(hex: 0x2C2C2E))).erased
    }

    private static func box(_ content: CollectionContent, _ color: Color) -> Box {
        let ink = Color(light: .black, dark: .white)
        return Text("\(content.index)", style: TextStyle(size: 12, color: ink)).centered().fill(color)
    }

    /// The line between two rows of a list.
    static var separator: AnyElement {
        Box().fill(Color(light: RGBA(hex: 0xC6C6C8), dark: RGBA(hex: 0x38383A))).erased
    }

    /// What is behind the rows of a list.
    static func background(_ background: ListBackground) -> AnyElement {
        Box().fill(background.color).cornerRadius(background.cornerRadius).erased
    }
}
