import Foundation
import QuoinCompositional

/// A view that a collection shows for an item.
open class UICollectionReusableView: UIView, LayoutRoot {
    public internal(set) var reuseIdentifier: String?

    open func prepareForReuse() {}
    open func apply(_ attributes: UICollectionViewLayoutAttributes) {}

    /// Changes the lengths that the layout leaves open to those of the content, if the content has any.
    open func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let open = attributes.openAxes
        guard !open.isEmpty else { return attributes }
        let (isWidthOpen, isHeightOpen) = (open.contains(.horizontal), open.contains(.vertical))
        var size = systemLayoutSizeFitting(
            attributes.size, withHorizontalFittingPriority: isWidthOpen ? .fittingSizeLevel : .required,
            verticalFittingPriority: isHeightOpen ? .fittingSizeLevel : .required)
        if open.contains(where: { size.size[$0] <= 0 }) {
            size = sizeThatFits(
                CGSize(
                    width: isWidthOpen ? .greatestFiniteMagnitude : attributes.size.width,
                    height: isHeightOpen ? .greatestFiniteMagnitude : attributes.size.height))
        }
        attributes.size = CGSize(
            width: isWidthOpen ? size.width : attributes.size.width,
            height: isHeightOpen ? size.height : attributes.size.height)
        return attributes
    }

    /// The size that the view prefers; `nil` if nothing in it says how large it is.
    ///
    /// - Parameter range: exact along the axes whose lengths the layout decides.
    final func preferredSize(in range: SizeRange) -> Size? {
        let attributes = UICollectionViewLayoutAttributes()
        attributes.openAxes = Axis.allCases.filter { !range[$0].isExact }
        func exact(_ axis: Axis) -> CGFloat { range[axis].isExact ? CGFloat(range[axis].max) : 0 }
        attributes.size = CGSize(width: exact(.horizontal), height: exact(.vertical))
        let size = preferredLayoutAttributesFitting(attributes).size.size
        return attributes.openAxes.allSatisfy { size[$0] > 0 } ? size : nil
    }
}

open class UICollectionViewCell: UICollectionReusableView, ConfiguredCell {
    public let contentView = UIView()
    open var backgroundView: UIView? { didSet { showBelow(backgroundView, inPlaceOf: oldValue) } }
    open var selectedBackgroundView: UIView? { didSet { showSelection() } }
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    private var shownSelection: UIView?
    var needsConfiguration = true
    /// Whether the collection is edited.
    var isEdited = false { didSet { if isEdited != oldValue { editingChanged() } } }
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    private var shownBackground: UIView?
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { shownBackground = backgroundConfiguration?.show(in: self, inPlaceOf: shownBackground) }
    }
    private var shownContent: UIView?
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { shownContent = contentConfiguration.map { $0.show(in: contentView, inPlaceOf: shownContent) } }
    }

    override func setUp() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = bounds
        addSubview(contentView)
    }

    open func updateConfiguration(using state: UICellConfigurationState) {}
    open var configurationState: UICellConfigurationState {
        UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEdited)
    }

    open func setNeedsUpdateConfiguration() { requestConfiguration() }

    func handleUpdate(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    private func stateChanged() {
        showSelection()
        setNeedsUpdateConfiguration()
    }

    private func showSelection() {
        let selection = isSelected || isHighlighted ? selectedBackgroundView : nil
        showSelection(selection, inPlaceOf: shownSelection, over: backgroundView ?? shownBackground)
        shownSelection = selection
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// The content is as large as the cell, whatever its mask in a file says.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        roundSelection(shownSelection)
        super.layoutSubviews()
        contentView.frame = bounds
    }

    /// Of a row of a list, unless the app says otherwise.
    var rowColor: UIColor? { didSet { if rowColor != oldValue { markChanged() } } }
    override var usualBackgroundColor: UIColor? { rowColor }

    override var contentToFit: UIView { contentView }

    func editingChanged() {}

    /// From the edge of a row to where the line below it begins.
    var separatorStart: CGFloat { (shownContent as? UIListContentView)?.textStart ?? 16 }
}
