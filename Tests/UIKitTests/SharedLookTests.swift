import Foundation
import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("what an app sets or names for all its screens", .serialized)
struct SharedLookTests {
    private final class Items: UITabBarItem {}

    @Test("titles of items are written as their appearance says")
    func titles() throws {
        func picture() throws -> Picture {
            let bar = UITabBar()
            let item = Items(title: "Home", image: nil, tag: 0)
            bar.items = [item]
            bar.selectedItem = item
            return try PictureRenderer().draw(bar, on: Canvas(width: 100, height: 49))
        }
        let before = try picture()
        Items.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        #expect(try picture().bitmap.pixels != before.bitmap.pixels)
    }

    @Test("items are inserted and moved in a snapshot")
    func snapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1, 3])
        snapshot.insertSections([2], beforeSection: 3)
        snapshot.appendItems(["a", "d"], toSection: 2)
        snapshot.insertItems(["b"], afterItem: "a")
        snapshot.insertItems(["c"], beforeItem: "d")
        snapshot.moveItem("a", afterItem: "d")
        #expect(snapshot.sectionIdentifiers == [1, 2, 3] && snapshot.itemIdentifiers == ["b", "c", "d", "a"])
    }
}
