import Foundation

/// A view that a collection shows for an item.
open class UICollectionReusableView: UIView, LayoutRoot {
    public internal(set) var reuseIdentifier: String?

    open func prepareForReuse() {}
    open func apply(_ attributes: UICollectionViewLayoutAttributes) {}
    open func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { attributes }
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

/// The state for which a cell is configured.
public struct UICellConfigurationState: Sendable {
    // Without effect on a picture:
    public var isSelected = false
    public var isHighlighted = false
    public var isDisabled = false
    public var isEditing = false
}
