@_exported import struct QuoinLayout.AbsoluteLayout
@_exported import struct QuoinLayout.CenterLayout
@_exported import struct QuoinLayout.CornerLayout
@_exported import struct QuoinLayout.ElementStyle
@_exported import enum QuoinLayout.LayoutDimension
@_exported import struct QuoinLayout.RelativeLayout
@_exported import struct QuoinLayout.StackLayout
@_exported import enum QuoinValues.Axis

// The choices of the specs are those of the engine, by Texture's names. Who imports this module has them with it.

/// The axis along which a stack places its children.
public typealias ASStackLayoutDirection = Axis

/// Where the children of a stack are along it.
public typealias ASStackLayoutJustifyContent = StackLayout.JustifyContent

/// Where the children of a stack are across it.
public typealias ASStackLayoutAlignItems = StackLayout.AlignItems

/// Where one child of a stack is across it.
public typealias ASStackLayoutAlignSelf = ElementStyle.AlignSelf

/// Whether the children of a stack break into lines.
public typealias ASStackLayoutFlexWrap = StackLayout.FlexWrap

/// Where the lines of a stack are across it.
public typealias ASStackLayoutAlignContent = StackLayout.AlignContent

/// Where content is from left to right.
public typealias ASHorizontalAlignment = StackLayout.HorizontalAlignment

/// Where content is from top to bottom.
public typealias ASVerticalAlignment = StackLayout.VerticalAlignment

extension StackLayout.AlignItems {
    /// As a stack does that says nothing.
    public static var notSet: StackLayout.AlignItems { .start }
}
