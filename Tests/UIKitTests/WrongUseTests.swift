import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("wrong uses of views", .serialized)
struct WrongUseTests {
    /// What the next picture fails with.
    private func reason(_ use: () -> Void) -> String {
        let canvas = Canvas(width: 10, height: 10)
        _ = try? UIView().element(on: canvas)
        use()
        do {
            _ = try UIView().element(on: canvas)
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test("of constraints have UIKit's reason")
    func constraints() {
        let (view, other) = (UIView(), UILabel())
        let apart = reason { view.topAnchor.constraint(equalTo: other.topAnchor).isActive = true }
        #expect(apart.contains("Unable to activate constraint with anchors UIView.top and UILabel.top "))
        #expect(apart.contains("because they have no common ancestor. Does the"))
        #expect(
            apart.contains("constraint or its anchors reference items in different view hierarchies? That's illegal."))
        let alone = reason {
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                constant: 4
            ).isActive = true
        }
        #expect(
            alone.contains(
                "A constraint cannot be made that sets a location equal to a constant. Location attributes must"))
        #expect(alone.contains("be specified in pairs."))
        let guide = UILayoutGuide()
        let nowhere = reason { guide.widthAnchor.constraint(equalToConstant: 4).isActive = true }
        #expect(nowhere.contains("Unable to activate constraint nil.guide.width == 4: its item is in no view"))
        let format = reason {
            _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[icon]", metrics: nil, views: [:])
        }
        #expect(format.contains("Unable to parse constraint format: icon is not a key in the views dictionary."))
        #expect(reason { view.addSubview(view) }.contains("Can't add self as subview: UIView"))
    }

    @Test("of attributes and numbers have UIKit's reason")
    func attributes() {
        let view = UIView()
        func constraint(
            _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, constant: CGFloat = 0,
            multiplier: CGFloat = 1
        ) -> String {
            reason {
                _ = NSLayoutConstraint(
                    item: view, attribute: first, relatedBy: .equal, toItem: view, attribute: second,
                    multiplier: multiplier, constant: constant)
            }
        }
        #expect(constraint(.top, .left).contains("Invalid pairing of layout attributes"))
        let mixed = constraint(.left, .leading)
        #expect(mixed.contains("A constraint cannot be made between a leading/trailing attribute and a right/left "))
        #expect(mixed.contains("attribute. Use leading/trailing for both or neither."))
        #expect(constraint(.top, .top, constant: .nan).contains("Constant is not finite! That's illegal. constant:nan"))
        let factor = constraint(.width, .width, multiplier: .infinity)
        #expect(factor.contains("Multiplier is not finite! That's illegal. multiplier:inf"))
    }

    @Test("of views and controllers have UIKit's reason, and do not loop")
    func hierarchies() {
        let (outer, inner, stack) = (UIView(), UILabel(), UIStackView())
        outer.addSubview(inner)
        #expect(reason { inner.addSubview(outer) }.contains("Can't add UIView as subview of UILabel, which is in it"))
        let place = reason { stack.insertArrangedSubview(UILabel(), at: 2) }
        #expect(place.contains("index 2 out of bounds for arranged subview: UILabel"))
        let (controller, navigation) = (UIViewController(), UINavigationController())
        navigation.pushViewController(controller, animated: false)
        let again = reason { navigation.pushViewController(controller, animated: false) }
        #expect(
            again.contains("Pushing the same view controller instance more than once is not supported (UIViewCon"))
    }

    @Test("a mask that is still translated is named where it contradicts constraints, and only there")
    func masks() {
        let (root, label) = (UIView(), UILabel())
        label.accessibilityIdentifier = "name"
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        ])
        let canvas = Canvas(width: 100, height: 100)
        #expect {
            try root.element(on: canvas)
        } throws: { error in
            "\(error)".contains("Unable to simultaneously satisfy constraints: cannot satisfy «name.top == UIView.top")
                && "\(error)".contains("The autoresizing mask of name is still ")
                && "\(error)".contains("translated: set its translatesAutoresizingMaskIntoConstraints to false.")
        }
        label.translatesAutoresizingMaskIntoConstraints = false
        #expect(throws: Never.self) { try root.element(on: canvas) }
    }

    @Test("exchanging a method that decides what is seen makes all pictures fail, and exchanging another does not")
    func exchange() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let canvas = Canvas(width: 10, height: 10)
                @MainActor func problem() -> String {
                    do { _ = try UIView().element(on: canvas) } catch { return "\(error)" }
                    return ""
                }
                _ = class_getInstanceMethod(UIView.self, Selector("dismissWithAnimated:"))
                guard problem().isEmpty else { exit(1) }
                _ = class_getInstanceMethod(UIView.self, Selector("layoutSubviews"))
                for _ in 1...2 where !problem().contains("UIView.layoutSubviews would be exchanged") {
                    exit(2)
                }
            }
        }
    }

    @Test("of collections have UIKit's reason")
    func collections() {
        let path = IndexPath(item: 0, section: 0)
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let cell = reason { _ = view.dequeueReusableCell(withReuseIdentifier: "a", for: path) }
        #expect(
            cell.contains("could not dequeue a view of kind: UICollectionElementKindCell with identifier a - must "))
        #expect(
            cell.contains("register a nib or a class for the identifier or connect a prototype cell in a storyboard"))
        let header = reason {
            _ = view.dequeueReusableSupplementaryView(ofKind: "k", withReuseIdentifier: "a", for: path)
        }
        #expect(header.contains("could not dequeue a view of kind: k with identifier a - must register a nib or a "))
        #expect(header.contains("class for the identifier or connect a prototype cell in a storyboard"))
        let row = reason { _ = UITableView().dequeueReusableCell(withIdentifier: "a", for: path) }
        #expect(
            row.contains(
                "unable to dequeue a cell with identifier a - must register a nib or a class for the identifier "))
        #expect(row.contains("or connect a prototype cell in a storyboard"))
        let nib = reason { _ = UINib(nibName: "Row", bundle: nil).instantiate(withOwner: nil) }
        #expect(
            nib.contains(
                "there is no nib or storyboard Row: QuoinSourcesPlugin reads those in the folders of AppSources.txt"))
    }

    @Test("of files of Interface Builder have UIKit's reason, and their place")
    func files() {
        let view = reason { #expect(UINib(nibName: "Empty", bundle: nil).instantiate(withOwner: nil).isEmpty) }
        #expect(view.hasPrefix("Empty.xib:7: Unreadable.init(coder:) returns nil, so that there is nothing to show"))
        let storyboard = UIStoryboard(name: "Empty", bundle: nil)
        let controller = reason { _ = storyboard.instantiateViewController(withIdentifier: "list") }
        #expect(controller.hasPrefix("Empty.storyboard:9: UnreadableController.init(coder:) returns nil"))
        let plain = "Storyboard (Empty) doesn't contain a view controller with identifier "
        let missing = reason { _ = storyboard.instantiateViewController(withIdentifier: "detail") }
        #expect(missing.hasPrefix("WrongUseTests.swift:") && missing.contains(plain + "'detail'"))
        let typed = reason { _ = storyboard.instantiateViewController(identifier: "detail") as UITabBarController }
        #expect(typed.hasPrefix("WrongUseTests.swift:") && typed.contains(plain + "'detail'"))
        let other = reason { _ = storyboard.instantiateViewController(identifier: "plain") as UITabBarController }
        #expect(other.contains(plain + "'plain'; it is UIViewController, not UITabBarController"))
    }
}

/// A view that cannot be made from a file.
private final class Unreadable: UIView {
    required init?(coder: NSCoder) { nil }
}

private final class UnreadableController: UIViewController {
    required init?(coder: NSCoder) { nil }
}

/// A file as the source step writes it.
final class Nib_Empty: NibFile {
    override func objects(owner: Any?) throws -> [Any] { [try make(Unreadable.self, file: "App/Empty.xib", line: 7)] }

    override func controller(
        _ identifier: String?, made: ((NSCoder) -> UIViewController?)?
    ) throws -> UIViewController? {
        switch identifier {
        case "list": try make(UnreadableController.self, by: made, file: "App/Empty.storyboard", line: 9)
        case "plain": try make(UIViewController.self)
        default: nil
        }
    }

    @Test("a view without a height says why it has none")
    func flat() {
        let (view, label) = (UIView(), UILabel())
        label.accessibilityIdentifier = "name"
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            label.heightAnchor.constraint(equalToConstant: 10),
        ])
        func reason() -> String {
            do {
                _ = try view.element(on: Canvas(width: 320))
                return ""
            } catch {
                return "\(error)"
            }
        }
        #expect(reason().contains("UIView is 0 points high: the autoresizing mask of name is still translated"))
        label.translatesAutoresizingMaskIntoConstraints = false
        #expect(reason().contains("UIView is 0 points high: no constraints reach from one edge to the other"))
    }
}
