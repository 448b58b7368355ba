import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

/// A label with space around its text.
private final class PaddedLabel: UILabel {
    var padding = UIEdgeInsets.zero

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
}

/// A label whose class says how high it is where it is as wide as its constraints make it.
private final class SizedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: preferredMaxLayoutWidth / 4)
    }
}

/// A field that shows no placeholder.
private final class QuietField: UITextField {
    override func drawPlaceholder(in rect: CGRect) {}
}

/// A view that makes its layer while it draws.
private final class LateView: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.blue.setFill()
        UIRectFill(rect)
        let late = CALayer()
        (late.frame, late.backgroundColor) = (rect, UIColor.red.cgColor)
        layer.addSublayer(late)
    }
}

private final class ObservingView: UIView {
    let content = UIView()
    var seen: [CGRect] = []

    override func observeValue(
        forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) { if path == "frame", let frame = change?[.newKey] as? CGRect { seen.append(frame) } }
}

/// Which initializers apps may override and call is decided by the compiler.
private final class FittedImage: UIImageView {
    override init(image: UIImage?) {
        super.init(image: image)
        contentMode = .scaleAspectFit
    }

    required init?(coder: NSCoder) { nil }
}

private final class Menu: UINavigationController {
    init(of root: UIViewController) { super.init(rootViewController: root) }

    required init?(coder: NSCoder) { nil }
}

private final class Rows: NSObject, UITableViewDelegate {
    var selected: [Int] = []

    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { selected.append(path.row) }
}

/// A view that moves with each frame of the screen.
final class Ticking: UIView {
    var ticks = 0

    func tick() { ticks += 1 }
}

/// As the source step writes the method.
final class Action_Ticking_tick_0: TargetAction {
    override func run(on target: Any, from sender: Any?) -> Bool {
        guard let target = target as? Ticking else { return false }
        target.tick()
        return true
    }
}

@MainActor
@Suite("what apps override and ask by names", .serialized)
struct OverridingTests {
    private let bounds = CGRect(x: 0, y: 0, width: 80, height: 40)

    private func image(_ view: UIView) -> Data? {
        UIGraphicsImageRenderer(bounds: bounds).image { _ in
            view.drawHierarchy(in: bounds, afterScreenUpdates: true)
        }.pngData()
    }

    @Test("a text is drawn where the app's label lets it be drawn")
    func text() {
        let padded = PaddedLabel(frame: bounds)
        let plain = UILabel(frame: bounds)
        (padded.text, plain.text) = ("Ada", "Ada")
        #expect(image(padded) == image(plain))
        padded.padding.left = 20
        plain.frame = CGRect(x: 20, y: 0, width: 60, height: 40)
        let box = UIView(frame: bounds)
        box.addSubview(plain)
        #expect(image(padded) == image(box))
    }

    @Test("a label of the app with several lines is asked for its size again in the width that it gets")
    func sizeInWidth() {
        let (box, label) = (UIView(frame: bounds), SizedLabel())
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: box.topAnchor),
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
        box.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 0, y: 0, width: 80, height: 20))
        #expect(
            box.systemLayoutSizeFitting(
                CGSize(width: 40, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).width == 40)
        label.numberOfLines = 1
        #expect(label.preferredMaxLayoutWidth == 0)
    }

    @Test("a placeholder that the app does not draw is not shown")
    func placeholder() {
        let (quiet, plain) = (QuietField(frame: bounds), UITextField(frame: bounds))
        (quiet.placeholder, plain.placeholder) = ("Name", "Name")
        #expect(image(quiet) == image(UIView(frame: bounds)))
        #expect(image(plain) != image(quiet))
    }

    @Test("a layer that code for drawing adds is shown above what that code draws")
    func lateLayer() {
        let plain = UIView(frame: bounds)
        plain.backgroundColor = .red
        #expect(image(LateView(frame: bounds)) == image(plain))
    }

    @Test("an anchor moves a view from the frame of its constraints")
    func anchor() {
        let (box, view) = (UIView(frame: bounds), UIView())
        box.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 8),
        ])
        view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        box.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 6, width: 20, height: 8))
        #expect(view.center == CGPoint(x: 10, y: 14))
        view.frame = CGRect(x: 4, y: 4, width: 20, height: 8)
        #expect(view.frame.origin == CGPoint(x: 4, y: 4))
    }

    @Test("values have the names of stored properties, and an observer hears of a new frame")
    func values() throws {
        let view = ObservingView(frame: bounds)
        #expect(view.value(forKey: "content") as? UIView === view.content)
        #expect(view.value(forKey: "frame") as? CGRect == bounds)
        let canvas = Canvas(width: 10, height: 10)
        _ = view.value(forKey: "unknown")
        #expect(throws: (any Error).self) { try UIView().element(on: canvas) }
        view.addSubview(view.content)
        view.content.addObserver(view, forKeyPath: "frame", options: [.new], context: nil)
        view.content.frame = bounds
        view.layoutIfNeeded()
        #expect(view.seen == [bounds])
        view.content.removeObserver(view, forKeyPath: "frame")
        view.content.frame = .zero
        view.layoutIfNeeded()
        #expect(view.seen == [bounds])
        // A computed property cannot be watched, and its observer is no mistake.
        let page = WKWebView()
        page.addObserver(view, forKeyPath: "estimatedProgress", options: .new, context: nil)
        #expect(throws: Never.self) { try page.element(on: canvas) }
    }

    @Test("a value of an object that is replaced is freed, and may use the values of another object")
    func associatedValues() {
        final class Token {
            let (owner, key): (NSObject, UnsafeRawPointer)

            init(_ owner: NSObject, _ key: UnsafeRawPointer) { (self.owner, self.key) = (owner, key) }

            deinit { objc_setAssociatedObject(owner, key, "freed", .OBJC_ASSOCIATION_RETAIN) }
        }
        let (object, other) = (NSObject(), NSObject())
        let place = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { place.deallocate() }
        objc_setAssociatedObject(object, place, Token(other, place), .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(object, place) is Token)
        objc_setAssociatedObject(object, place, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(object, place) == nil)
        #expect(objc_getAssociatedObject(other, place) as? String == "freed")
    }

    @Test("the nearest of some classes is that of the object or of the first class above it")
    func nearest() {
        #expect(nearestClass(from: UILabel.self, in: [UIView.self, UILabel.self]) == 1)
        #expect(nearestClass(from: PaddedLabel.self, in: [UIView.self, UILabel.self]) == 1)
        #expect(nearestClass(from: UIButton.self, in: [UILabel.self]) == nil)
    }

    @Test("initializers of images and of controllers with a bar are those that subclasses have on iOS")
    func initializers() {
        let image = UIImage(systemName: "star")
        #expect(FittedImage(image: image).contentMode == .scaleAspectFit && FittedImage(image: image).image === image)
        let root = UIViewController()
        #expect(Menu(of: root).viewControllers == [root])
    }

    @Test("a segue of a class that is only known at run time is made by the app's initializer")
    func segue() {
        final class Own: UIStoryboardSegue {
            private(set) var isOwn = false

            override init(identifier: String?, source: UIViewController, destination: UIViewController) {
                super.init(identifier: identifier, source: source, destination: destination)
                isOwn = true
            }
        }
        let (type, destination): (UIStoryboardSegue.Type, _) = (Own.self, UIViewController())
        let made = MadeByType.segue(type, identifier: "a", source: UIViewController(), destination: destination)
        #expect((made as? Own)?.isOwn == true && made.identifier == "a" && made.destination === destination)
    }

    @Test("a font file that code registers is one of the app's fonts")
    func registeredFont() throws {
        let before = AppResources.fonts
        defer { AppResources.fonts = before }
        let missing = URL(fileURLWithPath: "/missing.ttf")
        #expect(!CTFontManagerRegisterFontsForURL(missing, .process, nil))
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Snapshots/Text/fonts/QuoinWidths.ttf")
        let provider = try #require(CGDataProvider(data: Data(contentsOf: file) as CFData))
        let font = try #require(CGFont(provider))
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(UIFont(name: "QuoinWidths", size: 12)?.familyName == "QuoinWidths")
        #expect(AppResources.fonts.count == before.count + 1)
    }

    @Test("a formatter reads numbers and dates into a place for an object")
    func formatter() {
        let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        defer { memory.deallocate() }
        let place = AutoreleasingUnsafeMutablePointer<AnyObject?>(memory)
        #expect(NumberFormatter().getObjectValue(place, for: "12", errorDescription: nil))
        #expect((place.pointee as? NSNumber)?.intValue == 12)
        #expect(!NumberFormatter().getObjectValue(place, for: "?", errorDescription: nil))
    }

    @Test("a table has a delegate of its own type, which is the scroll view's delegate, too")
    func delegates() {
        let (table, rows) = (UITableView(), Rows())
        table.delegate = rows
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
        #expect(rows.selected == [2])
        let scroll: UIScrollView = table
        #expect(scroll.delegate === rows)
        scroll.delegate = nil
        #expect(table.delegate == nil)
    }

    @Test("a display link calls until it is invalidated, and not while it is paused")
    func displayLink() async throws {
        let view = Ticking()
        let link = CADisplayLink(target: view, selector: Selector("tick"))
        link.isPaused = true
        link.add(to: .main, forMode: .common)
        try await Task.sleep(for: .milliseconds(100))
        #expect(view.ticks == 0)
        link.isPaused = false
        while view.ticks < 2 { try await Task.sleep(for: .milliseconds(5)) }
        link.invalidate()
        try await Task.sleep(for: .milliseconds(50))
        let ticks = view.ticks
        try await Task.sleep(for: .milliseconds(100))
        #expect(view.ticks == ticks)
    }
}
