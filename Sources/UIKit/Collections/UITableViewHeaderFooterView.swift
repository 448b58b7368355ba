import Foundation

/// A view that a table shows above or below a section.
open class UITableViewHeaderFooterView: MadeByType.Header, LayoutRoot {
    public let contentView = UIView()
    public let reuseIdentifier: String?
    open var backgroundView: UIView? { didSet { showBelow(backgroundView, inPlaceOf: oldValue) } }
    open lazy var textLabel: UILabel? = titleLabel()
    private var shownContent: UIView?
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { shownContent = contentConfiguration.map { $0.show(in: contentView, inPlaceOf: shownContent) } }
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

    /// Paints the background, too.
    open override var tintColor: UIColor! { didSet { backgroundColor = ownTintColor } }

    public override init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    convenience init(title: String, isFooter: Bool, isFirst: Bool, style: UITableView.Style, margin: CGFloat) {
        self.init(reuseIdentifier: nil)
        self.margin = margin
        let isPlain = style == .plain
        // The header of a group with one line is 38 points high, and 55.5 above the first group.
        if !isPlain, !isFooter { topMargin = isFirst ? 33.5 : 16 }
        textLabel?.text = isPlain || isFooter ? title : title.uppercased()
        textLabel?.font = .preferredFont(forTextStyle: isPlain ? .headline : .footnote)
        textLabel?.textColor = isPlain ? .label : .secondaryLabel
        textLabel?.numberOfLines = 0
        if isPlain { backgroundColor = .systemBackground }
    }

    /// From the edges to the title, in points.
    var margin: CGFloat = 16
    private var topMargin: CGFloat = 6

    override var systemOutlets: [(name: String, view: UIView)] {
        contentView.subviews.first { $0 is TitleLabel }.map { [("textLabel", $0)] } ?? []
    }

    private final class TitleLabel: UILabel {}

    private func titleLabel() -> UILabel {
        let label = TitleLabel()
        contentView.addSubview(label)
        let edges = label.edgeConstraints(
            to: contentView, NSDirectionalEdgeInsets(top: topMargin, leading: margin, bottom: 6, trailing: margin))
        // In a header that the app makes low, the title is whole.
        for edge in edges where edge.firstAttribute == .top { edge.priority = UILayoutPriority(740) }
        NSLayoutConstraint.activate(edges)
        return label
    }

    open func prepareForReuse() {}

    override var contentToFit: UIView { contentView }
}
