// swift-format-ignore-file: OneVariableDeclarationPerLine

import UIKit

/// Where a node is shown.
public struct ASPrimitiveTraitCollection: Hashable, Sendable {
    public var horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass
    public var displayScale: CGFloat
    public var userInterfaceIdiom: UIUserInterfaceIdiom
    public var userInterfaceStyle: UIUserInterfaceStyle
    public var preferredContentSizeCategory: UIContentSizeCategory
    /// Without effect on a picture.
    public var containerSize = CGSize.zero

    public init(_ traits: UITraitCollection = .current) {
        (horizontalSizeClass, verticalSizeClass) = (traits.horizontalSizeClass, traits.verticalSizeClass)
        (displayScale, userInterfaceIdiom) = (traits.displayScale, traits.userInterfaceIdiom)
        userInterfaceStyle = traits.userInterfaceStyle
        preferredContentSizeCategory = traits.preferredContentSizeCategory
    }
}

/// Where a node is shown.
@dynamicMemberLookup
public final class ASTraitCollection: NSObject {
    public let primitiveTraitCollection: ASPrimitiveTraitCollection

    public init(_ traits: ASPrimitiveTraitCollection) { primitiveTraitCollection = traits }

    public subscript<Value>(dynamicMember path: KeyPath<ASPrimitiveTraitCollection, Value>) -> Value {
        primitiveTraitCollection[keyPath: path]
    }
}

extension ASLayoutElement {
    public func asyncTraitCollection() -> ASTraitCollection { ASTraitCollection(primitiveTraitCollection()) }

    public func primitiveTraitCollection() -> ASPrimitiveTraitCollection { ASPrimitiveTraitCollection() }
}
