import Quoin
import Testing
import UIKit

@MainActor
@Suite("what failures say of constraints", .serialized)
struct ConstraintFailureTests {
    /// Two labels that share a row, and a box below them.
    private final class Row: UIView {
        let title = UILabel()
        let value = UILabel()
        let box = UIView()
        static var lineOfHelper: UInt = 0

        init(
            resistance: UILayoutPriority = .defaultLow, inset: CGFloat = 10, hasBox: Bool = true, height: CGFloat = 20
        ) {
            super.init(frame: .zero)
            title.text = "A title that is rather long for its place"
            value.text = "A value that is long as well"
            box.backgroundColor = .red
            for view in [title, value, box] {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
            }
            NSLayoutConstraint.activate([
                title.leadingAnchor.constraint(equalTo: leadingAnchor), title.topAnchor.constraint(equalTo: topAnchor),
                value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
                value.trailingAnchor.constraint(equalTo: trailingAnchor),
                value.topAnchor.constraint(equalTo: topAnchor),
            ])
            value.setContentCompressionResistancePriority(resistance, for: .horizontal)
            let edges = [(box.leadingAnchor, leadingAnchor, inset), (box.trailingAnchor, trailingAnchor, -inset)]
            NSLayoutConstraint.activate(edges.map { $0.constraint(equalTo: $1, constant: $2) })
            box.put(below: title, height: height)
            Self.lineOfHelper = #line - 1
            value.put(below: self, height: 22)
            if !hasBox { box.removeFromSuperview() }
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("the priority with which a text keeps its size")
    func resistance() throws {
        let message = try Row().failure(as: Row(resistance: .required))
        let change = "`Row.value` changed horizontal contentCompressionResistancePriority from 250 to 1000"
        #expect(message.contains(change) && message.contains("so `Row.title` is cut off"), "\(message)")
    }

    @Test("the constraints of several edges that one line makes are one")
    func edges() throws {
        let message = try Row().failure(as: Row(inset: 30))
        let change = "constraint \"box.leading == Row.leading + 10\" and 1 more changed constant from 10 to 30"
        #expect(message.contains("\(change), so Row.box moved by +20, 0, is 40 pt narrower"), "\(message)")
    }

    @Test("several constraints that changed by the same numbers are one, whose views' moves follow from it")
    func number() throws {
        func screen(_ gap: CGFloat) -> UIView {
            let (view, boxes) = (UIView(), [UIView(), UIView(), UIView()])
            for (index, box) in boxes.enumerated() {
                (box.backgroundColor, box.accessibilityIdentifier) = (.red, "box \(index)")
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                box.heightAnchor.constraint(equalToConstant: 20).isActive = true
                box.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(index) * 30).isActive = true
                box.widthAnchor.constraint(equalToConstant: 20).isActive = true
            }
            boxes[0].leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: gap).isActive = true
            boxes[1].leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: gap).isActive = true
            boxes[2].trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -gap).isActive = true
            return view
        }
        let message = try screen(10).failure(as: screen(14))
        #expect(message.contains("and 2 more changed constant from 10 to 14, so box 0 moved by +4, 0"), "\(message)")
        #expect(message.contains("so `box 1` moved by +4, 0") && message.contains("so `box 2` moved by -4, 0"))
    }

    @Test("of constraints that read the same, because nothing holds their views, the one that changed is told")
    func sameText() throws {
        func screen(_ width: CGFloat) -> UIView {
            let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
            (stack.axis, stack.alignment) = (.vertical, .leading)
            for (index, row) in stack.arrangedSubviews.enumerated() {
                row.backgroundColor = .red
                row.heightAnchor.constraint(equalToConstant: 20).isActive = true
                row.widthAnchor.constraint(equalToConstant: index == 1 ? width : 100).isActive = true
            }
            return stack
        }
        let message = try screen(100).failure(as: screen(140))
        let change = "constraint \"UIView.width == 100\" changed constant from 100 to 140, so UIView is 40 pt wider"
        #expect(message.contains(change) && !message.contains("place in the order"), "\(message)")
    }

    @Test("what draws a view is not told where it grows with the view")
    func drawing() throws {
        func screen(_ width: CGFloat) -> UIView {
            let (view, field) = (UIView(), UITextField())
            (field.placeholder, field.borderStyle) = ("Email", .roundedRect)
            field.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(field)
            field.widthAnchor.constraint(equalToConstant: width).isActive = true
            field.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            return view
        }
        let message = try screen(100).failure(as: screen(120))
        #expect(message.contains("UITextField \"Email\" is 20 pt wider"), "\(message)")
        #expect(!message.contains("so the box"), "\(message)")
    }

    @Test("the constraints of a view that is gone are not told")
    func gone() throws {
        let message = try Row().failure(as: Row(hasBox: false))
        #expect(message.contains("`Row.box` is gone") && !message.contains("constraint"), "\(message)")
    }

    @Test("the line of a constraint that a helper makes is that of its caller in the class of the view")
    func helper() throws {
        let message = try Row().failure(as: Row(height: 40))
        #expect(message.contains("changed constant from 20 to 40"), "\(message)")
        #expect(message.contains("(ConstraintFailureTests.swift:\(Row.lineOfHelper))"), "\(message)")
    }
}

extension UIView {
    /// What many apps have as a helper.
    fileprivate func put(below view: UIView, height: CGFloat) {
        if view !== superview { topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true }
        heightAnchor.constraint(equalToConstant: height).isActive = true
    }
}
