import Foundation
import QuoinCompositional

/// What a compositional layout is made of. It is taken as it stands when the layout is made, so that a copy is itself.
@preconcurrency @MainActor open class CollectionLayoutPart: NSObject, NSCopying {
    nonisolated override init() {}
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An extent of a part of a collection.
open class NSCollectionLayoutDimension: CollectionLayoutPart {
    let value: CollectionLayoutSize.Dimension

    private init(_ value: CollectionLayoutSize.Dimension) { self.value = value }

    private class func make(_ value: CollectionLayoutSize.Dimension) -> Self {
        unsafeDowncast(NSCollectionLayoutDimension(value), to: Self.self)
    }

    public class func fractionalWidth(_ fraction: CGFloat) -> Self { make(.fractionalWidth(Double(fraction))) }
    public class func fractionalHeight(_ fraction: CGFloat) -> Self { make(.fractionalHeight(Double(fraction))) }
    public class func absolute(_ points: CGFloat) -> Self { make(.absolute(Double(points))) }
    public class func estimated(_ points: CGFloat) -> Self { make(.estimated(Double(points))) }
    public class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
        make(.uniformAcrossSiblings(estimate: Double(estimate)))
    }

    public var dimension: CGFloat {
        switch value {
        case .fractionalWidth(let number, _), .fractionalHeight(let number, _), .absolute(let number),
            .estimated(let number), .uniformAcrossSiblings(let number):
            CGFloat(number)
        }
    }
}

/// The width and the height of a part of a collection.
open class NSCollectionLayoutSize: CollectionLayoutPart {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    }

    var value: CollectionLayoutSize {
        CollectionLayoutSize(widthDimension: widthDimension.value, heightDimension: heightDimension.value)
    }
}

/// A space, of a size or at least of a size.
open class NSCollectionLayoutSpacing: CollectionLayoutPart {
    public let spacing: CGFloat
    public let isFlexible: Bool
    public var isFixed: Bool { !isFlexible }

    private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }

    private class func make(_ spacing: CGFloat, _ isFlexible: Bool) -> Self {
        unsafeDowncast(NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible), to: Self.self)
    }

    public class func flexible(_ spacing: CGFloat) -> Self { make(spacing, true) }
    public class func fixed(_ spacing: CGFloat) -> Self { make(spacing, false) }

    var value: CollectionLayoutEdgeSpacing.Spacing { isFlexible ? .flexible(Double(spacing)) : .fixed(Double(spacing)) }
}

/// The spaces around an item.
open class NSCollectionLayoutEdgeSpacing: CollectionLayoutPart {
    public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }

    var value: CollectionLayoutEdgeSpacing {
        CollectionLayoutEdgeSpacing(
            leading: leading?.value, top: top?.value, trailing: trailing?.value, bottom: bottom?.value)
    }
}

/// Where a supplementary item is attached.
open class NSCollectionLayoutAnchor: CollectionLayoutPart {
    public let edges: NSDirectionalRectEdge
    public let offset: CGPoint
    public let isFractionalOffset: Bool

    public init(edges: NSDirectionalRectEdge) { (self.edges, offset, isFractionalOffset) = (edges, .zero, false) }

    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
    }

    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
    }

    var value: CollectionLayoutItem.Anchor {
        let edges = CollectionLayoutItem.Anchor.Edges(rawValue: edges.rawValue)
        return isFractionalOffset
            ? CollectionLayoutItem.Anchor(edges: edges, fractionalOffset: offset.point)
            : CollectionLayoutItem.Anchor(edges: edges, absoluteOffset: offset.point)
    }
}

/// A cell of a collection: its size and the spaces around it.
open class NSCollectionLayoutItem: CollectionLayoutPart {
    public let layoutSize: NSCollectionLayoutSize
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    public internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    }

    var value: CollectionLayoutItem {
        CollectionLayoutItem(
            layoutSize: layoutSize.value, contentInsets: contentInsets.value,
            edgeSpacing: edgeSpacing?.value ?? CollectionLayoutEdgeSpacing(),
            supplementaryItems: supplementaryItems.map(\.supplementaryValue))
    }
}

extension NSDirectionalEdgeInsets {
    var value: DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: Double(top), leading: Double(leading), bottom: Double(bottom), trailing: Double(trailing))
    }

    init(_ insets: DirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}

/// An item that is attached to another one.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    public let itemAnchor: NSCollectionLayoutAnchor?
    open var zIndex = 0

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    var supplementaryValue: CollectionLayoutItem.SupplementaryItem {
        CollectionLayoutItem.SupplementaryItem(
            layoutSize: layoutSize.value, elementKind: elementKind, containerAnchor: containerAnchor.value,
            itemAnchor: itemAnchor?.value, zIndex: zIndex, contentInsets: contentInsets.value,
            edgeSpacing: edgeSpacing?.value ?? CollectionLayoutEdgeSpacing())
    }
}

/// A header or a footer of a section or of a whole collection.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    public let offset: CGPoint
    open var extendsBoundary = true
    open var pinToVisibleBounds = false

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
    }

    var boundaryValue: CollectionLayoutSection.BoundarySupplementaryItem {
        CollectionLayoutSection.BoundarySupplementaryItem(
            layoutSize: layoutSize.value, elementKind: elementKind, alignment: alignment.value,
            absoluteOffset: offset.point, extendsBoundary: extendsBoundary, pinToVisibleBounds: pinToVisibleBounds,
            zIndex: zIndex, contentInsets: contentInsets.value,
            edgeSpacing: edgeSpacing?.value ?? CollectionLayoutEdgeSpacing())
    }
}

extension NSRectAlignment {
    fileprivate var value: CollectionLayoutSection.BoundarySupplementaryItem.Alignment {
        CollectionLayoutSection.BoundarySupplementaryItem.Alignment(rawValue: "\(self)") ?? .none
    }
}

/// What is behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    open var zIndex = 0

    private init(elementKind: String) {
        self.elementKind = elementKind
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: size, supplementaryItems: [])
    }

    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }

    var decorationValue: CollectionLayoutSection.DecorationItem {
        CollectionLayoutSection.DecorationItem(
            elementKind: elementKind, zIndex: zIndex, contentInsets: contentInsets.value,
            edgeSpacing: edgeSpacing?.value ?? CollectionLayoutEdgeSpacing())
    }
}
