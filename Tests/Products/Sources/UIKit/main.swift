import UIKit

let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
precondition(red == UIColor.red)

/// Cells are made by their types, by an initializer that need not be required.
final class Row: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "made"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class Tile: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "made"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

let table = UITableView()
table.register(Row.self, forCellReuseIdentifier: "row")
precondition((table.dequeueReusableCell(withIdentifier: "row") as? Row)?.textLabel?.text == "made")

let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
let tile = collection.dequeueReusableCell(withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0))
precondition((tile as? Tile)?.label.text == "made")
