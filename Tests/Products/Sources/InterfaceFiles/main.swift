import QuoinLayout
import QuoinScene
import QuoinViewSnapshots
import UIKit

// Xibs and storyboards of an app, which the source plugin compiles beside its sources.

/// Ends the program, with the place, where something is not so.
func require<Value>(_ value: Value?, line: Int = #line) -> Value {
    guard let value else { fatalError("line \(line): there is none") }
    return value
}

func expect<Value: Equatable>(_ value: Value, _ expected: Value, line: Int = #line) {
    guard value == expected else { fatalError("line \(line): \(value), not \(expected)") }
}

func expectFailure(_ message: String, line: Int = #line, _ body: () throws -> Void) {
    do {
        try body()
    } catch {
        guard "\(error)".contains(message) else { fatalError("line \(line): \(error)") }
        return
    }
    fatalError("line \(line): no failure")
}

// A xib sets properties and outlets, and its constraints hold.
let cell = require(UINib(nibName: "PersonCell", bundle: nil).instantiate(withOwner: nil).first as? PersonCell)
let label = require(cell.nameLabel)
expect(label.text, "Name \"here\"")
expect(cell.rank, 7)
expect(cell.layer.cornerRadius, 5)
cell.layoutIfNeeded()
expect(label.frame.origin, CGPoint(x: 8, y: 6))
// The height was 4 before `awakeFromNib()` changed it.
expect(cell.stripes.map(\.frame.size), [CGSize(width: 24, height: 12), CGSize(width: 10, height: 10)])
expect(cell.stripes[0].frame.origin, CGPoint(x: 8, y: label.frame.maxY + 2))

// A storyboard gives its controllers, with outlets, prototypes and data sources.
let storyboard = UIStoryboard(name: "People", bundle: nil)
let initial = require(storyboard.instantiateInitialViewController() as? UINavigationController)
expect(initial.topViewController is PeopleController, true)
let people: PeopleController = storyboard.instantiateViewController(identifier: "People")
let element = try people.element(on: Canvas(width: 320, height: 400))
let layout = try element.layout(in: SizeRange(exactly: Size(320, 400)), environment: LayoutEnvironment())
expect(layout.size, Size(320, 400))
expect(people.caption.text, "People")
expect(people.caption.accessibilityValue, "appeared")
let names = people.people.visibleCells.compactMap { ($0 as? PersonCell)?.nameLabel.text }
expect(names.sorted(), ["Ada, 7", "Grace, 7"])
expect(people.people.visibleCells.count, 3)

// A storyboard's table has its rows, without what is for other size classes.
let settings = UIStoryboard(name: "Settings", bundle: nil)
let controller = require(settings.instantiateInitialViewController() as? UITableViewController)
expect(controller.navigationItem.rightBarButtonItems?.count, 1)
_ = try controller.element(on: Canvas(width: 320, height: 400))
let rows = controller.tableView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
expect(rows.map(\.frame.height), [60, 44])
expect(rows.first?.textLabel?.text, "Language")
let toggle = require(rows.last?.contentView.subviews.first as? UISwitch)
expect(toggle.isOn, true)
expect(toggle.frame.midY, 22)

// Controls, buttons of bars and recognizers call the methods of the app, and a delegate has those that it has.
toggle.sendActions(for: .valueChanged)
expect(controller.title, "none")
let titles = SettingsTitles()
(controller as? SettingsController)?.delegate = titles
toggle.sendActions(for: .valueChanged)
expect(controller.title, "on")
let done = require(controller.navigationItem.rightBarButtonItem)
expect(UIApplication.shared.sendAction(require(done.action), to: done.target, from: done, for: nil), true)
expect(controller.view.accessibilityActivate(), true)
expect(controller.title, "tapped")

// A file that is not there makes the picture fail with its name.
expect(UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil).isEmpty, true)
expectFailure("there is no nib or storyboard Nowhere: QuoinSourcesPlugin reads those in the folders of AppSources.txt")
{
    _ = try UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).element(on: Canvas(width: 10))
}
_ = storyboard.instantiateViewController(withIdentifier: "Nobody")
expectFailure("Storyboard (People) doesn't contain a view controller with identifier 'Nobody'") {
    _ = try UIView().element(on: Canvas(width: 10))
}
