import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("what apps send to the main queue", .serialized)
struct MainQueueTests {
    /// A control that makes what it shows in the next turn of the main queue, as many apps reload lists.
    private final class Dots: UIView {
        var count = 0 { didSet { DispatchQueue.main.async { self.make() } } }
        private(set) var makes = 0

        private func make() {
            makes += 1
            for _ in 0..<count { addSubview(UIView()) }
            DispatchQueue.main.async { self.accessibilityIdentifier = "dots" }
        }
    }

    @Test("has happened in the picture, once and in its order, with what that sends")
    func picture() async throws {
        let dots = Dots()
        dots.count = 3
        _ = try dots.element(on: Canvas(width: 10, height: 10))
        #expect(dots.subviews.count == 3 && dots.accessibilityIdentifier == "dots")
        dots.accessibilityIdentifier = nil
        await Task.yield()
        #expect(dots.makes == 1 && dots.accessibilityIdentifier == nil)
    }

    @Test("has happened in the picture of a controller, in the size that it makes")
    func controller() throws {
        final class Controller: UIViewController {
            private let label = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(label)
                label.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate(
                    [NSLayoutConstraint.Attribute.top, .bottom, .leading, .trailing].map {
                        NSLayoutConstraint(
                            item: label, attribute: $0, relatedBy: .equal, toItem: view, attribute: $0, multiplier: 1,
                            constant: 0)
                    })
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                DispatchQueue.main.async { [weak self] in
                    self?.label.numberOfLines = 2
                    self?.label.text = "Two\nlines"
                }
            }
        }
        let controller = Controller()
        _ = try controller.element(on: Canvas(width: 100, scale: 2))
        #expect(controller.view.frame.height == 41)
    }

    @Test("runs without a picture, too, and other queues run what is theirs")
    func queues() async {
        nonisolated(unsafe) var ran: [String] = []
        DispatchQueue.main.async { ran.append("main") }
        await Task.yield()
        #expect(ran == ["main"])
        await withCheckedContinuation { done in
            DispatchQueue(label: "own").async { done.resume() }
        }
    }
}
