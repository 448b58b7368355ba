import Foundation

extension AttributeScopes {
    /// The attributes of texts on screens.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let inlinePresentationIntent: InlineIntentAttribute
        public let presentationIntent: IntentAttribute

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = "NSParagraphStyle"
        }
        public enum InlineIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }
        public enum IntentAttribute: AttributedStringKey {
            public typealias Value = PresentationIntent
            public static let name = "NSPresentationIntent"
        }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember path: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension AttributeContainer {
    /// The attributes that views draw.
    public init(_ attributes: [NSAttributedString.Key: Any]) {
        self.init()
        self.font = attributes[.font] as? UIFont
        self.foregroundColor = attributes[.foregroundColor] as? UIColor
        self.backgroundColor = attributes[.backgroundColor] as? UIColor
        self.kern = attributes[.kern] as? CGFloat
        self.baselineOffset = attributes[.baselineOffset] as? CGFloat
        self.underlineStyle = (attributes[.underlineStyle] as? Int).map(NSUnderlineStyle.init)
        self.strikethroughStyle = (attributes[.strikethroughStyle] as? Int).map(NSUnderlineStyle.init)
        self.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
    }
}

extension NSAttributedString {
    /// A text with those attributes that views draw.
    public convenience init(_ text: AttributedString) {
        let made = NSMutableAttributedString(string: "")
        for run in text.runs {
            let values: [Key: Any?] = [
                .font: run.font, .foregroundColor: run.foregroundColor, .backgroundColor: run.backgroundColor,
                .kern: run.kern, .baselineOffset: run.baselineOffset, .underlineStyle: run.underlineStyle?.rawValue,
                .strikethroughStyle: run.strikethroughStyle?.rawValue, .paragraphStyle: run.paragraphStyle,
                .inlinePresentationIntent: run.inlinePresentationIntent?.rawValue, .link: run.link,
            ]
            made.append(
                NSAttributedString(
                    string: String(text[run.range].characters), attributes: values.compactMapValues(\.self)))
        }
        self.init(attributedString: made)
    }
}
