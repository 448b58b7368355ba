import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("bars", .serialized)
struct BarTests {
    private final class Feed: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Feed"
            view.backgroundColor = .systemBackground
            navigationItem.rightBarButtonItems = [
                UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
                UIBarButtonItem(image: UIImage(systemName: "gearshape"), style: .plain, target: nil, action: nil),
            ]
            navigationItem.leftBarButtonItem = editButtonItem
        }
    }

    private func covered(_ change: (UINavigationController, Feed) -> Void) throws -> CGFloat {
        let feed = Feed()
        let navigation = UINavigationController(rootViewController: feed)
        feed.loadViewIfNeeded()
        change(navigation, feed)
        var canvas = Canvas(width: 320, height: 400)
        canvas.safeArea = EdgeInsets(top: 20)
        _ = try navigation.element(on: canvas)
        return feed.view.safeAreaInsets.top - 20
    }

    @Test("a large title and the bar of a search make the bar higher, and a screen may have no large title")
    func heights() throws {
        #expect(try covered { _, _ in } == 44)
        #expect(try covered { navigation, _ in navigation.navigationBar.prefersLargeTitles = true } == 96)
        let searching = try covered { navigation, feed in
            navigation.navigationBar.prefersLargeTitles = true
            feed.navigationItem.searchController = UISearchController(searchResultsController: nil)
        }
        #expect(searching == 148)
        let small = try covered { navigation, feed in
            navigation.navigationBar.prefersLargeTitles = true
            feed.navigationItem.largeTitleDisplayMode = .never
        }
        #expect(small == 44)
        #expect(try covered { _, feed in feed.navigationItem.prompt = "Choose a feed" } == 74)
    }

    @Test("the tabs of a bar are above the safe area's edge, which its background passes")
    func safeTabs() throws {
        let (tabs, feed) = (UITabBarController(), Feed())
        feed.tabBarItem = UITabBarItem(title: "Feed", image: UIImage(systemName: "house"), tag: 0)
        tabs.viewControllers = [feed]
        var canvas = Canvas(width: 320, height: 400)
        canvas.safeArea = EdgeInsets(bottom: 34)
        let layout = try PictureRenderer().layOut(tabs.element(on: canvas), on: canvas).layout
        let title = try #require(layout.tree.paintOrder.first { layout.tree.kind(of: $0) is TextNode })
        #expect(layout.frames[title].maxY <= 366 && tabs.tabBar.frame.maxY == 400)
    }

    @Test("bars show large titles, symbols, searches, views in place of titles, and tools between their spaces")
    func pictures() throws {
        let feed = Feed()
        let navigation = UINavigationController(rootViewController: feed)
        navigation.navigationBar.prefersLargeTitles = true
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "Search posts"
        feed.navigationItem.searchController = search
        feed.toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(title: "Select", style: .done, target: nil, action: nil),
        ]
        navigation.isToolbarHidden = false
        feed.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
        let tabs = UITabBarController()
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 1)
        navigation.tabBarItem = feed.tabBarItem
        tabs.viewControllers = [navigation, other]
        assertSnapshot(of: tabs, as: .image(width: 320, height: 320), named: "large")
        // The tab of a screen with a bar is that of its first screen, whose title it has at least.
        navigation.tabBarItem = nil
        #expect(navigation.tabBarItem === feed.tabBarItem)
        feed.tabBarItem = UITabBarItem(title: nil, image: nil, tag: 2)
        _ = try tabs.element(on: Canvas(width: 320, height: 320))
        #expect(tabs.tabBar.items?.map(\.title) == ["Feed", "More"])
        let custom = Feed()
        custom.navigationItem.titleView = UISegmentedControl(items: ["New", "Top"])
        assertSnapshot(
            of: UINavigationController(rootViewController: custom), as: .image(width: 320, height: 80), named: "view")
        let prompted = Feed()
        prompted.navigationItem.prompt = "Choose a feed"
        assertSnapshot(
            of: UINavigationController(rootViewController: prompted), as: .image(width: 320, height: 90),
            named: "prompt")
    }
}
