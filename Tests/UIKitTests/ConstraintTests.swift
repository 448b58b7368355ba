import Testing
import UIKit

/// A row of a list as apps write it: an avatar, two lines, and a button.
private final class ProfileView: UIView {
    let avatar = UIView()
    let nameLabel = UILabel()
    let bioLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [avatar, nameLabel, bioLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        bioLabel.numberOfLines = 0
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            avatar.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            avatar.widthAnchor.constraint(equalToConstant: 40),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
            nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
            nameLabel.topAnchor.constraint(equalTo: avatar.topAnchor),
            bioLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            bioLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            bioLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
            bioLabel.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor
@Suite("constraints of views")
struct ConstraintTests {
    @Test("a view by anchors has the frames that UIKit gives")
    func anchors() {
        let view = ProfileView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        view.nameLabel.text = "Ada"
        view.bioLabel.text = "Mathematician"
        view.layoutIfNeeded()
        #expect(view.avatar.frame == CGRect(x: 16, y: 12, width: 40, height: 40))
        #expect(view.nameLabel.frame.minX == 64)
        #expect(view.nameLabel.frame.height == 20.5)
        #expect(view.bioLabel.frame == CGRect(x: 64, y: 36.5, width: 240, height: 20.5))
    }
}
