// The names are those of Texture.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuoinLayout

/// Where a child is in the space there is.
public enum ASRelativeLayoutSpecPosition: UInt, Sendable {
    case none, start, center, end

    var position: RelativeLayout.Position {
        switch self {
        case .none: .none
        case .start: .start
        case .center: .center
        case .end: .end
        }
    }
}

/// The axes on which a spec is as small as its child.
public struct ASRelativeLayoutSpecSizingOption: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let minimumWidth = ASRelativeLayoutSpecSizingOption(rawValue: 1)
    public static let minimumHeight = ASRelativeLayoutSpecSizingOption(rawValue: 2)
    public static let minimumSize: ASRelativeLayoutSpecSizingOption = [.minimumWidth, .minimumHeight]

    public init(rawValue: UInt) { self.rawValue = rawValue }

    var sizing: RelativeLayout.SizingOptions { RelativeLayout.SizingOptions(rawValue: Int(rawValue)) }
}

/// A child at a place of the space there is.
open class ASRelativeLayoutSpec: ASLayoutSpec {
    open var horizontalPosition = ASRelativeLayoutSpecPosition.none
    open var verticalPosition = ASRelativeLayoutSpecPosition.none
    open var sizingOption: ASRelativeLayoutSpecSizingOption = []

    public override init() { super.init() }

    public init(
        horizontalPosition: ASRelativeLayoutSpecPosition, verticalPosition: ASRelativeLayoutSpecPosition,
        sizingOption: ASRelativeLayoutSpecSizingOption, child: ASLayoutElement
    ) {
        super.init()
        (self.horizontalPosition, self.verticalPosition) = (horizontalPosition, verticalPosition)
        self.sizingOption = sizingOption
        children = [child]
    }

    override var kind: AnyLayoutKind {
        AnyLayoutKind(
            RelativeLayout(
                horizontal: horizontalPosition.position, vertical: verticalPosition.position,
                sizing: sizingOption.sizing))
    }

    override var content: [ASLayoutElement] { child.map { [$0] } ?? [] }
}

// MARK: - Center

/// The axes on which a child is centered.
public struct ASCenterLayoutSpecCenteringOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let X = ASCenterLayoutSpecCenteringOptions(rawValue: 1)
    public static let Y = ASCenterLayoutSpecCenteringOptions(rawValue: 2)
    public static let XY: ASCenterLayoutSpecCenteringOptions = [.X, .Y]

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The axes on which a spec is as small as its child.
public struct ASCenterLayoutSpecSizingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let minimumX = ASCenterLayoutSpecSizingOptions(rawValue: 1)
    public static let minimumY = ASCenterLayoutSpecSizingOptions(rawValue: 2)
    public static let minimumXY: ASCenterLayoutSpecSizingOptions = [.minimumX, .minimumY]

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A child in the middle of the space there is.
open class ASCenterLayoutSpec: ASRelativeLayoutSpec {
    open var centeringOptions: ASCenterLayoutSpecCenteringOptions = []
    open var sizingOptions: ASCenterLayoutSpecSizingOptions = []

    public override init() { super.init() }

    public init(
        centeringOptions: ASCenterLayoutSpecCenteringOptions, sizingOptions: ASCenterLayoutSpecSizingOptions,
        child: ASLayoutElement
    ) {
        super.init()
        (self.centeringOptions, self.sizingOptions) = (centeringOptions, sizingOptions)
        children = [child]
    }

    override var kind: AnyLayoutKind {
        AnyLayoutKind(
            CenterLayout(
                CenterLayout.Axes(rawValue: Int(centeringOptions.rawValue)),
                sizing: RelativeLayout.SizingOptions(rawValue: Int(sizingOptions.rawValue))))
    }
}
