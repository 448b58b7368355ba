import Quoin
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

    @Test("a controller fills the screens of the devices of a matrix, and knows their safe areas")
    func devices() {
        final class Screen: UIViewController {
            private(set) var areas: Set<[Double]> = []

            private let card = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                (card.text, card.textAlignment, card.backgroundColor) = ("Safe", .center, .secondarySystemBackground)
                view.addSubview(card)
            }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                let area = view.safeAreaLayoutGuide.layoutFrame
                card.frame = area
                areas.insert([view.bounds.width, view.bounds.height, area.minX, area.minY, area.maxX, area.maxY])
            }
        }
        let controller = Screen()
        assertSnapshots(of: controller, as: .matrix(devices: [.iPhoneSE, .iPhone17.landscape], appearances: [.dark]))
        #expect(controller.areas.isSuperset(of: [[375, 667, 0, 20, 375, 667], [874, 402, 62, 0, 812, 381]]))
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
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        #expect(scenes.map(\.activationState) == [.foregroundActive] && scenes.flatMap(\.windows) == [window])
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
        let message = try failure { view in
            view.nameLabel.font = .systemFont(ofSize: 19)
            view.top?.constant = 16
        }
        #expect(message.contains("`ProfileView.nameLabel` changed text size from 17 to 19"))
        let cause = "constraint `top` changed constant from 12 to 16, so ProfileView.avatar moved by 0, +4"
        #expect(message.contains(cause + " (ConstraintTests.swift:"))
        #expect(message.contains("so `ProfileView.bioLabel` moved by 0, +6.5"))
    }

    @Test("a failure says a constraint without a name as it is, and one in its place once")
    func unnamedConstraints() throws {
        let message = try failure { view in
            for constraint in view.constraints where constraint.firstItem === view.nameLabel {
                if constraint.firstAttribute == .top { constraint.constant = 3 }
                if constraint.firstAttribute == .leading { constraint.isActive = false }
            }
            view.nameLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 70).isActive = true
        }
        let moved = "constraint \"nameLabel.top == avatar.top\" changed constant from 0 to 3"
        let replaced =
            "constraint \"nameLabel.leading == avatar.trailing + 8\" is now "
            + "\"nameLabel.leading == ProfileView.leading + 70\""
        #expect(message.contains(moved) && message.contains(replaced))
        #expect(!message.contains("rule") && !message.contains("place in the order"))
    }

    /// What a failure says of a view that has changed.
    private func failure(_ change: (ProfileView) -> Void) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("UIKitTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let canvas = Canvas(width: 320, scale: 2, fill: Color(light: .white, dark: .black))
        let before = try PictureRenderer().drawRecorded(ProfileView().element(on: canvas), on: canvas)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(before.png()).write(to: folder.appendingPathComponent("failure.png"))
        let view = ProfileView()
        change(view)
        return try #require(
            verifySnapshot(
                of: view, as: .image(width: 320), record: .never, snapshotDirectory: folder.path,
                testName: "failure()"))
    }
}
