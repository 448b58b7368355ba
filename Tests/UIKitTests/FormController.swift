import UIKit

/// A form as apps write it, with most of the closed controls.
final class FormController: UIViewController {
    private let stack = UIStackView()
    private lazy var saveButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.cornerStyle = .capsule
        return UIButton(configuration: configuration)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: Selector("done"))
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        view.addSubview(saveButton)
        saveButton.translatesAutoresizingMaskIntoConstraints = false
        for row in rows { stack.addArrangedSubview(row) }
        stack.setCustomSpacing(24, after: stack.arrangedSubviews[0])
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            saveButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            saveButton.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 24),
            saveButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 160),
        ])
    }

    private var rows: [UIView] {
        let name = UITextField()
        name.placeholder = "Name"
        name.borderStyle = .roundedRect
        let toggle = UISwitch()
        toggle.isOn = true
        let volume = UISlider()
        volume.value = 0.4
        let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
        segments.selectedSegmentIndex = 1
        let about = UILabel()
        about.numberOfLines = 0
        let text = NSMutableAttributedString(
            string: "Reminders are sent once a day, ",
            attributes: [
                .font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.secondaryLabel,
            ])
        text.append(
            NSAttributedString(
                string: "never at night.",
                attributes: [.font: UIFont.boldSystemFont(ofSize: 13), .foregroundColor: UIColor.systemRed]))
        about.attributedText = text
        return [card(), name, row("Reminders", toggle), row("Volume", volume), segments, about]
    }

    private func row(_ title: String, _ control: UIView) -> UIView {
        let label = UILabel()
        label.text = title
        label.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label, control])
        row.spacing = 8
        row.alignment = .center
        row.distribution = control is UISwitch ? .equalSpacing : .fill
        return row
    }

    /// A view of layers: a gradient, a shape, a shadow.
    private func card() -> UIView {
        let card = UIView()
        card.heightAnchor.constraint(equalToConstant: 72).isActive = true
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 12
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 4
        card.layer.shadowOffset = CGSize(width: 0, height: 2)
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 12, y: 12, width: 48, height: 48)
        gradient.colors = [UIColor.systemPurple.cgColor, UIColor.systemBlue.cgColor]
        gradient.cornerRadius = 24
        gradient.masksToBounds = true
        card.layer.addSublayer(gradient)
        let check = CAShapeLayer()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 26, y: 37))
        path.addLine(to: CGPoint(x: 33, y: 44))
        path.addLine(to: CGPoint(x: 46, y: 28))
        check.path = path.cgPath
        check.fillColor = nil
        check.strokeColor = UIColor.white.cgColor
        check.lineWidth = 3
        card.layer.addSublayer(check)
        let title = UILabel()
        title.text = "Ada Lovelace"
        title.font = .preferredFont(forTextStyle: .headline)
        let symbol = UIImageView(image: UIImage(systemName: "chevron.right"))
        symbol.tintColor = .tertiaryLabel
        for view in [title, symbol] {
            view.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(view)
        }
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 72),
            title.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            symbol.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
            symbol.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            title.trailingAnchor.constraint(lessThanOrEqualTo: symbol.leadingAnchor, constant: -8),
        ])
        return card
    }
}
