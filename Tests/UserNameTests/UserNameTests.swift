import Foundation
import Quoin
import Testing

// Types of a user's own, with names that are likely in an app that also draws with Quoin.
private struct Item: Equatable { var name: String }
private struct Section: Equatable { var items: [Item] }
private struct Change: Equatable { var text: Text }
private struct Text: Equatable { var words: String }
private struct Failure: Error { var reason: String }
private enum Side { case left, right }
private enum Comparison { case equal, different }

@Suite("A user's own names beside Quoin's")
struct UserNameTests {
    @Test("types of the same name are the user's; Quoin's are found by the module")
    func ownTypes() throws {
        let change = Change(text: Text(words: "hello"))
        let sections = [Section(items: [Item(name: change.text.words)])]
        #expect(sections.flatMap(\.items) == [Item(name: "hello")])
        let label = Quoin.Text(change.text.words)
        let picture = try PictureRenderer().draw(label.inset(8).fill(.white), on: Canvas())
        #expect(picture.bitmap.height > 16)
    }

    @Test("names that Foundation has too mean one thing")
    func foundationNames() {
        let card = Box().preferredSize(40, 30)
        let date = Date(timeIntervalSince1970: 0)
        let bytes = Data([1, 2, 3])
        #expect(card.style.width == .points(40) && date.timeIntervalSince1970 == 0 && bytes.count == 3)
    }
}
