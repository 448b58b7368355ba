import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("screens without content", .serialized)
struct ContentUnavailableTests {
    private final class Items: UIViewController {
        var isEmpty = true

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            guard isEmpty else {
                contentUnavailableConfiguration = nil
                return
            }
            var content = UIContentUnavailableConfiguration.empty()
            content.image = UIImage(systemName: "star")
            (content.text, content.secondaryText) = ("No Favorites", "Stars that you give are listed here.")
            content.button = .borderedProminent()
            content.buttonProperties.primaryAction = UIAction(title: "Look Around") { _ in }
            content.secondaryButton.title = "Learn More"
            contentUnavailableConfiguration = content
        }
    }

    @Test("an image, two texts and two buttons stand below each other in the middle of the safe area")
    func empty() throws {
        var canvas = Canvas(width: 320, height: 500, scale: 2, fill: .white)
        canvas.safeArea = EdgeInsets(top: 40)
        let items = Items()
        assertSnapshot(of: items, as: .image(width: 320, height: 500), named: "empty")
        _ = try items.element(on: canvas)
        let shown = try #require(items.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first)
        let column = try #require(shown.subviews.compactMap { $0 as? UIStackView }.first)
        #expect(column.arrangedSubviews.count == 5 && abs(column.frame.midY - 270) < 0.5)
        let starts = column.arrangedSubviews.map(\.frame.minY)
        #expect(starts == starts.sorted() && column.arrangedSubviews.allSatisfy { abs($0.frame.midX - 144) < 0.5 })
        items.isEmpty = false
        items.setNeedsUpdateContentUnavailableConfiguration()
        #expect(!items.view.subviews.contains { $0 is UIContentUnavailableView })
    }

    @Test("the parts stand in the middle of a table, whatever is scrolled")
    func table() throws {
        final class Rows: UITableViewController {
            override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
                contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
            }
        }
        var canvas = Canvas(width: 320, height: 500, scale: 2, fill: .white)
        canvas.safeArea = EdgeInsets(top: 40)
        let rows = Rows()
        _ = try rows.element(on: canvas)
        let shown = try #require(rows.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first)
        let column = try #require(shown.subviews.compactMap { $0 as? UIStackView }.first)
        #expect(abs(column.convert(column.bounds, to: nil).midY - 270) < 0.5)
    }

    @Test("what is loaded and what is not found have their texts")
    func standard() {
        #expect(UIContentUnavailableConfiguration.search().text == "No Results")
        let view = UIContentUnavailableView(configuration: .loading())
        let parts = view.subviews.flatMap(\.subviews)
        #expect(parts.first is UIActivityIndicatorView && (parts.last as? UILabel)?.text == "Loading…")
    }
}
