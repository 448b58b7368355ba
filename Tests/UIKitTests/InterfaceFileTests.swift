import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("xibs and storyboards of an app", .serialized)
struct InterfaceFileTests {
    @Test("a xib sets properties and outlets, and its constraints hold")
    func xib() throws {
        let made = UINib(nibName: "PersonCell", bundle: nil).instantiate(withOwner: nil)
        let cell = try #require(made.first as? PersonCell)
        let label = try #require(cell.nameLabel)
        #expect(label.text == "Name \"here\"")
        #expect(cell.rank == 7)
        #expect(cell.layer.cornerRadius == 5)
        cell.layoutIfNeeded()
        #expect(label.frame.origin == CGPoint(x: 8, y: 6))
        // The height was 4 before the cell was told that it is connected.
        #expect(cell.stripes.map(\.frame.size) == [CGSize(width: 24, height: 12), CGSize(width: 10, height: 10)])
        #expect(cell.stripes[0].frame.origin == CGPoint(x: 8, y: label.frame.maxY + 2))
    }

    @Test("a storyboard gives its controllers, with outlets, prototypes and data sources")
    func storyboard() throws {
        let storyboard = UIStoryboard(name: "People", bundle: nil)
        let initial = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        #expect(initial.topViewController is PeopleController)
        let people: PeopleController = storyboard.instantiateViewController(identifier: "People")
        let frames = try people.element(on: Canvas(width: 320, height: 400)).layout(
            in: SizeRange(exactly: Size(320, 400)), environment: LayoutEnvironment())
        #expect(frames.size == Size(320, 400))
        #expect(people.caption.text == "People")
        #expect(people.caption.accessibilityValue == "appeared")
        let names = people.people.visibleCells.map { ($0 as? PersonCell)?.nameLabel.text }
        #expect(names.compactMap(\.self).sorted() == ["Ada, 7", "Grace, 7"])
        #expect(people.people.visibleCells.count == 3)
    }

    @Test("a storyboard's table has its rows, without what is for other size classes")
    func staticRows() throws {
        let storyboard = UIStoryboard(name: "Settings", bundle: nil)
        let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
        #expect(controller.navigationItem.rightBarButtonItems?.count == 1)
        _ = try controller.element(on: Canvas(width: 320, height: 400))
        let cells = controller.tableView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
        #expect(cells.map(\.frame.height) == [60, 44])
        #expect(cells.first?.textLabel?.text == "Language")
        let toggle = try #require(cells.last?.contentView.subviews.first as? UISwitch)
        #expect(toggle.isOn)
        #expect(toggle.frame.midY == 22)
    }

    @Test("a file that is not there makes the picture fail with its name")
    func missing() {
        let nib = UINib(nibName: "Nowhere", bundle: nil)
        #expect(nib.instantiate(withOwner: nil).isEmpty)
        #expect {
            try UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).element(on: Canvas(width: 10))
        } throws: {
            "\($0)".contains(
                "there is no nib or storyboard Nowhere: QuoinSourcesPlugin reads those in the folders of AppSources.txt"
            )
        }
        let storyboard = UIStoryboard(name: "People", bundle: nil)
        _ = storyboard.instantiateViewController(withIdentifier: "Nobody")
        #expect { try UIView().element(on: Canvas(width: 10)) } throws: {
            "\($0)".contains("Storyboard (People) doesn't contain a view controller with identifier 'Nobody'")
        }
    }
}
