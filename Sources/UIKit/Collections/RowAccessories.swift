import Foundation

/// The views at the two ends of a row, beside its content.
@MainActor struct RowAccessories {
    private var leading: [UIView] = []
    private var trailing: [UIView] = []

    /// From the edge of the row, in points.
    var margin: CGFloat = 16
    /// Beyond the trailing edge of all, in points.
    var outerSpace: CGFloat = 0
    /// Before all else, in points.
    var indentation: CGFloat = 0
    /// Between two accessories, and to the content, in points.
    private static let spaces = (between: 8.0 as CGFloat, content: 6.0 as CGFloat)

    mutating func show(leading: [UIView] = [], trailing: [UIView], in cell: UIView) {
        for old in self.leading + self.trailing { old.removeFromSuperview() }
        (self.leading, self.trailing) = (leading, trailing)
        for view in leading + trailing {
            if view.plainFrame.size == .zero { view.frame.size = view.sizeOfContent }
            cell.addSubview(view)
        }
        cell.setNeedsLayout()
    }

    /// What the accessories take of the width of the content, in points.
    var width: CGFloat { leadingWidth + width(of: trailing) + outerSpace }

    var leadingWidth: CGFloat { width(of: leading) + indentation }

    private func width(of views: [UIView]) -> CGFloat {
        guard !views.isEmpty else { return 0 }
        let own = views.reduce(0) { $0 + $1.plainFrame.width } + CGFloat(views.count - 1) * Self.spaces.between
        return own + margin + Self.spaces.content
    }

    /// Gives the accessories their places, and returns the frame that the content has beside them.
    func place(in cell: UIView) -> CGRect {
        let (size, isMirrored) = (cell.plainFrame.size, cell.isRightToLeft)
        func place(_ views: [UIView], fromLeft: Bool) {
            var distance = margin + (fromLeft == isMirrored ? outerSpace : indentation)
            for view in views {
                let own = view.plainFrame.size
                let x = fromLeft ? distance : size.width - distance - own.width
                view.frame.origin = CGPoint(x: x, y: (size.height - own.height) / 2)
                distance += own.width + Self.spaces.between
            }
        }
        place(leading, fromLeft: !isMirrored)
        place(trailing.reversed(), fromLeft: isMirrored)
        let left = isMirrored ? width(of: trailing) + outerSpace : leadingWidth
        return CGRect(x: left, y: 0, width: size.width - width, height: size.height)
    }

    /// The size of the cell whose content has a size, in points.
    func size(
        around content: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let size = content.systemLayoutSizeFitting(
            CGSize(width: target.width - width, height: target.height), withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical)
        return CGSize(width: size.width + width, height: size.height)
    }
}

extension UIView {
    /// The size of the frame that shows the content: the intrinsic size, and what lies around it.
    var sizeOfContent: CGSize {
        let (size, insets) = (fittingContent, alignmentRectInsets)
        return CGSize(
            width: max(0, size.width) + insets.left + insets.right,
            height: max(0, size.height) + insets.top + insets.bottom)
    }

    /// Shows a view behind all rows, as large as what is seen of them.
    func showBehind(_ view: UIView?, inPlaceOf old: UIView?) {
        showBelow(view, inPlaceOf: old)
        setNeedsLayout()
    }

    /// The corners of a row of a group with round corners.
    func roundRow(isFirst: Bool, isLast: Bool) {
        layer.cornerRadius = 10
        layer.maskedCorners = []
        if isFirst { layer.maskedCorners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { layer.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }

    /// What is behind a row at the end of a group has its corners.
    func roundSelection(_ view: UIView?) {
        guard layer.cornerRadius > 0 else { return }
        view?.layer.cornerRadius = layer.cornerRadius
        view?.layer.maskedCorners = layer.maskedCorners
    }

    /// Shows what is behind the content of a cell that is chosen, in front of its usual background.
    func showSelection(_ view: UIView?, inPlaceOf old: UIView?, over background: UIView?) {
        guard view !== old else { return }
        showBelow(view, inPlaceOf: old)
        if let background, background.superview === self { sendSubviewToBack(background) }
        roundSelection(view)
    }

    /// Shows a view behind all else in a cell, in place of another one.
    func showBelow(_ view: UIView?, inPlaceOf old: UIView?) {
        old?.removeFromSuperview()
        guard let view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }
}
