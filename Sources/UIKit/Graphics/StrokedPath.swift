import Foundation
import QuoinScene

/// A path that is drawn as a line.
struct StrokedPath {
    var path: Path
    /// In points.
    var width: CGFloat
    var color: CGColor
    /// How the line ends where it is open; square ends are cut.
    var cap = CGLineCap.butt
    /// The lengths of dashes and gaps, in points; empty for a line without gaps.
    var dashes: [Double] = []
    /// Where in the dashes the line begins, in points.
    var phase: Double = 0

    /// The line and what is at its ends, each in a frame that begins where that of the path does.
    var elements: [AnyElement] {
        let ends = cap == .round && dashes.isEmpty ? path.openEnds : []
        guard !ends.isEmpty, let opaque = color.copy(alpha: 1) else { return [line(color)] }
        // The dots lie over the line, and become translucent together with it.
        let parts = [line(opaque)] + ends.map { dot($0, opaque) }
        guard color.alpha < 1 else { return parts }
        let bounds = CGRect(path.bounds)
        let frame = CGRect(x: 0, y: 0, width: max(bounds.maxX, 1), height: max(bounds.maxY, 1))
        let alpha = Double(color.alpha)
        let group = FramesLayout.placing(parts.map { ($0, frame) })
        return [Element(BoxNode(), children: [group]).painted { $0.opacity = alpha }.erased]
    }

    private func dot(_ center: Point, _ color: CGColor) -> AnyElement {
        let radius = Double(width) / 2
        let frame = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        var paint = Paint()
        paint.shape = .path(CGPath(ellipseIn: frame).path, .nonZero)
        paint.fills = [.solid(color.color)]
        return Element(BoxNode(paint: paint)).erased
    }

    /// The dashes from the phase on: a pattern of the same length that begins within them.
    private var dashesFromStart: [Double] {
        let lengths = dashes.count.isMultiple(of: 2) ? dashes : dashes + dashes
        let whole = lengths.reduce(0, +)
        guard whole > 0, lengths.allSatisfy({ $0 >= 0 }) else { return dashes }
        var rest = phase.truncatingRemainder(dividingBy: whole)
        if rest < 0 { rest += whole }
        guard rest > 0,
            let first = lengths.indices.first(where: { index in
                if rest < lengths[index] { return true }
                rest -= lengths[index]
                return false
            })
        else { return dashes }
        let around = [lengths[first] - rest] + lengths[(first + 1)...] + lengths[..<first] + [rest]
        // A pattern begins with a dash and ends with a gap.
        return first.isMultiple(of: 2) ? around + [0] : [0] + around
    }

    private func line(_ color: CGColor) -> AnyElement {
        var paint = Paint()
        paint.shape = .path(path, .nonZero)
        var border = Border(
            width: Double(width), color: color.color,
            style: dashes.isEmpty ? Border.Line.none.style : .pattern(dashesFromStart))
        border.position = .center
        paint.border = border
        return Element(BoxNode(paint: paint)).erased
    }
}
