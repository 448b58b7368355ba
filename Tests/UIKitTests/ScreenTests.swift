import Quoin
import QuoinChecking
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

/// A screen with a table, as apps write it.
private final class ListController: UIViewController, UITableViewDataSource {
    let tableView = UITableView(frame: .zero, style: .plain)
    private(set) var appeared: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "People"
        view.backgroundColor = .systemBackground
        tableView.dataSource = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appeared.append("will")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appeared.append("did")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = ["Ada", "Grace", "Edsger"][indexPath.row]
        return cell
    }
}

@MainActor
@Suite("screens", .serialized)
struct ScreenTests {
    private let canvas = {
        var canvas = Canvas(width: 320, height: 400, scale: 2)
        canvas.safeArea = EdgeInsets(top: 20)
        return canvas
    }()

    @Test("a table in a navigation controller begins below the bar, and its rows follow each other")
    func table() throws {
        let list = ListController()
        _ = try UINavigationController(rootViewController: list).element(on: canvas)
        #expect(list.appeared == ["will", "did"])
        #expect(list.tableView.frame == CGRect(x: 0, y: 64, width: 320, height: 336))
        #expect(list.tableView.visibleCells.map(\.frame.minY).sorted() == [0, 44, 88])
        #expect(list.tableView.contentSize == CGSize(width: 320, height: 132))
    }

    @Test("a compositional layout and a flow layout place the cells of a data source")
    func collection() throws {
        let source = Source(count: 5)
        let third = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1 / 2), heightDimension: .fractionalHeight(1))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: third)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        let frames = try source.frames(UICollectionViewCompositionalLayout(section: section), on: canvas)
        #expect(
            frames.prefix(3) == [
                CGRect(x: 0, y: 0, width: 160, height: 50), CGRect(x: 160, y: 0, width: 160, height: 50),
                CGRect(x: 0, y: 60, width: 160, height: 50),
            ])
        let flow = UICollectionViewFlowLayout()
        (flow.itemSize, flow.minimumLineSpacing) = (CGSize(width: 100, height: 40), 5)
        let flowing = try source.frames(flow, on: canvas)
        #expect(flowing.map(\.minX) == [0, 110, 220, 0, 110])
        #expect(flowing.map(\.minY) == [0, 0, 0, 45, 45])
    }

    @Test("a collection begins below what covers it, and beside what covers its sides")
    func covered() throws {
        let (source, item) = (
            Source(count: 1),
            NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)))
        )
        let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        var canvas = Canvas(width: 300, height: 200, scale: 2)
        canvas.safeArea = EdgeInsets(top: 20, left: 44, right: 30)
        _ = try view.element(on: canvas)
        #expect(view.contentOffset == CGPoint(x: 0, y: -20))
        #expect(view.visibleCells.map(\.frame) == [CGRect(x: 44, y: 0, width: 226, height: 50)])
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        private let count: Int

        init(count: Int) { self.count = count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func frames(_ layout: UICollectionViewLayout, on canvas: Canvas) throws -> [CGRect] {
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.contentInsetAdjustmentBehavior = .never
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = self
            _ = try view.element(on: canvas)
            return view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0)?.frame }
        }
    }

    @Test("cells that override the initializers of their classes are made by their types")
    func cells() throws {
        final class Cell: UICollectionViewCell {
            let label = UILabel()

            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(label)
            }

            required init?(coder: NSCoder) { nil }
        }
        final class Row: UITableViewCell {
            private(set) var rowStyle: CellStyle?

            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: .value1, reuseIdentifier: reuseIdentifier)
                rowStyle = .value1
            }

            required init?(coder: NSCoder) { nil }
        }
        let (path, table) = (IndexPath(item: 0, section: 0), UITableView())
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(Cell.self, forCellWithReuseIdentifier: "a")
        table.register(Row.self, forCellReuseIdentifier: "b")
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "a", for: path) as? Cell
        #expect(cell?.label.superview === cell?.contentView && cell?.reuseIdentifier == "a")
        let row = table.dequeueReusableCell(withIdentifier: "b", for: path) as? Row
        #expect(row?.rowStyle == .value1 && row?.reuseIdentifier == "b" && row?.detailTextLabel != nil)
    }

    @Test("a screen has the picture that was accepted")
    func picture() {
        let navigation = UINavigationController(rootViewController: FormController())
        assertSnapshot(of: navigation, as: .image(on: .iPhoneSE))
        assertSnapshot(of: navigation, as: .image(on: .iPhoneSE, appearance: .dark), named: "dark")
    }

    @Test("wrong use makes the picture fail with UIKit's reason")
    func wrongUse() {
        let (root, stranger) = (UIView(), UIView())
        root.topAnchor.constraint(equalTo: stranger.topAnchor).isActive = true
        #expect {
            try root.element(on: Canvas(width: 10, height: 10))
        } throws: { error in
            "\(error)".contains("because they have no common ancestor")
                && "\(error)".contains("ScreenTests.swift")
        }
        #expect(throws: Never.self) { try root.element(on: Canvas(width: 10, height: 10)) }
    }

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
        #expect(lines.count == 1 && lines[0].contains("«ProfileView.top == UIView.top + 30» (ScreenTests.swift:"))
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
        #expect(cause.hasPrefix("«name.trailing <= UIView.trailing» (ScreenTests.swift:"))
        #expect(try screen.findings(widths: 200...210, on: Canvas(scale: 1)).isEmpty)
        box.widthAnchor.constraint(equalToConstant: 500).isActive = true
        let broken = try screen.findings(widths: 200...200, on: Canvas(scale: 1))
        #expect(broken.contains { $0.kind == .brokenRule && $0.message.contains("name.width == 500") })
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

    @Test("a layout of the app's own places cells, and one on the system's changes what that has placed")
    func ownLayouts() throws {
        final class Stairs: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 300) }

            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<3).map { item in
                    let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                    place.frame = CGRect(x: 10 * item, y: 20 * item, width: 10, height: 20)
                    return place
                }
            }
        }
        final class Faded: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let places = super.layoutAttributesForElements(in: rect)
                let copies = places?.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
                for place in copies ?? [] where place.indexPath.item == 1 { place.alpha = 0.5 }
                return copies
            }
        }
        let canvas = Canvas(width: 100, height: 100)
        let source = Source(count: 3)
        let stairs = try source.frames(Stairs(), on: canvas)
        #expect(stairs == (0..<3).map { CGRect(x: 10 * $0, y: 20 * $0, width: 10, height: 20) })
        let view = UICollectionView(frame: .zero, collectionViewLayout: Faded())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        _ = try view.element(on: Canvas(width: 100, height: 200))
        let cells = view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0) }
        #expect(cells.map(\.alpha) == [1, 0.5, 1])
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

    @Test("a screen is laid out anew for every size, direction, scale of texts and language of a matrix")
    func matrix() throws {
        let view = ProfileView()
        func frames(_ change: (inout Canvas) -> Void) throws -> [CGRect] {
            var canvas = Canvas(width: 320, scale: 2)
            change(&canvas)
            _ = try PictureRenderer().draw(view.elementOfAnySize(), on: canvas)
            let sized = [view.avatar.frame, view.nameLabel.frame, view.bioLabel.frame]
            _ = try view.element(on: canvas)
            #expect(sized == [view.avatar.frame, view.nameLabel.frame, view.bioLabel.frame])
            return sized
        }
        let own = try frames { _ in }
        #expect(try frames { $0.direction = .rightToLeft }.map(\.maxX) == own.map { 320 - $0.minX })
        let large = try frames { $0.textScale = 2 }
        #expect(large[0] == own[0] && large[1].height > 1.5 * own[1].height)
        #expect(try frames { $0.language = .longer }[1].width > own[1].width)
        assertSnapshots(
            of: view, as: .matrix(sizes: [Canvas.Extent(width: 320)], appearances: [.dark], textScales: [1, 1.5]))
    }

    @Test("the view of a controller has the size of the screen before it appears")
    func sizeBefore() throws {
        final class Early: UIViewController {
            private(set) var sizes: [CGSize] = []

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                sizes.append(view.bounds.size)
            }
        }
        let controller = Early()
        _ = try controller.element(on: canvas)
        #expect(controller.sizes == [CGSize(width: 320, height: 400)])
    }

    @Test("an app is told where an item is while its screen is laid out")
    func earlyAttributes() throws {
        final class Bar: UIViewController {
            let source = Source(count: 3)
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 60), collectionViewLayout: UICollectionViewFlowLayout())
            private(set) var frames: [CGRect?] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                list.dataSource = source
                view.addSubview(list)
            }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                frames.append(list.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame)
            }
        }
        let bar = Bar()
        _ = try bar.element(on: canvas)
        #expect(!bar.frames.isEmpty && !bar.frames.contains(nil))
    }

    @Test("a property that is kept under another name is found by its key")
    func keys() throws {
        let label = UILabel()
        label.font = .systemFont(ofSize: 21)
        #expect((label.value(forKey: "font") as? UIFont)?.pointSize == 21)
        _ = try label.element(on: canvas)
    }

    @Test("a text stands in the middle of the rectangle that a field gives it")
    func textRectangle() throws {
        final class Low: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect {
                CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
            }
        }
        let field = Low(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
        field.text = "Ada"
        let pixels = try PictureRenderer().draw(field, on: Canvas(width: 40, height: 60)).bitmap.pixels
        #expect(pixels.prefix(40 * 30).allSatisfy { $0 == 0 } && pixels.contains { $0 != 0 })
    }

    @Test("an app finds the window that was made key")
    func keyWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(!window.isKeyWindow)
        window.makeKeyAndVisible()
        #expect(UIApplication.shared.keyWindow === window && UIApplication.shared.windows == [window])
    }

    @Test("an element of any size is laid out on any thread")
    func anyThread() async throws {
        let label = UILabel()
        (label.text, label.numberOfLines) = ("A text of more than one line", 0)
        let element = label.elementOfAnySize()
        let heights = try await Task.detached {
            try [60.0, 400].map { width in
                try PictureRenderer().draw(element, on: Canvas(width: width, scale: 1)).layout.size.height
            }
        }.value
        #expect(heights[0] > heights[1])
    }

    @Test("texts are measured although the thread has spent all that a picture may take")
    func spentBudget() throws {
        let label = UILabel()
        label.text = "A text"
        let height = label.sizeThatFits(CGSize(width: 400, height: 400)).height
        try #require(ThreadRenderer.current).budget.exceed(\.time, "many layouts took long")
        #expect(height > 0 && label.sizeThatFits(CGSize(width: 400, height: 400)).height == height)
    }

    @Test("a failure names the property of the view and what changed in it")
    func failure() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("UIKitTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let canvas = Canvas(width: 320, scale: 2, fill: Color(light: .white, dark: .black))
        let before = try PictureRenderer().drawRecorded(ProfileView().element(on: canvas), on: canvas)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(before.png()).write(to: folder.appendingPathComponent("failure.png"))
        let view = ProfileView()
        view.nameLabel.font = .systemFont(ofSize: 19)
        view.top?.constant = 16
        let message = try #require(
            verifySnapshot(of: view, as: .image(width: 320), record: .never, snapshotDirectory: folder.path))
        #expect(message.contains("`ProfileView.nameLabel` changed text size from 17 to 19"))
        let cause = "constraint `top` changed constant from 12 to 16, so ProfileView.avatar moved by 0, +4"
        #expect(message.contains(cause + " (ConstraintTests.swift:"))
        #expect(message.contains("so `ProfileView.bioLabel` moved by 0, +6.5"))
    }
}
