import QuoinLayout
import QuoinScene

/// `button`: a title, or `{title, image, background, direction, spacing, horizontalAlignment, verticalAlignment,
/// insets, imagePlacement}`; the title is written as a `text`, the image as a path or an element, the background as a path.
enum ButtonReader: KindReader {
    static let key = "button"

    static func element(_ value: DocumentValue) -> AnyElement? {
        guard value.isMapping else { return value.string().map { Button(title: Text($0)).erased } }
        guard let mapping = value.mapping() else { return nil }
        defer { mapping.finish() }
        let content = Button.Content(
            title: mapping["title"]?.title(), image: mapping["image"]?.icon(),
            background: mapping["background"]?.image())
        return Button(mapping, content).erased
    }
}

extension Button {
    fileprivate init(_ mapping: DocumentMapping, _ content: Content) {
        self.init()
        contents[.normal] = content
        if let value = mapping["direction"] {
            direction = value.choice([("horizontal", Axis.horizontal), ("vertical", .vertical)]) ?? direction
        }
        if let value = mapping["spacing"]?.number() { spacing = value }
        if let value = mapping["horizontalAlignment"]?.choice(StackLayout.HorizontalAlignment.self) {
            horizontalAlignment = value
        }
        if let value = mapping["verticalAlignment"]?.choice(StackLayout.VerticalAlignment.self) {
            verticalAlignment = value
        }
        if let value = mapping["insets"]?.edgeInsets() { contentInsets = value }
        if let value = mapping["imagePlacement"]?.choice(ImagePlacement.self) { imagePlacement = value }
    }
}

extension DocumentValue {
    /// A text, without a place of its own.
    fileprivate func title() -> Text? {
        (TextReader.read(self)?.kind.base as? TextNode).map { Text($0) }
    }

    /// An image's path, or any element.
    fileprivate func icon() -> AnyElement? {
        isMapping ? element() : image().map { Image($0).erased }
    }
}
