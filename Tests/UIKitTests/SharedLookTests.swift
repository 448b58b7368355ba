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

    private final class Codeless: UIBarButtonItem {
        override init() { super.init() }
        required init?(coder: NSCoder) { nil }
    }

    @Test("a class of items that is not made from a coder makes the picture fail, not the process")
    func itemWithoutCoder() throws {
        Codeless.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        #expect(throws: (any Error).self) { try PictureRenderer().draw(UIView(), on: Canvas(width: 10, height: 10)) }
    }

    private final class Outer: UIView {}
    private final class Inner: UIView {}

    @Test("what is set for views in others holds there, before what is set for all")
    func containers() throws {
        Inner.appearance().backgroundColor = .blue
        Inner.appearance(whenContainedInInstancesOf: [Outer.self]).backgroundColor = .red
        func color(in outer: UIView) throws -> UIColor? {
            let inner = Inner(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            outer.addSubview(inner)
            _ = try PictureRenderer().draw(outer, on: Canvas(width: 10, height: 10))
            return inner.backgroundColor
        }
        #expect(try color(in: UIView()) == .blue && color(in: Outer()) == .red)
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
