import QuoinChecking
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("What is found of views, and explained", .serialized)
struct ViewFindingTests {
    @Test("an explanation of a view ends with the constraints of its edges and their lines, however deep the view is")
    func explanation() throws {
        let view = ProfileView()
        let text = try view.explanation(of: "ProfileView.avatar", on: Canvas(width: 320, scale: 2))
        #expect(text.contains("ProfileView.avatar.top = 12: «top» (ConstraintTests.swift:"))
        let outer = UIView()
        outer.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 30).isActive = true
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
        let nested = try outer.explanation(of: "ProfileView.avatar", on: Canvas(width: 320, height: 200, scale: 2))
        let lines = nested.split(separator: "\n").filter { $0.contains("ProfileView.avatar.top = 42: ") }
        #expect(lines.count == 1 && lines[0].contains("«ProfileView.top == UIView.top + 30» (ViewFindingTests.swift:"))
        #expect(lines[0].contains("«top» (ConstraintTests.swift:"))
    }

    @Test("a view is explained by each property that holds it, and an unknown name is answered with those there are")
    func names() throws {
        final class Field: UIView {
            weak var bar: UIView?
        }
        final class Bar: UIView {
            weak var middle: UIView?
            let field = Field()
        }
        let bar = Bar()
        (bar.middle, bar.field.bar, bar.accessibilityIdentifier) = (bar.field, bar, nil)
        bar.addSubview(bar.field)
        bar.field.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let canvas = Canvas(width: 10, height: 10)
        for name in ["Bar.middle", "Bar.field", "middle"] {
            let text = try bar.explanation(of: name, on: canvas)
            #expect(text.contains("`Bar.middle`") && text.contains("placed at 1, 2 in its parent"))
        }
        #expect {
            try bar.explanation(of: "Bar.title", on: canvas)
        } throws: { error in
            "\(error)" == "no view is called Bar.title: there are Bar.middle"
        }
        #expect(throws: ViewProblem.self) { try bar.explanation(of: "Field.bar", on: canvas) }
    }

    @Test("findings are those of every width, and name broken and missing constraints of the app")
    func findings() throws {
        let (root, box) = (UIView(), UILabel())
        (box.text, box.accessibilityIdentifier) = ("A name that is long", "name")
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: root.topAnchor),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
            box.bottomAnchor.constraint(equalTo: root.bottomAnchor), box.heightAnchor.constraint(equalToConstant: 22),
        ])
        let screen = root.elementOfAnySize()
        let found = try screen.findings(widths: 100...200, on: Canvas(scale: 1)).filter { $0.kind == .cut }
        let widths = found.flatMap(\.occurrences).flatMap(\.widths)
        #expect(widths.count == 1 && widths[0].lowerBound == 100 && widths[0].upperBound < 200)
        let cause = try #require(found.first?.cause)
        #expect(cause.hasPrefix("«name.trailing <= UIView.trailing» (ViewFindingTests.swift:"))
        #expect(try screen.findings(widths: 200...210, on: Canvas(scale: 1)).isEmpty)
        box.widthAnchor.constraint(equalToConstant: 500).isActive = true
        let broken = try screen.findings(widths: 200...200, on: Canvas(scale: 1))
        #expect(broken.contains { $0.kind == .brokenRule && $0.message.contains("name.width == 500") })
    }

    @Test("a screen is laid out once for each width, and in each not more often than its code changes it")
    func layoutCount() throws {
        final class Busy: UIView {
            let box = UIView()
            private(set) var passes = 0

            override func layoutSubviews() {
                super.layoutSubviews()
                passes += 1
                box.removeFromSuperview()
                addSubview(box)
                box.frame = bounds
            }
        }
        let view = Busy()
        let canvas = Canvas(width: 100, height: 20, scale: 1)
        _ = try view.element(on: canvas)
        let once = view.passes
        #expect(once <= 3)
        _ = try view.elementOfAnySize().findings(widths: 101...120, on: Canvas(height: 20, scale: 1))
        #expect(view.passes - once <= 22 * 3)
    }

    @Test("the finding of a label that may have one line names its numberOfLines")
    func lineLimit() throws {
        let (root, label) = (UIView(), UILabel())
        (label.text, label.accessibilityIdentifier) = ("A name that is long", "name")
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        root.addSubview(label)
        let found = try root.elementOfAnySize().findings(widths: 100...100, on: Canvas(height: 60, scale: 1))
        let cut = try #require(found.first { $0.kind == .cut })
        #expect(cut.cause?.hasPrefix("numberOfLines is 1, and the whole text needs ") == true)
        #expect(cut.remedy == "numberOfLines: 2 on name")
        #expect(label.numberOfLines == 1)
    }

    @Test("the finding of a view without a right edge names the constraint that would give it one")
    func unlimitedView() throws {
        let (root, box) = (UIView(), UIView())
        (box.accessibilityIdentifier, box.backgroundColor) = ("badge", .red)
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        let width = box.widthAnchor.constraint(equalToConstant: 150)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: root.topAnchor), width,
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.heightAnchor.constraint(equalToConstant: 10),
        ])
        let found = try root.elementOfAnySize().findings(widths: 100...200, on: Canvas(height: 20, scale: 1))
        let overflow = try #require(found.first { $0.kind == .overflow })
        #expect(overflow.cause == "no constraint limits its right edge")
        #expect(overflow.remedy == "the constraint badge.right <= root.right")
        // Trying leaves the view as it is.
        #expect(root.constraints.count == 2 && box.constraints.count == 2)
    }

    @Test("what nobody sees need not be determined, nor what no constraint is about in a text that scrolls")
    func unseen() throws {
        let (root, hidden, text, guide) = (UIView(), UIView(), UITextView(), UILayoutGuide())
        text.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
        for view in [hidden, text] { root.addSubview(view) }
        (hidden.isHidden, hidden.translatesAutoresizingMaskIntoConstraints) = (true, false)
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            hidden.widthAnchor.constraint(equalToConstant: 5), guide.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        let screen = root.elementOfAnySize()
        #expect(try screen.findings(widths: 100...100, on: Canvas(height: 40)).isEmpty)
        hidden.isHidden = false
        #expect(try screen.findings(widths: 100...100, on: Canvas(height: 40)).contains { $0.kind == .ambiguousRule })
    }

    @Test("what is found of a view may be in one that is another number of views when it is laid out again")
    func changingViews() throws {
        final class Changing: UIView {
            let (inner, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 10)), UIView())
            private var isSecond = false

            override func layoutSubviews() {
                super.layoutSubviews()
                for view in subviews where view !== inner { view.removeFromSuperview() }
                for _ in 0..<(isSecond ? 0 : 20) { insertSubview(UIView(), at: 0) }
                isSecond = true
                box.frame = CGRect(x: 30, y: 0, width: 40, height: 10)
                box.backgroundColor = .red
                inner.clipsToBounds = true
                if inner.superview == nil {
                    addSubview(inner)
                    inner.addSubview(box)
                }
            }
        }
        let found = try Changing().elementOfAnySize().findings(widths: 100...120, on: Canvas(height: 20))
        #expect(found.contains { $0.message.contains("`Changing.box`") && $0.message.contains("`Changing.inner`") })
    }

    @Test("a row that goes on below the end of a table is no problem, and one view of several rows has one finding")
    func rows() throws {
        final class Cell: UITableViewCell {
            let nameLabel = UILabel()

            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                nameLabel.frame = CGRect(x: 16, y: 4, width: 60, height: 30)
                nameLabel.text = "A name that is long"
                contentView.addSubview(nameLabel)
            }

            required init?(coder: NSCoder) { nil }
        }
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                Cell(style: .default, reuseIdentifier: nil)
            }
        }
        let (table, rows) = (UITableView(), Rows())
        table.dataSource = rows
        table.rowHeight = 44
        let found = try table.elementOfAnySize().findings(widths: 320...322, on: Canvas(height: 150))
        #expect(found.map(\.kind) == [.cut], "\(found)")
        #expect(found.first?.message.contains("`Cell.nameLabel` is cut") == true)
        #expect(found.first?.message.hasSuffix("the worst of 4 that are called so") == true)
    }

    @Test("the contrast of the system's own pairs of colors is not the app's affair, that of a color it chose is")
    func contrast() throws {
        func found(_ change: (UILabel, UIView) -> Void) throws -> [Document.FindingKind] {
            let (root, label) = (UIView(), UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20)))
            (root.backgroundColor, label.text) = (.systemBackground, "A word")
            root.addSubview(label)
            change(label, root)
            return try root.elementOfAnySize().findings(widths: 100...100, on: Canvas(height: 20)).map(\.kind)
        }
        #expect(try found { label, _ in label.textColor = .secondaryLabel } == [])
        #expect(try found { label, _ in label.textColor = UIColor(white: 0.6, alpha: 1) } == [.contrast])
        #expect(try found { label, root in (label.textColor, root.backgroundColor) = (.label, .darkGray) }.count == 1)
        #expect(try found { label, root in (label.textColor, root.backgroundColor) = (.white, .systemBlue) } == [])
        let inBoth = try found { label, root in (label.textColor, root.backgroundColor) = (.white, .systemGreen) }
        #expect(inBoth == [.contrast, .contrast])
    }

    @Test("what sticks out of a view at every width is meant, unless it is cut or leaves the screen")
    func badge() throws {
        func found(_ x: CGFloat, isClipping: Bool = false) throws -> [Document.FindingKind] {
            let (root, card) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 50)))
            let badge = UIView(frame: CGRect(x: x, y: -10, width: 20, height: 20))
            (card.backgroundColor, badge.backgroundColor, card.clipsToBounds) = (.lightGray, .red, isClipping)
            root.addSubview(card)
            card.addSubview(badge)
            return try root.elementOfAnySize().findings(widths: 100...120, on: Canvas(height: 90)).map(\.kind)
        }
        #expect(try found(70) == [])
        #expect(try found(70, isClipping: true) == [.overflow])
        #expect(try found(-25) == [.overflow])
    }

    @Test("a finding calls a view that no property holds by its type and text")
    func unnamedView() throws {
        let (root, label) = (UIView(), UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
        label.text = "A name that is long"
        root.addSubview(label)
        let found = try root.elementOfAnySize().findings(widths: 100...100, on: Canvas(height: 20))
        let cut = try #require(found.first { $0.kind == .cut })
        #expect(cut.message.hasPrefix("`UILabel \"A name that is long\"` is cut after "))
        label.textColor = .clear
        let clear = try root.elementOfAnySize().findings(widths: 100...100, on: Canvas(height: 20))
        #expect(!clear.contains { $0.kind == .contrast })
    }

    @Test("findings are refused, at every width and each time, where the app's code is wrong")
    func wrongUse() throws {
        let (root, box) = (UIView(), UIView())
        root.addSubview(box)
        let screen = root.elementOfAnySize()
        _ = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[box]->=8-|", options: [], metrics: nil, views: ["box": box])
        for _ in 0..<2 {
            #expect {
                try screen.findings(widths: 200...210, on: Canvas(height: 40))
            } throws: { error in
                "\(error)".contains("ViewFindingTests.swift:")
                    && "\(error)".contains("Unable to parse constraint format")
            }
        }
    }

    /// What a failure says of two views that differ.
    private func difference(_ old: UIView, _ new: UIView) throws -> [String] {
        let strategy = Snapshotting<UIView, RecordedPicture>.image(width: 320, height: 300)
        let found = try strategy.diffing.difference(strategy.snapshot(old), strategy.snapshot(new))
        return found?.explanation ?? []
    }

    @Test("a changed color of a list is one change, though its rows are called alike")
    func changedColor() throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                cell.textLabel?.text = "Row"
                cell.detailTextLabel?.text = "Value \(path.row)"
                cell.accessoryType = .disclosureIndicator
                return cell
            }
        }
        let rows = Rows()
        func table(_ color: UIColor) -> UITableView {
            let table = UITableView(frame: .zero, style: .insetGrouped)
            (table.dataSource, table.backgroundColor) = (rows, color)
            return table
        }
        let lines = try difference(table(.white), table(.systemTeal))
        #expect(lines.count == 2 && lines[0].contains("changed fill from #fff to"), "\(lines)")
        #expect(lines.last?.contains("all inside these") == true)
    }

    @Test("what is in a view that is wrapped in views of one type keeps its place where a sibling is gone")
    func removedSibling() throws {
        final class Card: UIView {
            let (title, tags) = (UILabel(), UIStackView())

            init(_ text: String, tags words: [String]) {
                super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                title.text = text
                let (content, line) = (UIView(frame: bounds), UIView(frame: CGRect(x: 0, y: 99, width: 200, height: 1)))
                line.backgroundColor = .red
                for view in [content, line] { addSubview(view) }
                title.frame = CGRect(x: 8, y: 8, width: 180, height: 20)
                tags.frame = CGRect(x: 8, y: 40, width: 180, height: 20)
                for view in [title, tags] { content.addSubview(view) }
                for word in words {
                    let label = UILabel()
                    label.text = word
                    tags.addArrangedSubview(label)
                }
            }

            required init?(coder: NSCoder) { nil }
        }
        let lines = try difference(Card("One", tags: ["first", "second"]), Card("Two", tags: ["first"]))
        #expect(lines.contains { $0.contains("`Card.title` changed text from") }, "\(lines)")
        #expect(!lines.contains { $0.contains("taken out") || $0.contains("changed place in the order") }, "\(lines)")
    }

    @Test("a layer over all of a label's text is a placeholder, and a view over it is an overlap")
    func placeholder() throws {
        func found(_ cover: (UILabel) -> Void) throws -> [String] {
            let (root, label) = (UIView(), UILabel())
            label.text = "A name"
            label.frame = CGRect(x: 10, y: 10, width: 100, height: 20)
            cover(label)
            root.addSubview(label)
            let canvas = Canvas(height: 60, scale: 2, fill: .white)
            return try root.elementOfAnySize().findings(widths: 320...322, on: canvas).map { "\($0)" }
        }
        let placeholder = try found { label in
            let layer = CAGradientLayer()
            (layer.backgroundColor, layer.frame) = (UIColor.lightGray.cgColor, label.bounds)
            label.layer.addSublayer(layer)
        }
        #expect(placeholder.isEmpty)
        let covered = try found { label in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            view.backgroundColor = .lightGray
            label.addSubview(view)
        }
        #expect(covered.contains { $0.contains("overlap") })
    }

    private final class Corner: UIView {
        let (smallButton, wide) = (UIButton(), UIView())

        /// What the copy of a source has.
        override var declaredPlaces: [String: PropertyPlace] { ["smallButton": .init(12)] }

        init() {
            super.init(frame: .zero)
            smallButton.addAction(UIAction { _ in }, for: .touchUpInside)
            smallButton.setImage(UIImage(systemName: "plus"), for: .normal)
            smallButton.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
            (wide.backgroundColor, wide.translatesAutoresizingMaskIntoConstraints) = (.red, false)
            addSubview(smallButton)
            addSubview(wide)
            NSLayoutConstraint.activate([
                wide.topAnchor.constraint(equalTo: topAnchor, constant: 80),
                wide.leadingAnchor.constraint(equalTo: leadingAnchor),
                wide.heightAnchor.constraint(equalToConstant: 20),
                wide.widthAnchor.constraint(equalToConstant: 20), wide.widthAnchor.constraint(equalToConstant: 40),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("a finding ends with the line of the view's property, or of the constraint that it is about")
    func places() throws {
        let canvas = Canvas(height: 200, scale: 2, fill: .white)
        let found = try Corner().elementOfAnySize().findings(widths: 320...322, on: canvas).map { "\($0)" }
        let small = try #require(found.first { $0.contains("`Corner.smallButton` is 20 × 20") })
        #expect(small.hasSuffix("(ViewFindingTests.swift:12)"))
        #expect(found.contains { $0.contains("conflicts with") && $0.contains("would do (ViewFindingTests.swift:") })
        let words = try Corner().explanation(of: "wide", on: Canvas(width: 320, height: 200))
        #expect(words.hasPrefix("`Corner.wide`: ") && !words.contains("layout."))
    }
}
