import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("settings that failures name as the cause", .serialized)
struct SettingFailureTests {
    /// Two labels in a stack, at its margins.
    private final class Card: UIView {
        let (stack, title, detail, button) = (UIStackView(), UILabel(), UILabel(), UIButton())

        static func with(_ change: (Card) -> Void = { _ in }) -> Card {
            let card = Card(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
            change(card)
            return card
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            (title.text, detail.text) = ("Savings", "$100.00")
            button.setTitle("Like", for: .normal)
            button.setTitleColor(.systemBlue, for: .normal)
            stack.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
            (stack.axis, stack.isLayoutMarginsRelativeArrangement) = (.vertical, true)
            stack.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
            for view in [title, detail, button] { stack.addArrangedSubview(view) }
            stack.setCustomSpacing(32, after: title)
            addSubview(stack)
        }

        required init?(coder: NSCoder) { nil }
    }

    private func message(_ change: (Card) -> Void) throws -> String { try Card.with().failure(as: .with(change)) }

    @Test("the margins of a stack, and its space after a view")
    func stack() throws {
        let margins = try message { $0.stack.layoutMargins.left = 24 }
        #expect(margins.contains("`Card.stack` changed layoutMargins from [0, 16, 0, 16] to [0, 24, 0, 16]"))
        #expect(margins.contains("so ") && margins.contains("moved by +8, 0"))
        let space = try message { $0.stack.setCustomSpacing(20, after: $0.title) }
        #expect(space.contains("`Card.stack` changed spacing after title from 32 to 20"))
    }

    @Test("a view that is hidden is said to be, and not to be something else")
    func hidden() throws {
        let message = try message { $0.detail.isHidden = true }
        #expect(message.contains("`Card.detail` changed hidden from false to true\n  so `Card.button` moved"))
        #expect(!message.contains("kind of") && !message.contains("detail` moved"))
    }

    @Test("the insets of a button are its own, and not those of elements in it")
    func button() throws {
        let message = try message { $0.button.titleEdgeInsets.left = 16 }
        #expect(message.contains("`Card.button` changed titleEdgeInsets from [0, 0, 0, 0] to [0, 16, 0, 0]"))
        #expect(!message.contains("inset of") && message.contains("all inside these"))
    }

    @Test("a view that gets its first subview is no other kind")
    func firstSubview() throws {
        func box(isEmpty: Bool) -> UIView {
            let (root, box, dot) = (UIView(), UIView(), UIView())
            (dot.backgroundColor, dot.frame) = (.red, CGRect(x: 4, y: 4, width: 8, height: 8))
            (box.backgroundColor, box.frame) = (.gray, CGRect(x: 10, y: 10, width: 80, height: 80))
            root.addSubview(box)
            if !isEmpty { box.addSubview(dot) }
            return root
        }
        let message = try box(isEmpty: true).failure(as: box(isEmpty: false))
        #expect(message.contains("was added") && !message.contains("kind of"))
    }

    private final class Badge: UIView {
        let dot = UIView()

        init(_ width: CGFloat) {
            super.init(frame: .zero)
            dot.backgroundColor = .red
            dot.translatesAutoresizingMaskIntoConstraints = false
            addSubview(dot)
            NSLayoutConstraint.activate([
                dot.topAnchor.constraint(equalTo: topAnchor), dot.leadingAnchor.constraint(equalTo: leadingAnchor),
                dot.widthAnchor.constraint(equalToConstant: width), dot.heightAnchor.constraint(equalToConstant: 20),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("a constraint of a view of which there are several is said once")
    func instances() throws {
        func row(_ width: CGFloat) -> UIView {
            let row = UIStackView(arrangedSubviews: (0..<3).map { _ in Badge(width) })
            row.distribution = .fillEqually
            return row
        }
        let message = try row(40).failure(as: row(30))
        let cause = "constraint \"dot.width == 40\" changed constant from 40 to 30 in 3 places, so Badge.dot is"
        #expect(message.components(separatedBy: cause).count == 2 && !message.contains("dot 2.width"))
    }

    private final class Tiles: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        var side: CGFloat = 60

        /// What the copy of a source has.
        override var declaredPlaces: [String: PropertyPlace] { ["sizeForItemAt": .init(34), "side": .init(31)] }

        convenience init(side: CGFloat) {
            self.init(collectionViewLayout: UICollectionViewFlowLayout())
            self.side = side
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        }

        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let tile = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
            tile.backgroundColor = .red
            return tile
        }

        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { CGSize(width: 300, height: side) }
    }

    @Test("what the delegate of a list says of sizes, with its line")
    func answers() throws {
        let message = try Tiles(side: 60).failure(as: Tiles(side: 50))
        #expect(message.contains("changed sizeForItemAt from [300, 60] to [300, 50]"))
        #expect(message.contains("(SettingFailureTests.swift:3") && message.contains("so cell 1"))
    }

    private func grid(_ spacing: CGFloat) -> UICollectionViewController {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        return Tiles(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    }

    @Test("a setting of a section has the line in which the app makes the section")
    func section() throws {
        let message = try grid(10).failure(as: grid(16))
        let line = try #require(message.split(separator: "\n").first { $0.contains("interGroupSpacing of section 0") })
        #expect(line.contains("from 10 to 16") && line.contains("(SettingFailureTests.swift:"))
    }

    @Test("content that is larger than its view is no warning, and warnings name views without a path")
    func warnings() throws {
        let card = Card.with { card in
            card.button.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
            let symbol = UIImageView(image: UIImage(systemName: "chevron.right"))
            (symbol.contentMode, symbol.frame) = (.center, CGRect(x: 0, y: 220, width: 6, height: 6))
            card.addSubview(symbol)
            card.addSubview(card.button)
        }
        let warnings = try PictureRenderer().draw(card, on: Canvas(width: 320, height: 300)).warnings
        #expect(warnings.isEmpty)
        card.stack.frame.origin.x = 200
        card.clipsToBounds = false
        let beyond = try PictureRenderer().draw(card, on: Canvas(width: 320, height: 300)).warnings.map { "\($0)" }
        #expect(!beyond.isEmpty && beyond.allSatisfy { $0.hasPrefix("`Card.") && !$0.contains("layout.") })
    }
}
