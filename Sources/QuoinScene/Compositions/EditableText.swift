import QuoinLayout

/// The text of an editable field, or a placeholder if it is empty (Texture, §11.6).
public struct EditableText: LayoutElement {
    /// What was entered.
    public var text: Text
    /// Shown while the text is empty.
    public var placeholder: Text
    /// Around the text, in points.
    public var insets: EdgeInsets

    public init(_ text: Text, placeholder: Text = Text(""), insets: EdgeInsets = .zero) {
        (self.text, self.placeholder, self.insets) = (text, placeholder, insets)
    }

    public var element: Box {
        Box((text.kind.text.string.isEmpty ? placeholder : text).inset(insets))
    }
}
