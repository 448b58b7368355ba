import Foundation
import QuoinCompositional

/// Says where the items of a collection are.
open class UICollectionViewLayout: MainActorObject {
    public internal(set) weak var collectionView: UICollectionView?
    var decorations: [String: UICollectionReusableView.Type] = [:]

    public override init() {}

    public required init?(coder: NSCoder) {}

    open func register(_ nib: UINib?, forDecorationViewOfKind kind: String) {
        ViewProblems.report("a decoration view is not made from a xib here: register its class")
    }
    open func register(_ type: AnyClass?, forDecorationViewOfKind kind: String) {
        decorations[kind] = type as? UICollectionReusableView.Type
    }

    open func invalidateLayout() { invalidateLayout(with: makeContext(isWhole: true)) }
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.setNeedsLayout()
    }

    /// Tells the app's layout that its collection has other bounds, or shows something else in its first ones.
    func boundsChange(from old: CGRect?, to new: CGRect) {
        if old == nil {
            invalidateLayout(with: makeContext(isWhole: true))
        } else if old != new, shouldInvalidateLayout(forBoundsChange: new) {
            invalidateLayout(with: invalidationContext(forBoundsChange: new))
        }
    }
    open func prepare() {}
    open var collectionViewContentSize: CGSize {
        (collectionView?.placedContents?.contentSize).map { CGSize($0) } ?? .zero
    }
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// What is in a rectangle of the content: what the system's layout places, or what a layout of the app says.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        collectionView?.placedAttributes.filter { $0.frame.intersects(rect) }
    }
    open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        placed(.cell, nil, at: path)
    }
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { placed(.supplementaryView, kind, at: path) }
    open func layoutAttributesForDecorationView(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { placed(.decorationView, kind, at: path) }

    private func placed(
        _ category: UICollectionElementCategory, _ kind: String?, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.placedAttributes.first {
            $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == path
        }
    }

    // Nothing scrolls, and nothing changes in steps.

    open func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { false }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    private func makeContext(isWhole: Bool = false) -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        let context = MadeByType.object(type ?? UICollectionViewLayoutInvalidationContext.self)
        (context.invalidateEverything, context.invalidateDataSourceCounts) = (isWhole, isWhole)
        return context
    }
    open func invalidationContext(
        forBoundsChange bounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func invalidationContext(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }
    open func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange bounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func initialLayoutAttributesForAppearingItem(
        at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingItem(
        at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint { offset }
    open func targetContentOffset(
        forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { offset }

    /// Whether an app's class may place what the system's layout has placed before.
    var isOfApp: Bool { !String(reflecting: type(of: self)).hasPrefix("UIKit.") }

    /// The layout in the words of the engine; `nil` for a layout of the app's own.
    func layout(for view: UICollectionView) -> CollectionViewCompositionalLayout? { nil }
}

/// What of a layout is no longer right; all of it is made anew.
open class UICollectionViewLayoutInvalidationContext: NSObject {
    open internal(set) var invalidateEverything = false
    open internal(set) var invalidateDataSourceCounts = false
    // Without effect on a picture:
    open var contentOffsetAdjustment = CGPoint.zero
    open var contentSizeAdjustment = CGSize.zero

    public override init() {}
}

/// An item that comes, goes or moves; a picture is of what is there after that.
open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable { case insert, delete, reload, move, none }

    open var indexPathBeforeUpdate: IndexPath? { nil }
    open var indexPathAfterUpdate: IndexPath? { nil }
    open var updateAction: Action { .none }
}

open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    // Without effect on a picture:
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}

public enum UICollectionViewScrollDirection: Int, Sendable { case vertical, horizontal }

/// The scroll direction and the spaces of a compositional layout.
open class UICollectionViewCompositionalLayoutConfiguration: CollectionLayoutPart {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.automatic

    public override init() {}

    var value: CollectionViewCompositionalLayout.Configuration {
        CollectionViewCompositionalLayout.Configuration(
            scrollDirection: scrollDirection == .vertical ? .vertical : .horizontal,
            interSectionSpacing: Double(interSectionSpacing), contentInsetsReference: contentInsetsReference.value,
            boundarySupplementaryItems: boundarySupplementaryItems.map(\.boundaryValue))
    }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections, groups and items.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    open var configuration: UICollectionViewCompositionalLayoutConfiguration

    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }

    public required init?(coder: NSCoder) { return nil }

    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
        layout.listBackground = configuration.shownBackground
        return layout
    }

    /// What a collection that is a list as a whole has behind it.
    private(set) var listBackground: UIColor?
    /// The sections that are lists.
    private(set) var lists: [Int: UICollectionLayoutListConfiguration] = [:]
    /// Where the app makes the sections.
    private(set) var places: [Int: PropertyPlace] = [:]

    override func layout(for view: UICollectionView) -> CollectionViewCompositionalLayout? {
        let code = MainActorCode(self)
        return CollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                code.run { layout in
                    let section = layout.provider(index, LayoutEnvironmentOfCollection(environment))
                    layout.lists[index] = section?.listConfiguration
                    layout.places[index] = section?.place
                    return section?.value
                }
            }, configuration: configuration.value)
    }
}

/// A layout of rows that are filled one after the other.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var minimumLineSpacing: CGFloat = 10 { didSet { changed(oldValue, minimumLineSpacing) } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(oldValue, minimumInteritemSpacing) } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(oldValue, itemSize) } }
    open var estimatedItemSize = CGSize.zero { didSet { changed(oldValue, estimatedItemSize) } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { changed(oldValue, scrollDirection) }
    }
    open var headerReferenceSize = CGSize.zero { didSet { changed(oldValue, headerReferenceSize) } }
    open var footerReferenceSize = CGSize.zero { didSet { changed(oldValue, footerReferenceSize) } }
    open var sectionInset = UIEdgeInsets.zero { didSet { changed(oldValue, sectionInset) } }
    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
    /// Without effect on a picture.
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    open var sectionHeadersPinToVisibleBounds = false
    open var sectionFootersPinToVisibleBounds = false

    private func changed<Value: Equatable>(_ old: Value, _ new: Value) { if old != new { invalidateLayout() } }

    public static let automaticSize = CGSize(width: 1e5, height: 1e5)

    /// What the delegate said when the list was laid out.
    private(set) var answers = ListAnswers()

    override func layout(for view: UICollectionView) -> CollectionViewCompositionalLayout? {
        answers.removeAll()
        var configuration = CollectionViewCompositionalLayout.Configuration()
        configuration.scrollDirection = scrollDirection == .vertical ? .vertical : .horizontal
        let code = MainActorCode((self, view))
        return CollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                code.run { layout, view in layout.section(index, environment, view) }
            }, configuration: configuration)
    }

    /// The lines of a section as groups: each is full before the next begins, and its items share what is left between them.
    private func section(
        _ index: Int, _ environment: CollectionLayoutSection.Environment, _ view: UICollectionView
    ) -> CollectionLayoutSection {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        func answer<Value: Equatable>(
            _ answer: Value?, _ question: String, unlike usual: Value, _ recorded: (Value) -> PropertyValue
        ) -> Value {
            answers.take(answer, question, at: IndexPath(item: 0, section: index), unlike: usual, recorded)
        }
        let inset = answer(
            delegate?.collectionView(view, layout: self, insetForSectionAt: index), "insetForSectionAt",
            unlike: sectionInset, \.recorded)
        let lines = answer(
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index),
            "minimumLineSpacingForSectionAt", unlike: minimumLineSpacing, \.recorded)
        let between = answer(
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index),
            "minimumInteritemSpacingForSectionAt", unlike: minimumInteritemSpacing, \.recorded)
        let isVertical = scrollDirection == .vertical
        let across =
            isVertical
            ? environment.container.effectiveContentSize.width - Double(inset.left + inset.right)
            : environment.container.effectiveContentSize.height - Double(inset.top + inset.bottom)
        let sizes = (0..<view.numberOfItems(inSection: index)).map { item in
            let path = IndexPath(item: item, section: index)
            let own = delegate?.collectionView(view, layout: self, sizeForItemAt: path)
            guard let own else { return size(of: path, in: view).size }
            return answers.take(own, "sizeForItemAt", at: path, unlike: itemSize, \.recorded).size
        }
        let placed = frames(
            of: sizes, across: across, spacing: Double(between), lineSpacing: Double(lines))
        let length = placed.reduce(0) { max($0, isVertical ? $1.maxY : $1.maxX) }
        let group = CollectionLayoutItem(
            layoutSize: extent(length),
            arrangement: .frames(placed.map { CollectionLayoutItem.CustomItem(frame: $0) }))
        var section = CollectionLayoutSection(group: group)
        section.contentInsets = DirectionalEdgeInsets(
            top: Double(inset.top), leading: Double(inset.left), bottom: Double(inset.bottom),
            trailing: Double(inset.right))
        section.supplementariesFollowContentInsets = false
        let header = answer(
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index),
            "referenceSizeForHeaderInSection", unlike: headerReferenceSize, \.recorded)
        let footer = answer(
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index),
            "referenceSizeForFooterInSection", unlike: footerReferenceSize, \.recorded)
        section.boundarySupplementaryItems =
            boundary(header, UICollectionView.elementKindSectionHeader, isAtEnd: false)
            + boundary(footer, UICollectionView.elementKindSectionFooter, isAtEnd: true)
        return section
    }

    /// The frames of items in lines: the items of a full line share what is left between them.
    ///
    /// - Parameter across: the extent of the lines, in points.
    package func frames(of sizes: [Size], across: Double, spacing: Double, lineSpacing: Double) -> [Rect] {
        let isVertical = scrollDirection == .vertical
        var lines: [[Int]] = []
        var used = 0.0
        for (index, size) in sizes.enumerated() {
            let extent = isVertical ? size.width : size.height
            if lines.isEmpty || used + spacing + extent > across + 0.001 {
                lines.append([index])
                used = extent
            } else {
                lines[lines.count - 1].append(index)
                used += spacing + extent
            }
        }
        var frames = Array(repeating: Rect.zero, count: sizes.count)
        var start = 0.0
        var gap = spacing
        for (number, line) in lines.enumerated() {
            let extents = line.map { isVertical ? sizes[$0].width : sizes[$0].height }
            let depth = line.map { isVertical ? sizes[$0].height : sizes[$0].width }.max() ?? 0
            let free = across - extents.reduce(0, +)
            // The items of the last line keep the distances of the line before it.
            let isLast = number == lines.count - 1
            if line.count > 1, !isLast { gap = free / Double(line.count - 1) }
            var place = line.count == 1 && !isLast ? max(0, free / 2) : 0
            for (index, extent) in zip(line, extents) {
                let own = isVertical ? sizes[index].height : sizes[index].width
                let shift = start + (depth - own) / 2
                frames[index] = Rect(
                    origin: isVertical ? Point(place, shift) : Point(shift, place), size: sizes[index])
                place += extent + gap
            }
            start += depth + lineSpacing
        }
        return frames
    }

    private func size(of path: IndexPath, in view: UICollectionView) -> CGSize {
        guard estimatedItemSize != .zero else { return itemSize }
        let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
        return view.preparedCell(at: path)?.preferredSize(in: .unconstrained).map { CGSize($0) } ?? estimate
    }

    /// As long along the scroll axis, and as wide as the section.
    private func extent(_ length: Double) -> CollectionLayoutSize {
        scrollDirection == .vertical
            ? CollectionLayoutSize(heightDimension: .absolute(length))
            : CollectionLayoutSize(widthDimension: .absolute(length))
    }

    private func boundary(
        _ size: CGSize, _ kind: String, isAtEnd: Bool
    ) -> [CollectionLayoutSection.BoundarySupplementaryItem] {
        let isVertical = scrollDirection == .vertical
        let length = Double(isVertical ? size.height : size.width)
        guard length > 0 else { return [] }
        let alignment: CollectionLayoutSection.BoundarySupplementaryItem.Alignment =
            isVertical ? (isAtEnd ? .bottom : .top) : (isAtEnd ? .trailing : .leading)
        return [
            CollectionLayoutSection.BoundarySupplementaryItem(
                layoutSize: extent(length), elementKind: kind, alignment: alignment,
                pinToVisibleBounds: isAtEnd ? sectionFootersPinToVisibleBounds : sectionHeadersPinToVisibleBounds)
        ]
    }
}

/// What lies between two layouts, which have changed at once: the next one.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    public let currentLayout: UICollectionViewLayout
    public let nextLayout: UICollectionViewLayout
    /// Without effect on a picture.
    open var transitionProgress: CGFloat = 1

    public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
        (self.currentLayout, self.nextLayout) = (currentLayout, nextLayout)
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    override func layout(for view: UICollectionView) -> CollectionViewCompositionalLayout? {
        nextLayout.layout(for: view)
    }
}
