import Foundation

/// A message over a screen, as a card in the middle or, of actions, at the bottom. It is drawn where it is the content of a picture.
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    open var message: String?
    public private(set) var preferredStyle = Style.alert
    public private(set) var actions: [UIAlertAction] = []
    public private(set) var textFields: [UITextField]?
    open var preferredAction: UIAlertAction?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    open func addTextField(configurationHandler configure: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configure?(field)
        textFields = (textFields ?? []) + [field]
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0, alpha: 0.2)
        let texts = UIStackView(
            arrangedSubviews: [
                label(title, .headline), label(message, preferredStyle == .alert ? .footnote : .subheadline),
            ].compactMap(\.self) + (textFields ?? []))
        (texts.axis, texts.spacing) = (.vertical, 4)
        texts.isLayoutMarginsRelativeArrangement = true
        texts.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
        let content = UIStackView(arrangedSubviews: [texts, buttons])
        content.axis = .vertical
        content.backgroundColor = .secondarySystemGroupedBackground
        content.layer.cornerRadius = 14
        content.clipsToBounds = true
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        let guide = view.safeAreaLayoutGuide
        let place =
            preferredStyle == .alert
            ? [
                content.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
                content.widthAnchor.constraint(equalToConstant: 270),
            ]
            : [
                content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -8),
                content.widthAnchor.constraint(equalTo: guide.widthAnchor, constant: -16),
            ]
        NSLayoutConstraint.activate(place + [content.centerXAnchor.constraint(equalTo: guide.centerXAnchor)])
    }

    private func label(_ text: String?, _ style: UIFont.TextStyle) -> UILabel? {
        guard let text else { return nil }
        let label = UILabel()
        (label.text, label.textAlignment, label.numberOfLines) = (text, .center, 0)
        label.font = .preferredFont(forTextStyle: style)
        return label
    }

    /// Two beside each other, more in rows; what cancels stands left of another one, and below several.
    private var buttons: UIStackView {
        let isRow = preferredStyle == .alert && actions.count == 2
        let others = actions.filter { $0.style != .cancel }
        let canceling = actions.filter { $0.style == .cancel }
        let ordered = isRow ? canceling + others : others + canceling
        let stack = UIStackView(
            arrangedSubviews: ordered.map { action in
                let isBold = preferredAction.map { $0 === action } ?? (action.style == .cancel)
                return action.button(isBold: isBold)
            })
        stack.axis = isRow ? .horizontal : .vertical
        stack.distribution = .fillEqually
        // The color below shines between the buttons, as lines.
        stack.spacing = 0.5
        stack.backgroundColor = .separator
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 0.5, left: 0, bottom: 0, right: 0)
        return stack
    }
}

open class UIAlertAction: MainActorObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public let title: String?
    public let style: Style
    open var isEnabled = true

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style) = (title, style)
    }

    fileprivate func button(isBold: Bool) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
        if style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
        button.isEnabled = isEnabled
        button.backgroundColor = .secondarySystemGroupedBackground
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        return button
    }
}
