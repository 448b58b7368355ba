import QuoinChecking
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("At which widths screens are checked", .serialized)
struct ViewSweepTests {
    /// A screen with rules of its own for some widths, and texts that break and collide.
    private final class Card: UIView {
        let (title, price, note, badge, bar) = (UILabel(), UILabel(), UILabel(), UIView(), UIView())
        private(set) var layouts = 0

        init() {
            super.init(frame: .zero)
            (title.text, price.text) = ("A title that is cut if the card is narrow", "1,299.00")
            note.text = "A note that breaks into more lines the narrower the card is, and pushes the bar down"
            note.numberOfLines = 0
            (badge.backgroundColor, bar.backgroundColor) = (.red, .blue)
            for view in [title, price, note, bar] {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
            }
            addSubview(badge)
            price.setContentCompressionResistancePriority(.required, for: .horizontal)
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                price.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
                price.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
                price.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
                note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                note.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                note.trailingAnchor.constraint(equalTo: price.trailingAnchor),
                bar.topAnchor.constraint(equalTo: note.bottomAnchor),
                bar.leadingAnchor.constraint(equalTo: leadingAnchor), bar.heightAnchor.constraint(equalToConstant: 4),
                bar.widthAnchor.constraint(equalToConstant: 371),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            let width = bounds.width
            // Code for one device, and a place that jumps.
            let x = width == 375 ? width - 5 : width > 397 ? 200 : width / 2
            badge.frame = CGRect(x: x, y: 90, width: 20, height: 20)
        }
    }

    private func lines(_ element: some LayoutElement) throws -> [String] {
        try element.findings(widths: 320...430, on: Canvas(height: 120, scale: 2), ignoring: [.contrast])
            .map { "\($0)" }
    }

    @Test("few widths are laid out, and what is found is what each width by itself has")
    func fewWidths() throws {
        let card = Card()
        let found = try lines(card.elementOfAnySize())
        let layouts = card.layouts
        // An element around a screen has every width laid out.
        let all = try lines(card.elementOfAnySize().inset(0))
        #expect(found == all)
        #expect(found.contains { $0.contains("375") })
        #expect(found.contains { $0.contains("`Card.title`") } && found.contains { $0.contains("`Card.bar`") })
        #expect(layouts * 2 < card.layouts - layouts, "\(layouts) of \(card.layouts - layouts)")
    }
}
