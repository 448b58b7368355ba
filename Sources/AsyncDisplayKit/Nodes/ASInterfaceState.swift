/// What the corner radius of a node rounds.
public enum ASCornerRoundingType: UInt8, Sendable { case defaultSlowCALayer, precomposited, clipping }

/// How near a node is to being seen. In a picture every node is visible.
public struct ASInterfaceState: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let measureLayout = ASInterfaceState(rawValue: 1)
    public static let preload = ASInterfaceState(rawValue: 2)
    public static let display = ASInterfaceState(rawValue: 4)
    public static let visible = ASInterfaceState(rawValue: 8)
    public static let inHierarchy: ASInterfaceState = [.measureLayout, .preload, .display, .visible]

    public init(rawValue: UInt) { self.rawValue = rawValue }
}
