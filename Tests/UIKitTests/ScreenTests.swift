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
        #expect(message.contains(#"rule "top: avatar.top == ProfileView.top + 12": 12 became 16"#))
    }
}
