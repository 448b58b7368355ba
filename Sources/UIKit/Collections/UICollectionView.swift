import Foundation
import QuoinCompositional

/// Cells that a layout places, from a data source.
open class UICollectionView: UIScrollView {
    public typealias ScrollDirection = UICollectionViewScrollDirection

    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            collectionViewLayout.collectionView = self
            laidOutBounds = nil
            setNeedsLayout()
        }
    }
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set { scrollDelegate = newValue }
    }
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { setNeedsLayout() } }
    /// Data sources that only their collection holds, as `diffable` ones are by their owners.
    var keptDataSource: AnyObject?
    open var backgroundView: UIView? { didSet { showBehind(backgroundView, inPlaceOf: oldValue) } }
    /// Without effect on a picture.
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isEditing = false {
        didSet {
            for cell in cells.values { cell.isEdited = isEditing }
            setNeedsLayout()
        }
    }
    // Without effect on a picture:
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true, allowsMultipleSelectionDuringEditing = false
    open var dragInteractionEnabled = false
    open weak var dragDelegate: AnyObject?
    open weak var dropDelegate: AnyObject?

    private var selected: Set<IndexPath> = []
    open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }
    private var cellMakers: [String: () -> UICollectionReusableView?] = [:]
    private var supplementaryMakers: [String: () -> UICollectionReusableView?] = [:]
    private(set) var cells: [IndexPath: UICollectionViewCell] = [:]
    private(set) var others: [String: UICollectionReusableView] = [:]

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    override var usualBackgroundColor: UIColor? {
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.listBackground ?? .systemBackground
    }

    // MARK: Registering and dequeuing

    open func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        let type = type as? UICollectionReusableView.Type
        cellMakers[identifier] = type.map { type in { MadeByType.view(type) } }
    }

    open func register(
        _ type: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        let type = type as? UICollectionReusableView.Type
        supplementaryMakers[kind + identifier] = type.map { type in { MadeByType.view(type) } }
    }

    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        cellMakers[identifier] = { nib?.instantiate(withOwner: nil).first as? UICollectionReusableView }
    }
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        supplementaryMakers[kind + identifier] = {
            nib?.instantiate(withOwner: nil).first as? UICollectionReusableView
        }
    }

    /// Registers a cell that a storyboard has in the collection.
    public func registerPrototype(
        _ identifier: String, ofKind kind: String? = nil, _ make: @escaping () throws -> UICollectionReusableView
    ) {
        let made = { ViewProblems.reporting(make) }
        if let kind { supplementaryMakers[kind + identifier] = made } else { cellMakers[identifier] = made }
    }

    open func dequeueReusableCell(withReuseIdentifier identifier: String, for path: IndexPath) -> UICollectionViewCell {
        guard let cell = cellMakers[identifier]?() as? UICollectionViewCell else {
            ViewProblems.report(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must "
                    + "register a nib or a class for the identifier or connect a prototype cell in a storyboard")
            return UICollectionViewCell(frame: .zero)
        }
        cell.reuseIdentifier = identifier
        applyAttributes(to: cell)
        return cell
    }

    open func dequeueReusableSupplementaryView(
        ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryMakers[kind + identifier]?() else {
            ViewProblems.report(
                "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a "
                    + "class for the identifier or connect a prototype cell in a storyboard")
            return UICollectionReusableView(frame: .zero)
        }
        applyAttributes(to: view)
        return view
    }

    /// What the app's layout says of the view that is asked for.
    var attributesOfNew: UICollectionViewLayoutAttributes?

    /// A new view has its place before the app fills it.
    private func applyAttributes(to view: UICollectionReusableView) {
        guard let attributesOfNew else { return }
        view.frame = attributesOfNew.frame
        view.apply(attributesOfNew)
    }

    open func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for path: IndexPath, item: Item?
    ) -> Cell {
        let cell = MadeByType.view(Cell.self)
        if let item { registration.handler(cell, path, item) }
        return cell
    }

    open func dequeueConfiguredReusableSupplementary<View>(
        using registration: SupplementaryRegistration<View>, for path: IndexPath
    ) -> View {
        let view = MadeByType.view(View.self)
        registration.handler(view, registration.elementKind, path)
        return view
    }

    // MARK: Content

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    open func reloadData() {
        (cells, others, laidOutBounds) = ([:], [:], nil)
        setNeedsLayout()
    }
    open func reloadItems(at paths: [IndexPath]) { reloadData() }
    open func reconfigureItems(at paths: [IndexPath]) { reloadData() }
    open func moveItem(at path: IndexPath, to destination: IndexPath) { reloadData() }
    open func moveSection(_ section: Int, toSection destination: Int) { reloadData() }
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    open func insertSections(_ sections: IndexSet) { reloadData() }
    open func deleteSections(_ sections: IndexSet) { reloadData() }
    open func insertItems(at paths: [IndexPath]) { reloadData() }
    open func deleteItems(at paths: [IndexPath]) { reloadData() }
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
    @_disfavoredOverload open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        completion?(true)
    }
    open func cellForItem(at path: IndexPath) -> UICollectionViewCell? { cells[path] }
    open var visibleCells: [UICollectionViewCell] { subviews.compactMap { $0 as? UICollectionViewCell } }
    open var indexPathsForVisibleItems: [IndexPath] { cells.filter { $0.value.superview === self }.map(\.key).sorted() }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { cells.first { $0.value.frame.contains(point) }?.key }
    open func supplementaryView(forElementKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
        others["\(CollectionLayoutSection.VisibleItem.Category.supplementary) \(kind) \(path)"]
    }
    open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
        others.filter { $0.key.contains(" \(kind) ") && $0.value.superview === self }.map(\.value)
    }
    @discardableResult open func beginInteractiveMovementForItem(at path: IndexPath) -> Bool { false }
    open func updateInteractiveMovementTargetPosition(_ position: CGPoint) {}
    open func endInteractiveMovement() {}
    open func cancelInteractiveMovement() {}
    /// An item that the next layout scrolls to.
    var scrollTarget: (path: IndexPath, position: ScrollPosition)?
    open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        (scrollTarget, reached) = ((path, position), nil)
        setNeedsLayout()
    }
    open func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection || path == nil { select(selected, false) }
        guard let path else { return }
        select([path], true)
        if scrollPosition != [] { scrollToItem(at: path, at: scrollPosition, animated: animated) }
    }
    open func deselectItem(at path: IndexPath, animated: Bool) { select([path], false) }

    private func select(_ paths: Set<IndexPath>, _ isSelected: Bool) {
        selected = isSelected ? selected.union(paths) : selected.subtracting(paths)
        for path in paths { cells[path]?.isSelected = isSelected }
    }

    // MARK: Layout

    override func itemLabel(of view: UIView) -> String? {
        (view as? UICollectionViewCell).flatMap(indexPath).map { $0.label(ofSections: numberOfSections) }
    }

    func preparedCell(at path: IndexPath) -> UICollectionViewCell? {
        if let cell = cells[path] { return cell }
        guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
        cells[path] = cell
        cell.isEdited = isEditing
        if selected.contains(path) { cell.isSelected = true }
        cell.updateConfigurationIfNeeded()
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        return cell
    }

    private func view(for content: CollectionViewCompositionalLayout.Content) -> UICollectionReusableView? {
        let path = IndexPath(item: content.index, section: content.section ?? 0)
        if content.category == .cell { return preparedCell(at: path) }
        return view(ofKind: content.elementKind ?? "", content.category, at: path)
    }

    func view(
        ofKind kind: String, _ category: CollectionLayoutSection.VisibleItem.Category, at path: IndexPath
    ) -> UICollectionReusableView? {
        let key = "\(category) \(kind) \(path)"
        if let known = others[key] { return known }
        let made: UICollectionReusableView? =
            category == .decoration
            ? collectionViewLayout.decorations[kind].map { MadeByType.view($0) }
            : kind == "separator"
                ? SeparatorView(frame: .zero)
                : dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        others[key] = made
        if let made, category != .decoration {
            delegate?.collectionView(self, willDisplaySupplementaryView: made, forElementKind: kind, at: path)
        }
        return made
    }

    open override func setNeedsLayout() {
        knownPlaces = nil
        super.setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        knownPlaces = nil
        guard plainFrame.width > 0 else { return }
        if collectionViewLayout.isOfApp {
            let old = laidOutBounds
            laidOutBounds = bounds
            collectionViewLayout.boundsChange(from: old, to: bounds)
            collectionViewLayout.prepare()
            contentSize = collectionViewLayout.collectionViewContentSize
            scrollToTarget()
            show(collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
        } else {
            contentSize = collectionViewLayout.collectionViewContentSize
            scrollToTarget()
            guard let collection else { return }
            show(Element(collection).erased)
            showRows()
        }
    }

    /// The items and their layout in the words of the engine; `nil` for a layout of the app's own.
    private var collection: CollectionLayout? {
        guard let layout = collectionViewLayout.layout(for: self) else { return nil }
        let counts = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
        let code = MainActorCode(self)
        var collection = CollectionLayout(layout, itemCounts: counts) { content in
            code.run { view in view.view(for: content).map { Element(MeasuredView($0)).erased } }
        }
        collection.measure = { content, range in
            code.run { view in view.view(for: content).flatMap { $0.preferredSize(in: range) } }
        }
        (collection.contentInset, collection.safeArea) = (adjustedContentInset.insets, safeAreaInsets.insets)
        (collection.traitCollection, collection.contentOffset) = (traits, contentOffset.point)
        return collection
    }

    /// The bounds in which the app's layout was asked; `nil` if it is another one, or there are other items.
    private var laidOutBounds: CGRect?

    /// Where the system's layout places all items, and in which bounds that was found.
    private var knownPlaces: (contents: CollectionLayoutContents, bounds: CGRect)?

    /// Where the system's layout places all items, seen or not; `nil` for a layout of the app's own.
    var placedContents: CollectionLayoutContents? {
        if let knownPlaces, knownPlaces.bounds == bounds { return knownPlaces.contents }
        guard let collection else { return nil }
        let environment = environmentOfItems
        let found = ViewProblems.reporting {
            try collection.wholeContents(in: plainFrame.size.size, environment: environment)
        }
        knownPlaces = found.map { ($0, bounds) }
        return found
    }

    private var traits: CollectionLayoutSection.Environment.TraitCollection {
        let traits = traitCollection
        return CollectionLayoutSection.Environment.TraitCollection(
            horizontalSizeClass: traits.horizontalSizeClass == .regular ? .regular : .compact,
            verticalSizeClass: traits.verticalSizeClass == .compact ? .compact : .regular,
            userInterfaceStyle: traits.userInterfaceStyle == .dark ? .dark : .light,
            displayScale: Double(traits.displayScale),
            layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
}

extension IndexPath {
    /// The place of a cell, as records of collections name it.
    func label(ofSections count: Int) -> String { "cell \(self[1])" + (count > 1 ? " of section \(self[0])" : "") }
}

extension UIScrollView {
    /// Lays an element out in the bounds, and shows the views that it measured in their frames.
    func show(_ element: AnyElement) {
        let (size, environment) = (plainFrame.size, environmentOfItems)
        let layout = ViewProblems.reporting {
            try element.layout(in: SizeRange(exactly: size.size), environment: environment)
        }
        guard let layout else { return }
        var shown: [(view: UIView, frame: CGRect)] = []
        for index in layout.tree.paintOrder where !layout.leftOut.contains(index) {
            guard let kind = layout.tree.kind(of: index) as? MeasuredView else { continue }
            let frame = CGRect(layout.frames[index]).offsetBy(dx: boundsOrigin.x, dy: boundsOrigin.y)
            shown.append((kind.view, frame))
        }
        show(shown)
    }

    fileprivate var environmentOfItems: LayoutEnvironment {
        var environment = ThreadRenderer.environment(for: traitCollection)
        environment.safeArea = safeAreaInsets.insets
        return environment
    }

    /// Shows these views in their frames, the last one in front, and no others of a list.
    func show(_ shown: [(view: UIView, frame: CGRect)]) {
        let views = Set(shown.map { ObjectIdentifier($0.view) })
        for old in subviews where old is any LayoutRoot && !views.contains(ObjectIdentifier(old)) {
            old.removeFromSuperview()
        }
        var front = 0
        for (view, frame) in shown {
            let place = subviews.firstIndex { $0 === view } ?? -1
            if place < front { place < 0 ? addSubview(view) : bringSubviewToFront(view) }
            front = place < front ? subviews.count - 1 : place
            view.translatesAutoresizingMaskIntoConstraints = true
            view.place(frame, byEngine: false)
        }
    }
}

/// A view as a part of an element: it has the size that its constraints give.
struct MeasuredView: LayoutKind {
    static let name = "view"

    let view: UIView

    init(_ view: UIView) { self.view = view }

    func dependency(along axis: Axis, childCount: Int) -> Axis.Dependency { .otherAxis }

    func layout(in range: SizeRange, scope: LayoutScope) -> LayoutMeasurement {
        let size = onMainActor(view) { view -> Size in
            func extent(_ range: ExtentRange) -> (CGFloat, UILayoutPriority) {
                range.isExact ? (CGFloat(range.max), .required) : (0, .fittingSizeLevel)
            }
            let (width, height) = (extent(range[.horizontal]), extent(range[.vertical]))
            if width.1 == .required, height.1 == .required { return Size(Double(width.0), Double(height.0)) }
            return view.systemLayoutSizeFitting(
                CGSize(width: width.0, height: height.0), withHorizontalFittingPriority: width.1,
                verticalFittingPriority: height.1
            ).size
        }
        return LayoutMeasurement(size: range.clamp(size))
    }
}
