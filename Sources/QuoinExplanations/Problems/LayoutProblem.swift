import Quoin

/// A problem of an element in words: the same in the findings of `quoin check` and in the effects of a change.
package enum LayoutProblem: Hashable, Sendable {
    /// Letters are left out.
    case cut
    /// An edge of an element of this name cuts off letters.
    case clipped(ChildContainment.Edge, by: String)
    /// A single line became several.
    case wrapped
    /// No width or no height is left.
    case squeezed
    /// It extends beyond an edge of what should contain it, which has this name.
    case passing(ChildContainment.Edge, of: String)
    /// It shares an area with an element of this name.
    case overlapping(String)
    /// An element of this name hides all of it.
    case covered(by: String)
    /// Its letters differ too little from what is behind them.
    case lowContrast

    /// The words that follow the element's name: `overlaps b by 12 × 3 pt`.
    ///
    /// - Parameter figures: how far or how much, in words; `nil` if that does not matter.
    package func words(_ figures: String? = nil) -> String {
        switch self {
        case .cut: "is cut" + (figures ?? "")
        case .clipped(let edge, let name): "is cut by the \(edge.rawValue) edge of \(name)" + (figures ?? "")
        case .wrapped: "wraps" + (figures ?? "")
        case .squeezed: "is squeezed to " + (figures ?? "nothing")
        case .passing(let edge, let container): "passes the \(edge.rawValue) edge of \(container)" + (figures ?? "")
        case .overlapping(let other): "overlaps \(other)" + (figures ?? "")
        case .covered(let other): "is covered by \(other)" + (figures ?? "")
        case .lowContrast: "has a contrast " + (figures ?? "below what is needed")
        }
    }
}

extension LayoutProblem {
    /// Whether no width or no height is left for an element; for a text, whether half a letter does not fit.
    ///
    /// - Parameters:
    ///   - letters: the number of letters, and the size of the smallest of them in points.
    ///   - pixel: the size of a pixel, in points.
    package static func isSqueezed(_ size: Size, letters: (count: Int, size: Double), pixel: Double) -> Bool {
        size.width < (letters.count > 1 ? max(letters.size / 2, pixel) : pixel) || size.height < pixel
    }

    /// The contrast that letters need by WCAG 2.2: less if they are large, from 18 points in print, or from 14 if they are
    /// bold. A point of a canvas is three quarters of a point in print.
    ///
    /// - Parameter size: in points of a canvas.
    package static func neededContrast(ofSize size: Double, isBold: @autoclosure () -> Bool) -> Double {
        size >= 24 || size >= 18.66 && isBold() ? 3 : 4.5
    }
}

/// How far something extends beyond an edge, in points.
package struct Excess: Hashable, Sendable {
    package var edge: ChildContainment.Edge
    package var amount: Double

    package init(edge: ChildContainment.Edge, amount: Double) { (self.edge, self.amount) = (edge, amount) }
}

extension Rect {
    /// How far it extends beyond each edge of another rectangle, if that is more than a distance in points.
    package func excesses(beyond other: Rect, by distance: Double) -> [Excess] {
        [
            Excess(edge: .right, amount: maxX - other.maxX),
            Excess(edge: .left, amount: other.minX - minX),
            Excess(edge: .bottom, amount: maxY - other.maxY),
            Excess(edge: .top, amount: other.minY - minY),
        ].filter { $0.amount > distance }
    }
}
