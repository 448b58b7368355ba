import Foundation
import QuoinScene

extension UIView {
    /// What bars and rounded corners cover of the view, in points.
    var coveredInsets: UIEdgeInsets {
        var insets = rootSafeArea ?? inheritedSafeArea
        if let more = controller?.additionalSafeAreaInsets {
            insets.top += more.top
            insets.left += more.left
            insets.bottom += more.bottom
            insets.right += more.right
        }
        return insets
    }

    /// The part of the superview's safe area that the view lies in.
    private var inheritedSafeArea: UIEdgeInsets {
        guard let superview else { return .zero }
        if superview is UIScrollView { return .zero }
        return superview.safeAreaInsets.part(over: plainFrame, in: superview.plainFrame.size)
    }

    /// The margins as they are set, widened to those of the superview and by the safe area.
    var widenedMargins: NSDirectionalEdgeInsets {
        var margins = ownMargins ?? defaultMargins
        if preservesSuperviewLayoutMargins, let superview {
            let outer = superview.directionalLayoutMargins
            let size = superview.plainFrame.size
            margins.top = max(margins.top, outer.top - plainFrame.minY)
            margins.leading = max(margins.leading, outer.leading - plainFrame.minX)
            margins.bottom = max(margins.bottom, outer.bottom - (size.height - plainFrame.maxY))
            margins.trailing = max(margins.trailing, outer.trailing - (size.width - plainFrame.maxX))
        }
        guard insetsLayoutMarginsFromSafeArea else { return margins }
        let safe = safeAreaInsets
        margins.top += safe.top
        margins.leading += isRightToLeft ? safe.right : safe.left
        margins.bottom += safe.bottom
        margins.trailing += isRightToLeft ? safe.left : safe.right
        return margins
    }

    private var defaultMargins: NSDirectionalEdgeInsets {
        // What Interface Builder writes for labels at the margins of a row.
        if let row = superview as? UITableViewCell, row.contentView === self {
            return NSDirectionalEdgeInsets(top: 11, leading: row.margin, bottom: 11, trailing: row.margin)
        }
        if let header = superview as? UITableViewHeaderFooterView, header.contentView === self {
            return NSDirectionalEdgeInsets(top: 8, leading: header.margin, bottom: 8, trailing: header.margin)
        }
        guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else {
            return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        }
        return controller.systemMinimumLayoutMargins
    }

    /// The margins that the app set, for records.
    var marginSettings: [RecordedProperty] {
        guard let ownMargins else { return [] }
        let margins = [ownMargins.top, ownMargins.leading, ownMargins.bottom, ownMargins.trailing]
        return [RecordedProperty("view.layoutMargins", .list(margins.map(\.recorded)), .contentLayout)]
    }

    /// The insets of a guide that every view has.
    func insets(of role: UILayoutGuide.Role) -> UIEdgeInsets {
        switch role {
        case .own, .content, .frame: return .zero
        case .safeArea: return safeAreaInsets
        case .layoutMargins: return layoutMargins
        case .keyboard:
            return UIEdgeInsets(top: plainFrame.height - safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
        case .readableContent:
            var insets = layoutMargins
            let rest = max(0, plainFrame.width - insets.left - insets.right - Self.readableWidth) / 2
            insets.left += rest
            insets.right += rest
            return insets
        }
    }

    /// The greatest width of the readable content with texts of the default size, in points.
    private static let readableWidth: CGFloat = 672
}

extension UIEdgeInsets {
    /// What insets of a view, in its size, cover of a part of it.
    package func part(over frame: CGRect, in size: CGSize) -> UIEdgeInsets {
        // Where nothing is covered, nothing is covered of a view that leads beyond the edge.
        func part(_ covered: CGFloat, _ distance: CGFloat) -> CGFloat { covered > 0 ? max(0, covered - distance) : 0 }
        return UIEdgeInsets(
            top: part(top, frame.minY), left: part(left, frame.minX), bottom: part(bottom, size.height - frame.maxY),
            right: part(right, size.width - frame.maxX))
    }
}
