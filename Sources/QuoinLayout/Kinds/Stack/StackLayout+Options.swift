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

    /// The space between neighbors of a line, in points; may be negative.
    @inlinable
    public var spacing: Double {
        get { _spacing }
        set {
            _spacing = newValue
            options.remove(.spacingIsFraction)
        }
    }

    /// The space between lines, in points.
    @inlinable
    public var lineSpacing: Double {
        get { _lineSpacing }
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

// MARK: - Fractions

extension StackLayout {
    var spacingIsFraction: Bool { options.contains(.spacingIsFraction) }

    var lineSpacingIsFraction: Bool { options.contains(.lineSpacingIsFraction) }

    /// `spacing`, as points or as a fraction of the stack's extent along `direction`.
    var spacingLength: LayoutDimension {
        get { spacingIsFraction ? .fraction(_spacing) : .points(_spacing) }
        set { _spacing = set(.spacingIsFraction, to: newValue) }
    }

    /// `lineSpacing`, as points or as a fraction of the stack's extent across `direction`.
    var lineSpacingLength: LayoutDimension {
        get { lineSpacingIsFraction ? .fraction(_lineSpacing) : .points(_lineSpacing) }
        set { _lineSpacing = set(.lineSpacingIsFraction, to: newValue) }
    }

    private mutating func set(_ option: Options, to length: LayoutDimension) -> Double {
        set(option, length.isFraction)
        switch length {
        case .auto: return 0
        case .points(let value), .fraction(let value, _): return value
        }
    }

    /// The space between neighbors in a stack with an extent along `direction`, in points. A fraction of an unknown extent
    /// is 0.
    package func gap(in extent: Double) -> Double {
        spacingIsFraction ? (extent.isFinite ? _spacing * extent : 0) : _spacing
    }

    /// The space between lines in a stack with an extent across `direction`, in points.
    package func lineGap(in extent: Double) -> Double {
        lineSpacingIsFraction ? (extent.isFinite ? _lineSpacing * extent : 0) : _lineSpacing
    }
}
