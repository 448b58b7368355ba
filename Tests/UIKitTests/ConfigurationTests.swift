import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

/// Cells that are configured for their state.
@MainActor
@Suite("cells that are configured for their state", .serialized)
struct ConfigurationTests {
    /// A content of the app's own: a color, which is another one where the cell is selected.
    private struct Plain: UIContentConfiguration {
        var color = UIColor.red

        func makeContentView() -> any UIView & UIContentView { PlainView(self) }

        func updated(for state: any UIConfigurationState) -> Plain {
            guard let state = state as? UICellConfigurationState else { return self }
            var copy = self
            if state.isSelected { copy.color = .green }
            if state[.mark] != nil { copy.color = .blue }
            return copy
        }
    }

    private final class PlainView: UIView, UIContentView {
        var configuration: any UIContentConfiguration { didSet { backgroundColor = (configuration as? Plain)?.color } }

        init(_ content: Plain) {
            configuration = content
            super.init(frame: .zero)
            backgroundColor = content.color
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Marked: UICollectionViewListCell {
        var isMarked = false

        override var configurationState: UICellConfigurationState {
            var state = super.configurationState
            if isMarked { state[.mark] = true }
            return state
        }
    }

    private func color(_ change: (Marked) -> Void) throws -> SIMD4<UInt8> {
        let cell = Marked(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        cell.contentConfiguration = Plain()
        change(cell)
        return try PictureRenderer().draw(cell, on: Canvas(width: 20, height: 20)).bitmap[10, 10]
    }

    @Test("a content of the app's own is that of the cell's state, with values of the app's own")
    func state() throws {
        func isMostly(_ part: Int, _ color: SIMD4<UInt8>) -> Bool {
            (0..<3).allSatisfy { $0 == part || color[$0] < 100 }
        }
        #expect(try isMostly(0, color { _ in }))
        #expect(try isMostly(1, color { $0.isSelected = true }))
        #expect(try isMostly(2, color { $0.isMarked = true }))
    }

    @Test("the texts and the image of a row have guides")
    func guides() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "A"
        let view = UIListContentView(configuration: content)
        #expect(view.imageLayoutGuide == nil && view.secondaryTextLayoutGuide == nil)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        view.layoutIfNeeded()
        #expect(view.textLayoutGuide?.layoutFrame.minX == 16)
    }

    @Test("a color of a row may be made from another one")
    func transformers() {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColorTransformer = .init { $0.withAlphaComponent(0.5) }
        #expect(background.resolvedBackgroundColor(for: .red).cgColor.alpha == 0.5)
        var image = UIListContentConfiguration.cell().imageProperties
        #expect(image.resolvedTintColor(for: .red) == .red)
        image.tintColor = .blue
        #expect(image.resolvedTintColor(for: .red) == .blue)
    }

    @Test("texts of buttons of one height have one baseline, whatever the height is")
    func baselines() {
        let (view, low, high) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIButton(), UIButton())
        for button in [low, high] {
            button.setTitle("Lap", for: .normal)
            button.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(button)
        }
        NSLayoutConstraint.activate([
            high.heightAnchor.constraint(equalToConstant: 60), high.topAnchor.constraint(equalTo: view.topAnchor),
            low.topAnchor.constraint(equalTo: high.topAnchor),
            low.leadingAnchor.constraint(equalTo: high.trailingAnchor),
            low.firstBaselineAnchor.constraint(equalTo: high.firstBaselineAnchor),
        ])
        view.layoutIfNeeded()
        #expect(high.frame.height == 60 && low.frame.height == 60)
    }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let mark = UIConfigurationStateCustomKey("mark")
}
