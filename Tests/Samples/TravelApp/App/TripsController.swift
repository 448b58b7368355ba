import AsyncDisplayKit
import UIKit

public class TripsController: ASDKViewController<ASTableNode>, ASTableDataSource {
    @IBOutlet weak var hint: UILabel?

    private let trips: [Trip]

    public init(trips: [Trip]) {
        self.trips = trips
        super.init(node: ASTableNode())
        node.dataSource = self
        title = "Trips"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "New", style: .plain, target: self, action: #selector(add))
    }

    public required init?(coder: NSCoder) {
        fatalError("not made by a storyboard")
    }

    @objc func add() {}

    public func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { trips.count }

    public func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock {
        let trip = trips[indexPath.row]
        return { TripCellNode(trip: trip) }
    }
}
