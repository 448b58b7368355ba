/// The parts of a child's style that a container reads, beside the size, which every element applies itself
/// (Texture, §2.1). What nobody reads is worth a warning.
public struct ChildStyle: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `flexGrow`, `flexShrink` and `flexBasis`.
    public static let flex = ChildStyle(rawValue: 1)
    public static let alignSelf = ChildStyle(rawValue: 2)
    /// `spacingBefore` and `spacingAfter`.
    public static let spacing = ChildStyle(rawValue: 4)
    /// `ascender` and `descender`.
    public static let baselines = ChildStyle(rawValue: 8)
    public static let layoutPosition = ChildStyle(rawValue: 16)
    /// The size itself, which the container weighs against other wishes, so that overruling it is no surprise.
    public static let sizeAsWish = ChildStyle(rawValue: 32)
    /// Everything but ``sizeAsWish``.
    public static let all: ChildStyle = [.flex, .alignSelf, .spacing, .baselines, .layoutPosition]
}

extension ElementStyle {
    /// What the style asks of a container, other than the size: the parts that are not as they are by default.
    var requests: ChildStyle {
        var requests: ChildStyle = []
        if flexGrow != 0 || flexShrink != 0 || !flexBasis.isAuto { requests.insert(.flex) }
        if alignSelf != .auto { requests.insert(.alignSelf) }
        if spacingBefore != 0 || spacingAfter != 0 { requests.insert(.spacing) }
        if ascender != nil || descender != nil { requests.insert(.baselines) }
        if layoutPosition != .zero { requests.insert(.layoutPosition) }
        return requests
    }
}
