import QuoinLayout

/// A text as it stands in a field to be edited, or a placeholder where there is none (Texture, §11.6).
public struct EditableText: LayoutElement {
    /// What was entered; where its string is empty the placeholder is shown.
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
