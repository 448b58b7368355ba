extension StackLayout {
    /// The alignment of the children along their line, and the distribution of free space.
    public enum JustifyContent: String, Hashable, Sendable, CaseIterable {
        case start
        case center
        case end
        /// All free space is between the children. The same as ``start`` for one child, or without free space (Texture,
        /// §4.2 step 9).
        case spaceBetween
        /// There is half as much free space before the first and after the last child as between two. The same as
        /// ``center`` for one child, or without free space (Texture, §4.2 step 9).
        case spaceAround
        /// There is as much free space before the first and after the last child as between two. The same as ``center``
        /// for one child, or without free space.
        case spaceEvenly
    }

    /// The alignment of a child across its line.
    public enum AlignItems: String, Hashable, Sendable, CaseIterable {
        case start
        case end
        case center
        /// As large as the line.
        case stretch
        /// The first baselines of all children are at the same height.
        case baselineFirst
        /// The last baselines of all children are at the same height.
        case baselineLast
    }

    /// Whether children that do not fit continue in another line.
    public enum FlexWrap: String, Hashable, Sendable, CaseIterable {
        case noWrap
        case wrap
        /// The first line is the last one across the stack, and the children are aligned from there: `start` is at the
        /// end.
        case wrapReverse
    }

    /// The alignment of the lines across the stack.
    public enum AlignContent: String, Hashable, Sendable, CaseIterable {
        case start
        case center
        case end
        /// All free space is between the lines. The same as ``start`` without free space.
        case spaceBetween
        /// There is half as much free space before the first and after the last line as between two. The same as
        /// ``center`` without free space.
        case spaceAround
        /// There is as much free space before the first and after the last line as between two. The same as ``center``
        /// without free space.
        case spaceEvenly
        /// The lines share the free space.
        case stretch
    }

    /// The horizontal alignment of the children, in any direction of the stack.
    public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
        case left
        case middle
        case right
    }

    /// The vertical alignment of the children, in any direction of the stack.
    public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
        case top
        case center
        case bottom
    }

    /// The rules that flexing, stretching and rounding follow.
    public enum FlexRules: String, Hashable, Sendable, CaseIterable {
        /// One round in whole points that ignores the children's minimums and maximums. A child that stretches may exceed
        /// its maximum, and one with a minimum does not stretch (Texture, §10 Q2, Q8, Q9).
        case texture
        /// CSS flexible boxes: rounds until every child is within its minimum and maximum. If its style gives no
        /// minimum, it is the extent of its content. Both also limit stretching. The edges of frames are rounded, so
        /// that neighbors meet; the sizes that children are given are not.
        case css
    }

    /// `justifyContent`, unless there is an alignment for the same axis.
    var effectiveJustifyContent: JustifyContent {
        switch direction {
        case .horizontal: horizontalAlignment?.chosen(.start, .center, .end) ?? justifyContent
        case .vertical: verticalAlignment?.chosen(.start, .center, .end) ?? justifyContent
        }
    }

    /// `alignItems`, unless there is an alignment for the same axis.
    var effectiveAlignItems: AlignItems {
        switch direction {
        case .horizontal: verticalAlignment?.chosen(.start, .center, .end) ?? alignItems
        case .vertical: horizontalAlignment?.chosen(.start, .center, .end) ?? alignItems
        }
    }
}

extension StackLayout.HorizontalAlignment {
    /// The value that belongs to the alignment.
    fileprivate func chosen<Value>(_ left: Value, _ middle: Value, _ right: Value) -> Value {
        switch self {
        case .left: left
        case .middle: middle
        case .right: right
        }
    }
}

extension StackLayout.VerticalAlignment {
    /// The value that belongs to the alignment.
    fileprivate func chosen<Value>(_ top: Value, _ center: Value, _ bottom: Value) -> Value {
        switch self {
        case .top: top
        case .center: center
        case .bottom: bottom
        }
    }
}

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
