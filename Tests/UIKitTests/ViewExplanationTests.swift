import QuoinChecking
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("what is said of an app's views in words", .serialized)
struct ViewExplanationTests {
    /// A button in a card in the middle.
    private final class Screen: UIView {
        let card = UIView()
        let button = UIButton(type: .system)

        init() {
            super.init(frame: .zero)
            card.backgroundColor = .systemYellow
            button.setTitle("Sign in", for: .normal)
            for (view, outer) in [(card, self), (button, card)] {
                view.translatesAutoresizingMaskIntoConstraints = false
                outer.addSubview(view)
            }
            NSLayoutConstraint.activate([
                card.centerXAnchor.constraint(equalTo: centerXAnchor),
                card.centerYAnchor.constraint(equalTo: centerYAnchor),
                card.widthAnchor.constraint(equalToConstant: 200), card.heightAnchor.constraint(equalToConstant: 100),
                button.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
                button.heightAnchor.constraint(equalToConstant: 44),
                button.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private let canvas = Canvas(width: 320, height: 300, scale: 1, fill: .white)

    @Test("an edge that many constraints determine has those about the view, and the views from which it follows")
    func edges() throws {
        let text = try Screen().explanation(of: "button", on: canvas)
        let top = try #require(text.split(separator: "\n").first { $0.contains("Screen.button.top = 148: ") })
        #expect(top.contains("«button.bottom == card.bottom - 8» (") && top.contains("«button.height == 44» ("))
        #expect(top.hasSuffix(", and what places card") && !top.contains("centerY"))
        #expect(text.split(separator: "\n").filter { $0.hasPrefix("`Screen.card`") }.count == 1)
    }

    @Test("what only arranges the content of a view is not changed to find what no picture shows")
    func unseenChanges() throws {
        let found = try Screen().element(on: canvas).unseenChanges(on: [canvas]).map { "\($0)" }
        #expect(found.contains { $0.contains("color {dark:") })
        #expect(!found.contains { $0.contains("alignItems") || $0.contains("flexShrink") }, "\(found)")
    }
}
