import SafariServices
import SwiftUI
import UIKit

/// A cell whose views stand in a xib, as apps write it.
final class PersonCell: UICollectionViewCell {
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private var stripes: [UIView]!
    @IBOutlet private var height: NSLayoutConstraint!
    @IBInspectable var rank = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        height.constant = 12
    }

    @objc func show(_ name: String) {
        nameLabel.text = "\(name), \(rank)"
        stripes[1].backgroundColor = .systemRed
    }
}

/// A screen of a storyboard.
final class PeopleController: UIViewController, UICollectionViewDataSource {
    @IBOutlet private var people: UICollectionView!
    @IBOutlet private var caption: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        caption.text = title
        people.register(UINib(nibName: "PersonCell", bundle: nil), forCellWithReuseIdentifier: "person")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let identifier = path.item == 0 ? "prototype" : "person"
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
        (cell as? PersonCell)?.show(["", "Ada", "Grace"][path.item])
        return cell
    }
}

extension PeopleController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        caption.accessibilityValue = "appeared"
    }
}

/// What SwiftUI shows is left out.
struct PersonView: View {
    var body: some View { Text("Ada") }
}
