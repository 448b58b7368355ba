import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("pages", .serialized)
struct PageTests {
    private final class Pages: UIPageViewController, UIPageViewControllerDataSource {
        let count: Int

        init(count: Int, _ style: TransitionStyle = .scroll) {
            self.count = count
            super.init(transitionStyle: style, navigationOrientation: .horizontal)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            dataSource = self
            view.backgroundColor = .blue
            let page = UIViewController()
            page.view.backgroundColor = .green
            setViewControllers([page], direction: .forward, animated: false)
        }

        func pageViewController(
            _ controller: UIPageViewController, viewControllerBefore other: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
            _ controller: UIPageViewController, viewControllerAfter other: UIViewController
        ) -> UIViewController? { nil }
        func presentationCount(for controller: UIPageViewController) -> Int { count }
        func presentationIndex(for controller: UIPageViewController) -> Int { 1 }
    }

    @Test("pages that scroll have dots below them, above what the device covers, if the app says how many")
    func dots() throws {
        func drawn(_ pages: Pages) throws -> (height: CGFloat?, dots: Int) {
            var canvas = Canvas(width: 100, height: 200)
            canvas.safeArea = EdgeInsets(bottom: 20)
            let bitmap = try PictureRenderer().draw(pages, on: canvas).bitmap
            let row = (0..<100).map { bitmap[$0, 200 - 20 - 19].x > 60 }
            let dots = zip(row, row.dropFirst()).count { !$0 && $1 }
            return (pages.viewControllers?.first?.view.frame.height, dots)
        }
        #expect(try drawn(Pages(count: 3)) == (143, 3))
        #expect(try drawn(Pages(count: 0)) == (200, 0))
        #expect(try drawn(Pages(count: 3, .pageCurl)) == (200, 0))
    }
}
