import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("failures of lists", .serialized)
struct ListFailureTests {
    /// What the cells look like.
    private struct Look {
        var names = ["Ada Lovelace", "Grace Hopper", "Alan Turing", "Edsger Dijkstra"]
        var size: CGFloat = 17
        var top: CGFloat = 8
    }

    @Test("a new font of a label in all cells of a table is said once, and who moved", arguments: [false, true])
    func font(hasNewRow: Bool) throws {
        var look = Look()
        look.size = 19
        if hasNewRow { look.names.insert("Margaret Hamilton", at: 1) }
        let message = try Rows(Look()).failure(as: Rows(look))
        let cause = "`Row.nameLabel` in 4 places changed text size from 17 to 19"
        #expect(message.contains(cause) && message.contains("(ListFailureTests.swift:81)\n"))
        #expect(hasNewRow || message.contains("so `Row.roleLabel` moved by 0, +2.5"))
        #expect(message.contains("the cell with \"Margaret Hamilton\" was added") == hasNewRow)
        #expect(!message.contains("changed text from") && !message.contains("is gone"))
    }

    @Test("a row that was inserted is said alone, and the rows behind it moved")
    func insertedRow() throws {
        var look = Look()
        look.names.insert("Margaret Hamilton", at: 1)
        let message = try Rows(Look()).failure(as: Rows(look))
        #expect(message.contains("the cell with \"Margaret Hamilton\" was added\n"))
        #expect(message.contains("so cell 2") && !message.contains("changed"))
    }

    @Test("a constraint of all cells is said once, with its line")
    func constraint() throws {
        var look = Look()
        look.top = 12
        let message = try Rows(Look()).failure(as: Rows(look))
        let cause = "constraint \"nameLabel.top == UIView.top + 8\" changed constant from 8 to 12 in 4 places, so "
        #expect(message.components(separatedBy: cause).count == 2)
        #expect(message.contains("Row.nameLabel moved by 0, +4 (ListFailureTests.swift:"))
    }

    @Test("the cells of a collection are those that show the same")
    func collection() throws {
        var look = Look()
        (look.size, look.top) = (19, 8)
        look.names.insert("Margaret", at: 1)
        let message = try Tiles(Look()).failure(as: Tiles(look))
        #expect(message.contains("`Tile.nameLabel` in 4 places changed text size from 17 to 19"))
        #expect(message.contains("the cell with \"Margaret\" in `UICollectionView` was added"))
        #expect(!message.contains("changed text from"))
    }

    private final class Volume: UIViewController {
        private let (slider, segments) = (UISlider(), UISegmentedControl(items: ["Day", "Week"]))

        init(_ value: Float, selected index: Int) {
            super.init(nibName: nil, bundle: nil)
            (slider.value, segments.selectedSegmentIndex) = (value, index)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            slider.frame = CGRect(x: 20, y: 20, width: 200, height: 31)
            segments.frame = CGRect(x: 20, y: 80, width: 200, height: 32)
            view.addSubview(slider)
            view.addSubview(segments)
        }
    }

    @Test("a change in a control names no file but the app's")
    func controls() throws {
        let message = try Volume(0.2, selected: 0).failure(as: Volume(0.7, selected: 1))
        #expect(message.contains("slider") && message.contains("segments"))
        #expect(!message.contains("Control+Elements") && !message.contains("UIControl.swift"))
    }

    private final class Row: UITableViewCell {
        let (nameLabel, roleLabel) = (UILabel(), UILabel())

        /// What the copy of a source has.
        override var declaredPlaces: [String: PropertyPlace] { ["nameLabel": .init(81)] }

        func show(_ name: String, _ look: Look) {
            (nameLabel.text, roleLabel.text) = (name, "Science")
            (nameLabel.font, roleLabel.font) = (.systemFont(ofSize: look.size), .systemFont(ofSize: 13))
            for label in [nameLabel, roleLabel] {
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
            }
            NSLayoutConstraint.activate([
                nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: look.top),
                nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                roleLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
                roleLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
                roleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            ])
        }
    }

    private final class Rows: UITableViewController {
        private let look: Look

        init(_ look: Look) {
            self.look = look
            super.init(style: .plain)
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            look.names.count
        }

        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let row = Row(style: .default, reuseIdentifier: nil)
            row.show(look.names[path.row], look)
            return row
        }
    }

    private final class Tile: UICollectionViewCell {
        let nameLabel = UILabel()
    }

    private final class Tiles: UICollectionViewController {
        private let look: Look

        init(_ look: Look) {
            self.look = look
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 150, height: 60)
            super.init(collectionViewLayout: layout)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
        }

        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            look.names.count
        }

        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
            guard let tile = cell as? Tile else { return cell }
            (tile.nameLabel.text, tile.nameLabel.font) = (look.names[path.item], .systemFont(ofSize: look.size))
            tile.nameLabel.frame = CGRect(x: 4, y: look.top, width: 140, height: 24)
            tile.contentView.addSubview(tile.nameLabel)
            return tile
        }
    }
}
