import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

/// A row of a list as apps write it: an avatar, two lines, and a button.
final class ProfileView: UIView {
    let avatar = UIView()
    let nameLabel = UILabel()
    let bioLabel = UILabel()
    private(set) var top: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [avatar, nameLabel, bioLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        avatar.backgroundColor = .systemBlue
        avatar.layer.cornerRadius = 20
        bioLabel.numberOfLines = 0
        let top = avatar.topAnchor.constraint(equalTo: topAnchor, constant: 12)
        self.top = top
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16), top,
            avatar.widthAnchor.constraint(equalToConstant: 40),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
            nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
            nameLabel.topAnchor.constraint(equalTo: avatar.topAnchor),
            bioLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            bioLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            bioLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
            bioLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
        ])
        nameLabel.text = "Ada"
        bioLabel.text = "Mathematician"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor
@Suite("constraints of views", .serialized)
struct ConstraintTests {
    @Test("frames of negative sizes are those of positive ones, and contents may have no end")
    func extremeFrames() throws {
        let (view, scroll) = (UIView(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        view.frame = CGRect(x: 10, y: 20, width: -8, height: 5)
        #expect(view.frame == CGRect(x: 2, y: 20, width: 8, height: 5))
        scroll.contentSize = CGSize(width: 50, height: 1e13)
        scroll.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 7).isActive = true
        _ = try scroll.element(on: Canvas(width: 50, height: 50))
        #expect(view.frame.minY == 7)
    }

    @Test("a distance between anchors is as long as another, in both directions of reading", arguments: [false, true])
    func distances(isAbsolute: Bool) throws {
        let (root, one, two) = (UIView(), UIView(), UIView())
        for view in [one, two] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 20).isActive = true
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        func start(_ view: UIView) -> NSLayoutXAxisAnchor { isAbsolute ? view.leftAnchor : view.leadingAnchor }
        func end(_ view: UIView) -> NSLayoutXAxisAnchor { isAbsolute ? view.rightAnchor : view.trailingAnchor }
        start(one).constraint(equalTo: start(root), constant: 15).isActive = true
        start(root).anchorWithOffset(to: start(one))
            .constraint(equalTo: end(one).anchorWithOffset(to: start(two))).isActive = true
        var canvas = Canvas(width: 100, height: 10)
        _ = try root.element(on: canvas)
        #expect((one.frame.minX, two.frame.minX) == (15, 50))
        canvas.direction = .rightToLeft
        root.semanticContentAttribute = .forceRightToLeft
        _ = try root.element(on: canvas)
        #expect((one.frame.minX, two.frame.minX) == (isAbsolute ? (15, 50) : (65, 30)))
    }

    @Test("a view by anchors has the frames that UIKit gives")
    func anchors() {
        let view = ProfileView(frame: CGRect(x: 0, y: 0, width: 320, height: 69))
        view.layoutIfNeeded()
        #expect(view.avatar.frame == CGRect(x: 16, y: 12, width: 40, height: 40))
        #expect(view.nameLabel.frame.minX == 64)
        // A line of the system font at 17 points is 20.29 high, of which 20.5 are whole pixels.
        #expect(view.nameLabel.frame.height == 20.5)
        #expect(view.bioLabel.frame == CGRect(x: 64, y: 36.5, width: 240, height: 20.5))
    }

    @Test("a view fits its constraints, and a text in it breaks at its width")
    func fitting() {
        let view = ProfileView()
        let target = CGSize(width: 320, height: 0)
        let one = view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(one == CGSize(width: 320, height: 69))
        view.bioLabel.text = "A long text that certainly needs more than one line in so narrow a view"
        let more = view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(more.height > 85)
    }

    @Test("a changed constant moves what hangs on it, and constraints cross levels")
    func levels() {
        let (root, box, badge) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), UIView())
        root.addSubview(box)
        box.addSubview(badge)
        for view in [box, badge] { view.translatesAutoresizingMaskIntoConstraints = false }
        let top = box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
        NSLayoutConstraint.activate([
            top, box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            badge.widthAnchor.constraint(equalToConstant: 40), badge.heightAnchor.constraint(equalToConstant: 10),
            badge.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
            badge.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            badge.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            badge.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -40),
            box.trailingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 8),
        ])
        root.layoutIfNeeded()
        #expect(box.frame.origin == CGPoint(x: 20, y: 10))
        #expect(badge.convert(badge.bounds, to: root).maxX == 60)
        top.constant = 25
        root.layoutIfNeeded()
        #expect(box.frame.minY == 25)
        #expect(badge.frame == CGRect(x: badge.frame.minX, y: 5, width: badge.frame.width, height: 10))
    }

    @Test("a stack arranges its views, without hidden ones")
    func stack() {
        func view(_ width: CGFloat) -> UIView {
            let view = UIView()
            view.widthAnchor.constraint(equalToConstant: width).isActive = true
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
            return view
        }
        let (first, hidden, last) = (view(10), view(50), view(30))
        let stack = UIStackView(arrangedSubviews: [first, hidden, last])
        (stack.spacing, stack.alignment, stack.distribution) = (6, .center, .equalSpacing)
        hidden.isHidden = true
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        stack.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 0, y: 10, width: 10, height: 20))
        #expect(last.frame == CGRect(x: 70, y: 10, width: 30, height: 20))
    }

    @Test("constraints to a scroll view are those to its content")
    func scrolling() {
        let (scroll, content) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 8),
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 300),
        ])
        scroll.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 8, width: 100, height: 300))
        #expect(scroll.contentSize == CGSize(width: 100, height: 308))
        scroll.contentOffset.y = 50
        scroll.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 8, width: 100, height: 300))
    }

    @Test("an autoresizing mask changes the frame with the superview")
    func autoresizing() {
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        view.frame = CGRect(x: 10, y: 20, width: 80, height: 30)
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        root.addSubview(view)
        root.frame.size = CGSize(width: 140, height: 150)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 70, width: 120, height: 30))
    }

    @Test("a visual format makes the constraints that it shows")
    func visualFormat() {
        let (root, icon, title) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60)), UIView(), UIView())
        let views = ["icon": icon, "title": title]
        for view in [icon, title] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let across = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[icon(40)]-gap-[title(>=20)]-(10@500)-|", options: [.alignAllTop],
            metrics: ["gap": 4], views: views)
        let down = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[icon(title)]", options: [], metrics: nil, views: views)
        NSLayoutConstraint.activate(across + down + [title.heightAnchor.constraint(equalToConstant: 30)])
        root.layoutIfNeeded()
        #expect(icon.frame == CGRect(x: 8, y: 0, width: 40, height: 30))
        #expect(title.frame == CGRect(x: 52, y: 0, width: 138, height: 30))
    }

    @Test("code in layoutSubviews sees the frames of the engine, and its own frames stay")
    func layoutSubviews() {
        final class Circle: UIView {
            let dot = UIView()

            override func layoutSubviews() {
                super.layoutSubviews()
                if dot.superview == nil { addSubview(dot) }
                layer.cornerRadius = bounds.height / 2
                dot.frame = bounds.insetBy(dx: 2, dy: 2)
            }
        }
        let (root, circle) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Circle())
        circle.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(circle)
        NSLayoutConstraint.activate([
            circle.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            circle.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            circle.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            circle.heightAnchor.constraint(equalTo: circle.widthAnchor),
        ])
        root.layoutIfNeeded()
        #expect(circle.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
        #expect(circle.layer.cornerRadius == 25)
        #expect(circle.dot.frame == CGRect(x: 2, y: 2, width: 46, height: 46))
    }

    @Test("a dash at the edge of a view is its margin, which is wider in a row of a table")
    func dashes() throws {
        func dash(_ view: UIView) -> [CGFloat] {
            let label = UILabel()
            view.addSubview(label)
            return ["H", "V"].flatMap { axis in
                NSLayoutConstraint.constraints(
                    withVisualFormat: "\(axis):|-[label]", options: [], metrics: nil, views: ["label": label]
                ).map(\.constant)
            }
        }
        let wide = UIView()
        wide.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(dash(UIView()) == [8, 8] && dash(wide) == [2, 1])
        let row = UITableViewCell()
        #expect(dash(row.contentView) == [16, 11])
    }

    @Test("margins that a view answers by itself are those of its guide")
    func overriddenMargins() {
        final class Padded: UIView {
            override var layoutMargins: UIEdgeInsets {
                get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
                set { super.layoutMargins = newValue }
            }
        }
        let (root, box) = (Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        let margins = root.layoutMarginsGuide
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: margins.topAnchor),
            box.leftAnchor.constraint(equalTo: margins.leftAnchor),
            box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            box.rightAnchor.constraint(equalTo: margins.rightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
    }

    @Test("the animations of an animator have ended once it starts, and what was stopped never runs")
    func animator() {
        let (shown, hidden) = (UIView(), UIView())
        var end: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.9) { shown.alpha = 0.5 }
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        let stopped = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { hidden.alpha = 0.5 }
        stopped.stopAnimation(true)
        stopped.startAnimation()
        #expect(shown.alpha == 0.5 && end == .end && hidden.alpha == 1)
    }

    @Test("a constraint is where a library's own class of constraints says that it was asked for")
    func libraryPlace() {
        final class Request {
            let place: (String, UInt) = ("/app/CardView.swift", 31)
        }
        final class Made: NSLayoutConstraint {
            weak var request: Request?
        }
        let (view, stranger, request) = (UIView(), UIView(), Request())
        let made = Made(
            item: view, attribute: .width, relatedBy: .equal, toItem: stranger, attribute: .width, multiplier: 1,
            constant: 10)
        made.request = request
        made.isActive = true
        #expect {
            try view.element(on: Canvas(width: 10, height: 10))
        } throws: {
            "\($0)".hasPrefix("CardView.swift:31: Unable to activate")
        }
    }

    @Test("an observer is called when a layout has changed a property, and may change constraints")
    func observation() throws {
        let (scroll, content) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        let height = content.heightAnchor.constraint(equalToConstant: 300)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.topAnchor), height,
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.widthAnchor.constraint(equalToConstant: 100),
        ])
        var heights: [CGFloat?] = []
        let observation = scroll.observe(\.contentSize, options: .initial) { heights.append($1.newValue?.height) }
        scroll.layoutIfNeeded()
        #expect(heights == [0, 300])
        observation.invalidate()
        height.constant = 200
        scroll.layoutIfNeeded()
        #expect(heights == [0, 300] && scroll.contentSize.height == 200)
    }

    @Test("the edit button says what it does")
    func editButton() {
        let controller = UIViewController()
        let button = controller.editButtonItem
        #expect(button.systemItem == .edit)
        controller.setEditing(true, animated: false)
        #expect(button === controller.editButtonItem && button.systemItem == .done)
    }

    @Test("a height that the app gives to a stack comes before its margins and the spaces in it")
    func lowStack() {
        let (box, stack) = (UIView(), UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() }))
        (stack.axis, stack.spacing) = (.vertical, 20)
        (stack.isLayoutMarginsRelativeArrangement, stack.layoutMargins) = (
            true, UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
        )
        stack.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: box.topAnchor), stack.heightAnchor.constraint(equalToConstant: 5),
            stack.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        ])
        box.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        box.layoutIfNeeded()
        #expect(stack.frame.height == 5)
    }

    @Test("a view that leads beyond an edge where nothing covers it is not covered")
    func beyondEdge() {
        let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30)))
        outer.addSubview(inner)
        #expect(inner.safeAreaInsets == .zero)
    }
}
