// The names are those of Texture.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuoinLayout

/// Where a child is in the space there is.
public typealias ASRelativeLayoutSpecPosition = RelativeLayout.Position

/// The axes on which a spec is as small as its child.
public typealias ASRelativeLayoutSpecSizingOption = RelativeLayout.SizingOptions

/// A child at a place of the space there is.
open class ASRelativeLayoutSpec: ASLayoutSpec {
    open var horizontalPosition = ASRelativeLayoutSpecPosition.none
    open var verticalPosition = ASRelativeLayoutSpecPosition.none
    open var sizingOption: ASRelativeLayoutSpecSizingOption = []

    public convenience init(
        horizontalPosition: ASRelativeLayoutSpecPosition, verticalPosition: ASRelativeLayoutSpecPosition,
        sizingOption: ASRelativeLayoutSpecSizingOption, child: ASLayoutElement, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(at: file, line)
        (self.horizontalPosition, self.verticalPosition) = (horizontalPosition, verticalPosition)
        self.sizingOption = sizingOption
        children = [child]
    }

    override var kind: AnyLayoutKind {
        AnyLayoutKind(
            RelativeLayout(
                horizontal: horizontalPosition, vertical: verticalPosition, sizing: sizingOption))
    }

    override var content: [ASLayoutElement] { child.map { [$0] } ?? [] }
}

// MARK: - Center

/// The axes on which a child is centered.
public typealias ASCenterLayoutSpecCenteringOptions = CenterLayout.Axes

extension CenterLayout.Axes {
    public static var X: CenterLayout.Axes { .x }
    public static var Y: CenterLayout.Axes { .y }
    public static var XY: CenterLayout.Axes { .both }
}

/// The axes on which a spec is as small as its child.
public typealias ASCenterLayoutSpecSizingOptions = RelativeLayout.SizingOptions

extension RelativeLayout.SizingOptions {
    public static var minimumX: RelativeLayout.SizingOptions { .minimumWidth }
    public static var minimumY: RelativeLayout.SizingOptions { .minimumHeight }
    public static var minimumXY: RelativeLayout.SizingOptions { .minimumSize }
}

/// A child in the middle of the space there is.
open class ASCenterLayoutSpec: ASRelativeLayoutSpec {
    open var centeringOptions: ASCenterLayoutSpecCenteringOptions = []
    open var sizingOptions: ASCenterLayoutSpecSizingOptions = []

    public convenience init(
        centeringOptions: ASCenterLayoutSpecCenteringOptions, sizingOptions: ASCenterLayoutSpecSizingOptions,
        child: ASLayoutElement, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(at: file, line)
        (self.centeringOptions, self.sizingOptions) = (centeringOptions, sizingOptions)
        children = [child]
    }

    override var kind: AnyLayoutKind { AnyLayoutKind(CenterLayout(centeringOptions, sizing: sizingOptions)) }
}
