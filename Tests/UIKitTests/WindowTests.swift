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
