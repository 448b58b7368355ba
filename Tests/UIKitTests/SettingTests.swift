import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

/// Settings that apps make, and that are seen.
@MainActor
@Suite("settings are seen", .serialized)
struct SettingTests {
    /// A view of 200 × 100 points with a setting, or without it.
    private struct Case {
        var name: String
        var make: (Bool) -> UIView
    }

    private static func view<View: UIView>(
        _ name: String, _ make: @escaping @autoclosure () -> View, _ set: @escaping (View) -> Void
    ) -> Case {
        Case(name: name) { isSet in
            let view = make()
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            if isSet { set(view) }
            return view
        }
    }

    private static func image(_ color: UIColor, _ side: CGFloat = 10) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side / 2, height: side))
        }
    }

    private static func field() -> UITextField {
        let field = UITextField()
        field.text = "A text that is much longer than its field"
        return field
    }

    private static func navigationBar() -> UINavigationBar {
        let bar = UINavigationBar()
        let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
        second.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        bar.items = [first, second]
        return bar
    }

    private static func tabBar() -> UITabBar {
        let bar = UITabBar()
        bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: image(.red, 20), tag: 0) }
        bar.items?[1].badgeValue = "3"
        bar.selectedItem = bar.items?[0]
        return bar
    }

    private static func layered(_ set: @escaping (CALayer) -> Void) -> (UIView) -> Void {
        { set($0.layer.sublayers?[0] ?? $0.layer) }
    }

    private static func shape() -> UIView {
        let (view, shape) = (UIView(), CAShapeLayer())
        shape.path = CGPath(rect: CGRect(x: 10, y: 10, width: 100, height: 50), transform: nil)
        (shape.strokeColor, shape.lineWidth, shape.lineDashPattern) = (UIColor.red.cgColor, 4, [20, 10])
        view.layer.addSublayer(shape)
        return view
    }

    private static func picture() -> UIView {
        let (view, layer) = (UIView(), CALayer())
        layer.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
        layer.contents = image(.blue).cgImage
        view.layer.addSublayer(layer)
        return view
    }

    private static func button(_ configuration: UIButton.Configuration? = nil) -> UIButton {
        guard let configuration else {
            let button = UIButton(type: .custom)
            button.setImage(image(.red, 20), for: .normal)
            button.isEnabled = false
            return button
        }
        return UIButton(configuration: configuration)
    }

    private static var long: UIButton.Configuration {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "A title of so many words that it needs more than a line of the button"
        return configuration
    }

    private static func cell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        return cell
    }

    private static let controls: [Case] = [
        view("UISwitch.thumbTintColor", UISwitch()) { $0.thumbTintColor = .red },
        view("UIPageControl.preferredIndicatorImage", pages()) { $0.preferredIndicatorImage = image(.red, 8) },
        view("UISegmentedControl.apportions", UISegmentedControl(items: ["A", "A long title"])) {
            $0.apportionsSegmentWidthsByContent = true
        },
        view("UISegmentedControl.isMomentary", chosenSegment()) { $0.isMomentary = true },
        view("UITextField.background", field()) { $0.background = image(.red) },
        view("UITextField.disabledBackground", disabledField()) { $0.disabledBackground = image(.red) },
        view("UITextField.adjustsFontSizeToFitWidth", field()) {
            ($0.adjustsFontSizeToFitWidth, $0.minimumFontSize) = (true, 8)
        },
        view("UITextField.defaultTextAttributes", field()) {
            $0.defaultTextAttributes = [.foregroundColor: UIColor.red]
        },
        view("UISearchBar.backgroundImage", UISearchBar()) { $0.backgroundImage = image(.red) },
        view("UISearchBar.barStyle", UISearchBar()) { $0.barStyle = .black },
        view("UIButton.titleLineBreakMode", button(long)) { $0.configuration?.titleLineBreakMode = .byTruncatingTail },
        view("UIButton.adjustsImageWhenDisabled", button()) { $0.adjustsImageWhenDisabled = false },
        view("UIImageView.animationImages", UIImageView()) {
            $0.animationImages = [image(.red)]
            $0.startAnimating()
        },
        view("UIView.tintAdjustmentMode", pages()) {
            ($0.currentPageIndicatorTintColor, $0.tintAdjustmentMode) = ($0.tintColor, .dimmed)
        },
        view("UITableViewCell.indentationLevel", cell()) { $0.indentationLevel = 2 },
        view("UITableViewCell.isSelected", cell()) { $0.isSelected = true },
        view("UITableViewHeaderFooterView.backgroundView", UITableViewHeaderFooterView(reuseIdentifier: nil)) {
            let red = UIView()
            red.backgroundColor = .red
            $0.backgroundView = red
        },
    ]

    private static let layers: [Case] = [
        view("CAShapeLayer.lineJoin", shape(), layered { ($0 as? CAShapeLayer)?.lineJoin = .round }),
        view("CAShapeLayer.lineCap", shape(), layered { ($0 as? CAShapeLayer)?.lineCap = .square }),
        view("CAShapeLayer.lineDashPhase", shape(), layered { ($0 as? CAShapeLayer)?.lineDashPhase = 7 }),
        view(
            "CALayer.contentsRect", picture(), layered { $0.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1) }),
        view("CALayer.magnificationFilter", picture(), layered { $0.magnificationFilter = .nearest }),
        view(
            "CALayer.isDoubleSided", picture(),
            layered {
                $0.isDoubleSided = false
                $0.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
            }),
    ]

    private static let bars: [Case] = [
        view("UINavigationBar.barStyle", navigationBar()) { $0.barStyle = .black },
        view("UINavigationBar.setBackgroundImage", navigationBar()) {
            $0.setBackgroundImage(image(.red), for: .default)
        },
        view("UINavigationBar.backIndicatorImage", navigationBar()) { $0.backIndicatorImage = image(.red) },
        view("UINavigationItem.backButtonTitle", navigationBar()) { $0.items?[0].backButtonTitle = "Home" },
        view("UINavigationItem.backButtonDisplayMode", navigationBar()) {
            $0.items?[0].backButtonDisplayMode = .minimal
        },
        view("UINavigationItem.backBarButtonItem", navigationBar()) {
            $0.items?[0].backBarButtonItem = UIBarButtonItem(title: "Up", style: .plain, target: nil, action: nil)
        },
        view("UIBarButtonItem.isHidden", navigationBar()) { $0.topItem?.rightBarButtonItem?.isHidden = true },
        view("UIBarItem.imageInsets", imageBar()) {
            $0.topItem?.rightBarButtonItem?.imageInsets = UIEdgeInsets(top: 0, left: -8, bottom: 0, right: 8)
        },
        view("UINavigationBarAppearance.titlePositionAdjustment", navigationBar()) {
            $0.standardAppearance.titlePositionAdjustment = UIOffset(horizontal: 20, vertical: 0)
        },
        view("UINavigationBarAppearance.buttonAppearance", navigationBar()) {
            $0.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        },
        view("UITabBarItem.titlePositionAdjustment", tabBar()) {
            $0.items?[0].titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -6)
        },
        view("UITabBarItemAppearance.badgeBackgroundColor", tabBar()) {
            $0.standardAppearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .green
        },
        view("UITabBar.selectionIndicatorImage", tabBar()) { $0.selectionIndicatorImage = image(.green, 40) },
        view("UIImage.renderingMode of a tab", tabBar()) {
            $0.items?[0].image = $0.items?[0].image?.withRenderingMode(.alwaysOriginal)
        },
        view("UITabBar.itemPositioning", tabBar()) { ($0.itemPositioning, $0.itemWidth) = (.centered, 40) },
        view("UITabBar.configureWithTransparentBackground", tabBar()) {
            $0.standardAppearance.configureWithTransparentBackground()
        },
        view("UITabBar.shadowImage", tabBar()) { $0.shadowImage = UIImage() },
    ]

    private static func pages() -> UIPageControl {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.pageIndicatorTintColor = .gray
        return pages
    }

    private static func chosenSegment() -> UISegmentedControl {
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.selectedSegmentIndex = 0
        return segments
    }

    private static func disabledField() -> UITextField {
        let field = field()
        field.isEnabled = false
        return field
    }

    private static func imageBar() -> UINavigationBar {
        let bar = navigationBar()
        bar.topItem?.rightBarButtonItem = UIBarButtonItem(image: image(.red), style: .plain, target: nil, action: nil)
        return bar
    }

    private func picture(of view: UIView) throws -> [UInt8] {
        try PictureRenderer().draw(view, on: Canvas(width: 200, height: 100, fill: .white)).png
    }

    @Test("each changes the picture")
    func pictures() throws {
        for setting in Self.controls + Self.layers + Self.bars {
            let (without, with) = try (picture(of: setting.make(false)), picture(of: setting.make(true)))
            #expect(without != with, "\(setting.name)")
        }
    }

    @Test("filters of a layer make the picture fail")
    func filters() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.layer.name = "glow"
        view.layer.compositingFilter = "multiplyBlendMode"
        #expect(throws: (any Error).self) { try picture(of: view) }
    }

    @Test("dashes begin at their phase")
    func dashes() throws {
        func row(_ pattern: [NSNumber], _ phase: CGFloat) throws -> [UInt8] {
            let (view, shape) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), CAShapeLayer())
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: 50))
            path.addLine(to: CGPoint(x: 200, y: 50))
            (shape.path, shape.strokeColor, shape.lineWidth) = (path.cgPath, UIColor.red.cgColor, 10)
            (shape.lineDashPattern, shape.lineDashPhase) = (pattern, phase)
            view.layer.addSublayer(shape)
            return try picture(of: view)
        }
        let (start, whole) = try (row([20, 10], 0), row([20, 10], 30))
        #expect(start == whole)
        let (before, after) = try (row([20, 10], -10), row([20, 10], 20))
        #expect(before == after && before != start)
    }

    // MARK: Cells

    private final class Row: UITableViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {
            var content = defaultContentConfiguration()
            content.text = state.isSelected ? "Chosen" : "Usual"
            contentConfiguration = content
        }
    }

    private final class Rows: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(Row.self, forCellReuseIdentifier: "row")
            tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: path)
        }
    }

    @Test("a cell is asked how it looks in its state before it is shown")
    func update() throws {
        let rows = Rows()
        _ = try rows.element(on: Canvas(width: 200, height: 200))
        let texts = [0, 1].map { row in
            let cell = rows.tableView.cellForRow(at: IndexPath(row: row, section: 0))
            return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
        }
        #expect(texts == ["Usual", "Chosen"])
    }

    // MARK: Edges of screens

    private final class Screen: UIViewController {}

    @Test("a screen that does not extend below an opaque bar begins at its edge, and its tab bar may be hidden")
    func edges() throws {
        var canvas = Canvas(width: 320, height: 400)
        canvas.safeArea = EdgeInsets(top: 20, bottom: 10)
        func frame(_ set: (UINavigationController, UITabBarController, Screen) -> Void) throws -> CGRect {
            let screen = Screen()
            let navigation = UINavigationController(rootViewController: Screen())
            navigation.pushViewController(screen, animated: false)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            set(navigation, tabs, screen)
            _ = try tabs.element(on: canvas)
            let safe = screen.view.safeAreaInsets
            return CGRect(x: safe.top, y: screen.view.frame.minY, width: safe.bottom, height: screen.view.frame.height)
        }
        #expect(try frame { _, _, _ in } == CGRect(x: 64, y: 0, width: 59, height: 400))
        #expect(try frame { $2.edgesForExtendedLayout = [] } == CGRect(x: 0, y: 64, width: 59, height: 336))
        #expect(try frame { navigation, _, _ in navigation.navigationBar.isTranslucent = false }.minY == 64)
        #expect(
            try frame {
                $0.navigationBar.isTranslucent = false
                $2.extendedLayoutIncludesOpaqueBars = true
            }.minY == 0)
        #expect(try frame { $2.hidesBottomBarWhenPushed = true }.width == 10)
    }

    @Test("what is zoomed is as much larger, and so is the content")
    func zoom() {
        final class Zooming: NSObject, UIScrollViewDelegate {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        }
        let (scroll, zooming) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Zooming())
        scroll.delegate = zooming
        scroll.addSubview(zooming.view)
        scroll.maximumZoomScale = 4
        scroll.zoomScale = 2
        #expect(scroll.contentSize == CGSize(width: 200, height: 100))
        #expect(zooming.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        scroll.scrollRectToVisible(CGRect(x: 150, y: 0, width: 50, height: 50), animated: false)
        #expect(scroll.contentOffset.x == 100)
    }

    // MARK: Appearances

    private final class Caption: UILabel {}
    private final class Badge: UIView { var text = "" }

    @Test("what an app sets for a class is given to its views that have nothing of their own")
    func appearances() throws {
        Caption.appearance().textColor = .red
        Caption.appearance().font = .systemFont(ofSize: 30)
        let (plain, own, other, box) = (Caption(), Caption(), UILabel(), UIView())
        own.textColor = .blue
        for view in [plain, own, other] { box.addSubview(view) }
        box.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        _ = try picture(of: box)
        #expect(plain.textColor == .red && plain.font.pointSize == 30)
        #expect(own.textColor == .blue && own.font.pointSize == 30)
        #expect(other.textColor == .label && other.font.pointSize == 17)
    }

    @Test("a property of the app's own in an appearance makes the picture fail")
    func unknownAppearance() {
        Badge.appearance().text = "New"
        let badge = Badge(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(throws: (any Error).self) { try picture(of: badge) }
        Badge.appearance().text = ""
    }
}
