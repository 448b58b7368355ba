import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("failures and warnings of controls", .serialized)
struct ControlFailureTests {
    @Test("a warning calls a view without a property by its type and text")
    func warningNames() throws {
        let (root, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)), UILabel())
        (label.text, label.frame) = ("Send", CGRect(x: 60, y: 0, width: 80, height: 20))
        label.backgroundColor = .red
        root.addSubview(label)
        let warnings = try PictureRenderer().draw(root, on: Canvas(width: 100, height: 40)).warnings
        let words = try #require(warnings.first.map { "\($0)" })
        #expect(words.hasPrefix("`UILabel \"Send\"`: ") && words.contains("40 beyond its right edge"))
    }

    @Test("what changes inside of a control has the line of the property that holds the control, never one of ours")
    func place() throws {
        let changed = Panel()
        changed.volume.value = 0.75
        changed.search.text = "Ada"
        let message = try Panel().failure(as: changed)
        #expect(message.contains("(ControlFailureTests.swift:7)") && message.contains("(ControlFailureTests.swift:8)"))
        #expect(!message.contains("Control+Elements.swift"))
    }

    @Test("a title with insets shrinks in a narrow button without a warning")
    func insets() throws {
        let button = UIButton()
        button.setTitle("A title that is longer than the button is wide", for: .normal)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
        let canvas = Canvas(width: 80, height: 40)
        let picture = try PictureRenderer().drawRecorded(button.element(on: canvas), on: canvas)
        #expect(picture.warnings.isEmpty)
    }

    @Test("a view that moved has the line of the app in which its frame was set, or that of its property")
    func framePlaces() throws {
        func box(_ y: CGFloat) -> UIView {
            let (box, line) = (UIView(), UIView())
            line.backgroundColor = .red
            line.frame = PropertyPlace.frame(CGRect(x: 0, y: y, width: 20, height: 2), line: 12)
            box.addSubview(line)
            return box
        }
        #expect(try box(10).failure(as: box(14)).contains("moved by 0, +4 (ControlFailureTests.swift:12)"))
        let moved = Panel()
        moved.volume.frame.origin.y = 14
        #expect(try Panel().failure(as: moved).contains("`Panel.volume` moved by 0, +4 (ControlFailureTests.swift:7)"))
        moved.volume.frame = PropertyPlace.frame(CGRect(x: 10, y: 14, width: 180, height: 32), line: 12)
        #expect(try Panel().failure(as: moved).contains("`Panel.volume` moved by 0, +4 (ControlFailureTests.swift:12)"))
    }

    private final class Panel: UIView {
        let (volume, search) = (UISlider(), UISearchBar())

        init() {
            super.init(frame: .zero)
            volume.frame = CGRect(x: 10, y: 10, width: 180, height: 32)
            search.frame = CGRect(x: 0, y: 60, width: 320, height: 56)
            addSubview(volume)
            addSubview(search)
        }

        required init?(coder: NSCoder) { nil }

        /// What the copy of a source has.
        override var declaredPlaces: [String: PropertyPlace] { ["volume": .init(7), "search": .init(8)] }
    }
}
