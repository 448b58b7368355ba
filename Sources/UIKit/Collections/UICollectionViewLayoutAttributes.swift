import Foundation
import QuoinCompositional

/// The place and the look that a layout gives to an item.
open class UICollectionViewLayoutAttributes: MainActorObject, NSCopying {
    open var frame = CGRect.zero
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var transform3D = CATransform3DIdentity
    open var indexPath = IndexPath(item: 0, section: 0)
    /// `nil` for a cell.
    public fileprivate(set) var representedElementKind: String?
    fileprivate var isDecoration = false
    /// Along which axes the content decides the length.
    var openAxes: [Axis] = []
    open var representedElementCategory: UICollectionElementCategory {
        isDecoration ? .decorationView : representedElementKind == nil ? .cell : .supplementaryView
    }

    public convenience init(forCellWith path: IndexPath) {
        self.init()
        indexPath = path
    }

    public convenience init(forSupplementaryViewOfKind kind: String, with path: IndexPath) {
        self.init(forCellWith: path)
        representedElementKind = kind
    }

    public convenience init(forDecorationViewOfKind kind: String, with path: IndexPath) {
        self.init(forSupplementaryViewOfKind: kind, with: path)
        isDecoration = true
    }

    open var size: CGSize {
        get { frame.size }
        set { bounds.size = newValue }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set {
            let center = center
            frame.size = newValue.size
            self.center = center
        }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var transform: CGAffineTransform {
        get { transform3D.affine }
        set { transform3D = CATransform3D(newValue) }
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        onMainActor(self) { own -> UICollectionViewLayoutAttributes in
            let copy = MadeByType.object(type(of: own))
            (copy.frame, copy.alpha, copy.zIndex, copy.isHidden) = (own.frame, own.alpha, own.zIndex, own.isHidden)
            (copy.transform3D, copy.indexPath) = (own.transform3D, own.indexPath)
            (copy.representedElementKind, copy.isDecoration) = (own.representedElementKind, own.isDecoration)
            copy.openAxes = own.openAxes
            return copy
        }
    }
}

extension UICollectionView {
    /// What the system's layout places, seen or not, in points of the content.
    var placedAttributes: [UICollectionViewLayoutAttributes] {
        (placedContents?.visibleItems ?? []).map { item in
            let type = type(of: collectionViewLayout).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
            let attributes = MadeByType.object(type ?? UICollectionViewLayoutAttributes.self)
            attributes.indexPath = IndexPath(item: item.index, section: item.section ?? 0)
            if item.category != .cell { attributes.representedElementKind = item.elementKind ?? "" }
            attributes.isDecoration = item.category == .decoration
            attributes.frame = CGRect(item.frame).offsetBy(dx: boundsOrigin.x, dy: boundsOrigin.y)
            (attributes.alpha, attributes.zIndex) = (CGFloat(item.alpha), item.zIndex)
            attributes.isHidden = item.isHidden
            return attributes
        }
    }

    /// Shows what a layout of the app places, and nothing else.
    func show(_ attributes: [UICollectionViewLayoutAttributes]) {
        let shown = attributes.compactMap {
            place -> (view: UICollectionReusableView, place: UICollectionViewLayoutAttributes)? in
            attributesOfNew = place
            defer { attributesOfNew = nil }
            let category = place.isDecoration ? CollectionLayoutSection.VisibleItem.Category.decoration : .supplementary
            let view =
                place.representedElementKind.map { self.view(ofKind: $0, category, at: place.indexPath) }
                ?? preparedCell(at: place.indexPath)
            return view.map { ($0, place) }
        }
        show(shown.map { ($0.view, $0.place.frame) })
        for (view, place) in shown {
            (view.alpha, view.transform3D, view.isHidden) = (place.alpha, place.transform3D, place.isHidden)
            view.layer.zPosition = CGFloat(place.zIndex)
            view.apply(place)
            fit(view, place)
        }
    }

    /// Tells the layout which size a view prefers to the one that it was given.
    private func fit(_ view: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes) {
        guard let copy = place.copy() as? UICollectionViewLayoutAttributes else { return }
        let (preferred, layout) = (view.preferredLayoutAttributesFitting(copy), collectionViewLayout)
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: place)
        else { return }
        layout.invalidateLayout(
            with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: place))
    }

    public func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        preparedLayout.layoutAttributesForItem(at: path)
    }

    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        preparedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }

    /// The layout, which an app may ask while the screen is laid out, before the collection is.
    private var preparedLayout: UICollectionViewLayout {
        if needsLayout, collectionViewLayout.isOfApp { collectionViewLayout.prepare() }
        return collectionViewLayout
    }
}
