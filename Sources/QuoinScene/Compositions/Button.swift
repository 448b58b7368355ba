import QuoinLayout

/// An image and a title side by side or one above the other, with an image behind them (Texture, §11.5).
///
/// Fill, border and corner radius apply to the whole button.
public struct Button: LayoutElement {
    /// The position of the image.
    public enum ImagePlacement: String, Hashable, Sendable, CaseIterable {
        case beginning
        case end
    }

    /// What is shown in each state. For missing parts, a state falls back to other states.
    public var contents: [State: Content]
    public var state = State.normal
    /// Whether image and title are side by side or one above the other.
    public var direction: Axis
    /// Between image and title, in points.
    public var spacing: Double
    /// The horizontal alignment of image and title, in either direction of the button (Texture, §4.2).
    public var horizontalAlignment: StackLayout.HorizontalAlignment
    /// The vertical alignment of image and title, in either direction of the button (Texture, §4.2).
    public var verticalAlignment: StackLayout.VerticalAlignment
    /// Around image and title, in points.
    public var contentInsets: EdgeInsets
    /// Whether the image comes before the title or after it.
    public var imagePlacement: ImagePlacement

    /// A button with its content in the normal state.
    ///
    /// - Parameters:
    ///   - image: an image, or any other element.
    ///   - background: an image behind the content, stretched to the button.
    public init(
        title: Text? = nil, image: (any LayoutElement)? = nil, background: ImageResource? = nil,
        direction: Axis = .horizontal,
        spacing: Double = 8, horizontalAlignment: StackLayout.HorizontalAlignment = .middle,
        verticalAlignment: StackLayout.VerticalAlignment = .center, contentInsets: EdgeInsets = .zero,
        imagePlacement: ImagePlacement = .beginning
    ) {
        contents = [.normal: Content(title: title, image: image?.erased, background: background)]
        (self.direction, self.spacing, self.contentInsets) = (direction, spacing, contentInsets)
        (self.horizontalAlignment, self.verticalAlignment) = (horizontalAlignment, verticalAlignment)
        self.imagePlacement = imagePlacement
    }

    /// A copy with other content in a state.
    public func content(_ content: Content, for state: State) -> Button {
        var copy = self
        copy.contents[state] = content
        return copy
    }

    /// A copy in a state.
    public func state(_ state: State) -> Button {
        var copy = self
        copy.state = state
        return copy
    }

    public var element: Box {
        let composition = Composition("button", Self.properties, of: self)
        return Box(layers).composed(of: composition)
    }

    private var layers: AnyElement {
        let stack = stack.composed(of: .part)
        let content =
            contentInsets == .zero ? stack.erased : stack.inset(contentInsets).composed(of: .part).erased
        guard let background = shown(\.background) else { return content }
        return content.background(Image(background, mode: .stretch).composed(of: .part)).composed(of: .part).erased
    }

    private var stack: Stack {
        let title = shown(\.title).flatMap { $0.kind.text.string.isEmpty ? nil : $0.flexShrink(1).erased }
        let parts = [shown(\.image), title].compactMap { $0 }
        return Element(
            StackLayout(direction, spacing: spacing),
            children: imagePlacement == .beginning ? parts : parts.reversed()
        ).horizontalAlignment(horizontalAlignment).verticalAlignment(verticalAlignment)
    }

    /// A part of the content in the button's state, or in the first fallback that has the part.
    private func shown<Part>(_ part: KeyPath<Content, Part?>) -> Part? {
        state.withFallbacks.lazy.compactMap { contents[$0]?[keyPath: part] }.first
    }
}

extension Button {
    /// The properties of a button, except for its title and its image.
    package static let properties = PropertyTable(
        Button(),
        [
            Property(
                "background", \.background, .image, .contentPixels, "The path of an image behind title and image."
            ).named("Button.Content.background"),
            Property(
                "direction", \.direction, .axis, [.size, .contentLayout],
                "Whether image and title stand beside each other or one above the other."),
            Property(
                "spacing", \.spacing, .points(), [.size, .contentLayout], also: ["gap"],
                "The space between image and title, in points."),
            Property(
                "horizontalAlignment", \.horizontalAlignment, .choice, .contentLayout,
                "Where image and title stand from left to right."),
            Property(
                "verticalAlignment", \.verticalAlignment, .choice, .contentLayout,
                "Where image and title stand from top to bottom."),
            Property(
                "insets", \.contentInsets, .insets, [.size, .contentLayout], also: ["contentEdgeInsets", "padding"],
                "The space around image and title, in points."),
            Property(
                "imagePlacement", \.imagePlacement, .choice, .contentLayout,
                "Whether the image stands before the title or after it."),
        ])

    private var background: ImageResource? {
        get { contents[.normal]?.background }
        set { contents[.normal, default: Content()].background = newValue }
    }

    /// The state of a button, which selects its content (Texture, §11.5).
    public enum State: String, Hashable, Sendable, CaseIterable {
        case normal
        case highlighted
        case selected
        case selectedHighlighted
        case disabled

        /// The state and its fallbacks, in order.
        var withFallbacks: [State] {
            switch self {
            case .normal: [.normal]
            case .selectedHighlighted: [.selectedHighlighted, .highlighted, .selected, .normal]
            case .highlighted, .selected, .disabled: [self, .normal]
            }
        }
    }

    /// What a button shows in a state.
    public struct Content: Sendable {
        /// Not shown if its text is empty.
        public var title: Text?
        /// An image, or any other element.
        public var image: AnyElement?
        /// Behind title and image, stretched to the button.
        public var background: ImageResource?

        public init(title: Text? = nil, image: AnyElement? = nil, background: ImageResource? = nil) {
            (self.title, self.image, self.background) = (title, image, background)
        }
    }
}

extension Composition {
    /// A composition with the properties that differ from their defaults, under its name.
    convenience init<Root: LayoutElement>(_ name: String, _ properties: PropertyTable<Root>, of root: Root) {
        self.init(name, properties.recorded(root) { "\(name).\($0)" }) { key, value in
            var copy = root
            let isSet = properties.set(String(key.dropFirst("\(name).".count)), to: value, in: &copy)
            return isSet && key.hasPrefix("\(name).") ? copy.erased : nil
        }
    }
}

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
