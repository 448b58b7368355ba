import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("windows", .serialized)
struct WindowTests {
    @Test("views of a screen get the calls for coming into a window once, however often it is drawn")
    func root() throws {
        let (banner, controller) = (Banner(), UIViewController())
        controller.view.addSubview(banner)
        for _ in 0..<2 { _ = try controller.element(on: Canvas(width: 200, height: 100)) }
        #expect(banner.calls == ["superview", "window"] && banner.window != nil)
    }

    @Test("constraints that wait for a superview hold in a view that is drawn by itself")
    func waiting() throws {
        let banner = Banner()
        _ = try banner.element(on: Canvas(width: 200, height: 100))
        #expect(banner.label.frame.origin == CGPoint(x: 20, y: 30))
    }

    /// The colors of a screen of 40 by 40 points, from the top.
    private func colors(of controller: UIViewController, _ rows: [Int]) throws -> String {
        let canvas = Canvas(width: 40, height: 40, fill: .white)
        let bitmap = try PictureRenderer().draw(controller, on: canvas).bitmap
        let letters = rows.map { y -> String in
            let pixel = bitmap[5, y]
            return [("r", pixel.x), ("g", pixel.y), ("b", pixel.z)].filter { $0.1 > 200 }.map(\.0).joined()
        }
        return letters.joined(separator: " ")
    }

    private func box(_ color: UIColor, _ frame: CGRect = .zero) -> UIView {
        let box = UIView(frame: frame)
        box.backgroundColor = color
        return box
    }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    @Test("what an app puts into the window of a screen is shown in front of it")
    func inFront() throws {
        final class Screen: UIViewController {
            var notice: UIView?
            override func viewDidAppear(_ animated: Bool) { notice.map { view.window?.addSubview($0) } }
        }
        let screen = Screen()
        screen.notice = box(red, CGRect(x: 0, y: 10, width: 40, height: 10))
        #expect(try colors(of: screen, [5, 15, 25]) == "rgb r rgb")
    }

    @Test("the accessory of a screen that can be edited stands at the bottom, as high as it is")
    func accessory() throws {
        final class Chat: UIViewController {
            let (bar, isEdited): (UIView, Bool)
            init(_ bar: UIView, _ isEdited: Bool) {
                (self.bar, self.isEdited) = (bar, isEdited)
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override var inputAccessoryView: UIView? { bar }
            override var canBecomeFirstResponder: Bool { isEdited }
        }
        let bar = box(green, CGRect(x: 0, y: 0, width: 10, height: 12))
        #expect(try colors(of: Chat(bar, true), [5, 26, 30, 38]) == "rgb rgb g g")
        #expect(try colors(of: Chat(box(green), false), [5, 38]) == "rgb rgb")
    }

    @Test("what waits for the end of an animation finds the views laid out")
    func end() throws {
        final class Late: UIViewController {
            var size: CGSize?
            override func viewDidAppear(_ animated: Bool) {
                let cover = UIView()
                cover.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(cover)
                NSLayoutConstraint.activate([
                    cover.topAnchor.constraint(equalTo: view.topAnchor),
                    cover.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    cover.widthAnchor.constraint(equalTo: view.widthAnchor),
                ])
                UIView.animate(withDuration: 1, animations: {}, completion: { _ in self.size = cover.bounds.size })
            }
        }
        let late = Late()
        _ = try late.element(on: Canvas(width: 40, height: 30))
        #expect(late.size == CGSize(width: 40, height: 30))
    }

    @Test("a controller that a screen presents and vibrancy, which pictures leave out, are warned of")
    func leftOut() throws {
        let screen = UIViewController()
        let effect = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)))
        effect.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        screen.view.addSubview(effect)
        screen.present(UINavigationController(), animated: true)
        let canvas = Canvas(width: 40, height: 40)
        let warnings = try PictureRenderer().drawRecorded(screen.element(on: canvas), on: canvas).warnings
        let words = warnings.map { "\($0)" }
        #expect(words.count == 2 && words.contains { $0.contains("UINavigationController in front") })
        #expect(words.contains { $0.contains("vibrancy") })
    }

    private final class Banner: UIView {
        let label = UILabel()
        private(set) var calls: [String] = []

        override func willMove(toSuperview superview: UIView?) {
            guard superview != nil, label.superview == nil else { return }
            calls.append("superview")
            label.text = "Saved"
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
                label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
            ])
        }

        override func didMoveToWindow() {
            guard window != nil else { return }
            calls.append("window")
        }
    }
}
