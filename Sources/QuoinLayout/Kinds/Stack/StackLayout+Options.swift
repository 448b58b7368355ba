extension StackLayout {
    /// The settings that are on or off. They are one byte, which keeps a stack small.
    @usableFromInline
    struct Options: OptionSet, Hashable, Sendable {
        @usableFromInline let rawValue: UInt8

        @usableFromInline
        init(rawValue: UInt8) { self.rawValue = rawValue }

        @usableFromInline static let css = Options(rawValue: 1)
        @usableFromInline static let reversed = Options(rawValue: 2)
        @usableFromInline static let spacingIsFraction = Options(rawValue: 4)
        @usableFromInline static let lineSpacingIsFraction = Options(rawValue: 8)
    }

    /// The rules that flexing, stretching and rounding follow, Texture's by default.
    @inlinable
    public var flexRules: FlexRules {
        get { options.contains(.css) ? .css : .texture }
        set { set(.css, newValue == .css) }
    }

    /// Whether the order of the children is from the end to the start. It mirrors their positions:
    /// `justifyContent: start` is then at the end.
    @inlinable
    public var isReversed: Bool {
        get { options.contains(.reversed) }
        set { set(.reversed, newValue) }
    }

    /// The space between neighbors of a line, in points; may be negative. 0 if it is a fraction.
    @inlinable
    public var spacing: Double {
        get { options.contains(.spacingIsFraction) ? 0 : _spacing }
        set {
            _spacing = newValue
            options.remove(.spacingIsFraction)
        }
    }

    /// The space between lines, in points. 0 if it is a fraction.
    @inlinable
    public var lineSpacing: Double {
        get { options.contains(.lineSpacingIsFraction) ? 0 : _lineSpacing }
        set {
            _lineSpacing = newValue
            options.remove(.lineSpacingIsFraction)
        }
    }

    @inlinable
    mutating func set(_ option: Options, _ isOn: Bool) {
        if isOn { options.insert(option) } else { options.remove(option) }
    }
}
