import Foundation

extension UITableView {
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom

        package var place: ScrollPlace {
            switch self {
            case .none: .nearest
            case .top: .start
            case .middle: .center
            case .bottom: .end
            }
        }
    }

    /// Scrolls to the row that the app named since the last layout, and again where a bar has become smaller.
    ///
    /// - Parameter frame: where a row is; `nil` if there is no such row.
    func scrollToTarget(_ frame: (IndexPath) -> CGRect?) {
        guard let (path, place) = scrollTarget, reached == nil || isMovedFromTarget, let frame = frame(path) else {
            return
        }
        scroll(to: frame, horizontally: nil, vertically: place)
    }

    /// The headers and footers that stay at the edges of what is seen while their sections are scrolled, with their frames.
    ///
    /// - Parameter frames: where all views lie in the content.
    func pinnedTitles(_ frames: [ObjectIdentifier: CGRect]) -> [(view: UIView, frame: CGRect)] {
        func place(_ view: UIView?) -> CGRect? { view.flatMap { frames[ObjectIdentifier($0)] } }
        let seen = bounds.inset(by: adjustedContentInset)
        var pinned: [(view: UIView, frame: CGRect)] = []
        for section in 0..<numberOfSections {
            let (header, footer) = (title(of: section, isFooter: false), title(of: section, isFooter: true))
            let (top, bottom) = (place(header), place(footer))
            if let header, var frame = top, let end = bottom?.minY ?? place(lastRow(of: section))?.maxY,
                frame.minY < seen.minY
            {
                frame.origin.y = max(frame.minY, min(seen.minY, end - frame.height))
                pinned.append((header, frame))
            }
            if let footer, var frame = bottom, let start = top?.maxY, frame.maxY > seen.maxY {
                frame.origin.y = min(frame.minY, max(seen.maxY - frame.height, start))
                pinned.append((footer, frame))
            }
        }
        return pinned
    }
}
