import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("columns of screens", .serialized)
struct SplitTests {
    private final class Titled: UIViewController {
        init(_ title: String, _ color: UIColor) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
            view.backgroundColor = color
        }

        required init?(coder: NSCoder) { nil }
    }

    private func split(_ style: UISplitViewController.Style) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(Titled("Folders", .secondarySystemBackground), for: .primary)
        if style == .tripleColumn { split.setViewController(Titled("Notes", .systemBackground), for: .supplementary) }
        split.setViewController(Titled("Note", .systemBackground), for: .secondary)
        return split
    }

    private func frames(_ split: UISplitViewController) throws -> [CGRect] {
        var canvas = Canvas(width: 1_194, height: 834, scale: 2)
        canvas.safeArea = EdgeInsets(top: 24)
        _ = try split.element(on: canvas)
        return split.children.compactMap(\.viewIfLoaded).filter { $0.superview != nil }.map(\.frame)
    }

    @Test("two columns stand beside each other on a wide screen, the first as wide as it may be by default")
    func double() throws {
        assertSnapshot(of: split(.doubleColumn), as: .image(on: .iPadPro11.landscape), named: "double")
        let shown = try frames(split(.doubleColumn))
        #expect(shown.map(\.width) == [320, (shown.last?.maxX ?? 0) - 320])
    }

    @Test("three columns stand beside each other where the app says so, as wide as it says")
    func triple() throws {
        let split = split(.tripleColumn)
        split.preferredDisplayMode = .twoBesideSecondary
        (split.preferredPrimaryColumnWidth, split.maximumSupplementaryColumnWidth) = (200, 260)
        split.preferredSplitBehavior = .tile
        split.primaryBackgroundStyle = .sidebar
        #expect(try frames(split).map(\.minX) == [0, 200, 460])
    }

    @Test("a split view on a phone is a failure that says so")
    func phone() throws {
        #expect(throws: (any Error).self) {
            try split(.doubleColumn).element(on: Canvas(width: 320, height: 500, scale: 2))
        }
    }
}
