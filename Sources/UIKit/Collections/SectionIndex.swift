import Foundation
import QuoinScene

/// The column of letters at the trailing edge of a table, which lead to its sections.
final class SectionIndex: UIView {
    /// In points, of the column and of a letter.
    static let width: CGFloat = 15
    private static let lineHeight: CGFloat = 14

    var titles: [String] = []

    override func setUp() { isUserInteractionEnabled = false }

    /// Lies over what is seen of a table.
    func show(in table: UITableView) {
        (tintColor, backgroundColor) = (table.sectionIndexColor, table.sectionIndexBackgroundColor)
        let x = table.isRightToLeft ? 0 : table.bounds.width - Self.width
        frame = CGRect(x: table.bounds.minX + x, y: table.bounds.minY, width: Self.width, height: table.bounds.height)
        table.addSubview(self)
    }

    override func contentElement() -> ViewContent? {
        var style = UIFont.systemFont(ofSize: 11, weight: .semibold).style
        style.color = tintColor.color
        let top = superview?.safeAreaInsets.top ?? 0
        let room = bounds.height - top - (superview?.safeAreaInsets.bottom ?? 0)
        // Of more letters than there is room for, every other one gives way to a dot.
        let isTight = CGFloat(titles.count) * Self.lineHeight > room
        let shown = isTight ? titles.indices.map { $0.isMultiple(of: 2) ? titles[$0] : "•" } : titles
        let line = min(Self.lineHeight, room / CGFloat(max(1, titles.count)))
        let first = top + (room - line * CGFloat(titles.count)) / 2
        return ViewContent(
            element: FramesLayout.placing(
                shown.enumerated().map { index, title in
                    let text = Text(title, style: style).lineLimit(1).align(.center)
                        .position(horizontal: .center, vertical: .center).erased
                    return (text, CGRect(x: 0, y: first + CGFloat(index) * line, width: Self.width, height: line))
                }))
    }
}
