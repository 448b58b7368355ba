import QuoinLayout

extension ScenePainter {
    /// Draws the lines of a border along an area.
    mutating func paint(_ border: Border, around shape: Shape) {
        guard border.widths != .zero else { return }
        guard let ring = BorderRing(border, around: shape) else {
            return paint(border.top, along: shape, border.position(along: shape))
        }
        // At square corners the dashes of each side start again, so that dashes meet there.
        if border.isUniform, border.top.style.isContinuous || !ring.isSquare {
            paint(border.top, on: ring)
        } else {
            paintSides(of: border, on: ring)
        }
    }

    /// Draws an outline around an area.
    mutating func paint(_ outline: Outline, around shape: Shape) {
        var border = Border(all: outline.line)
        border.position = .outside
        paint(border, around: shape.inset(by: -outline.offset) ?? shape)
    }

    /// Draws one line all around.
    private mutating func paint(_ line: Border.Line, on ring: BorderRing) {
        let shading = line.fill.shading(of: ring.outer, appearance: ownAppearance)
        if line.style.isContinuous { return paintStripes(of: line, on: ring, shading) }
        let path = ring.middle
        add(.stroke(path, line.style.stroke(width: line.width, length: path.length, isClosed: true), shading))
    }

    private mutating func paintStripes(of line: Border.Line, on ring: BorderRing, _ shading: Shading) {
        for stripe in ring.stripes(line.style, on: grid) { add(.fill(stripe, shading)) }
    }

    /// Draws each side within its part of the ring.
    private mutating func paintSides(of border: Border, on ring: BorderRing) {
        let sides = Side.allCases.filter { border[$0].width > 0 }
        let isOpaque = sides.allSatisfy { border[$0].fill.isOpaque(ownAppearance) }
        let fills = Set(sides.map { border[$0].fill })
        // The background is visible through antialiased edges that meet, unless one side continues below the other.
        if ring.isSquare, isOpaque, fills.count == 1, sides.allSatisfy({ !border[$0].style.isContinuous }) {
            for side in sides { paint(border[side], side, on: ring) }
            return
        }
        for (index, side) in sides.enumerated() {
            let later = isOpaque ? sides[(index + 1)...] : []
            withClip(ring.part(of: side, below: Set(later), overlap: 1 / grid.scale)) { painter in
                painter.paint(border[side], side, on: ring)
            }
        }
    }

    private mutating func paint(_ line: Border.Line, _ side: Side, on ring: BorderRing) {
        let shading = line.fill.shading(of: ring.outer, appearance: ownAppearance)
        if line.style.isContinuous { return paintStripes(of: line, on: ring, shading) }
        let path = ring.middle(of: side)
        // Around a corner to a side of another width, the line becomes wider or narrower.
        withClip(ring.isSquare ? nil : ring.area) { painter in
            painter.add(
                .stroke(path, line.style.stroke(width: line.width, length: path.length, isClosed: false), shading))
        }
    }

    /// Draws a line along the outline of a path. If only one half of it is visible, it is twice as wide, and clipped, but for
    /// dots, which are moved.
    private mutating func paint(_ line: Border.Line, along shape: Shape, _ position: Border.Position) {
        let path = shape.path
        let outer = shape.bounds.inset(by: EdgeInsets(-line.width * position.outsidePart))
        let shading = line.fill.shading(of: outer, appearance: ownAppearance)
        let whole = line.style.stroke(width: line.width, length: path.length, isClosed: !shape.isOpen)
        let factor = position == .center ? 1.0 : 2
        func wide(_ width: Double) -> StrokeStyle {
            StrokeStyle(width: width * factor, cap: whole.cap, dash: whole.dash, phase: whole.phase)
        }
        let clip: Shape? =
            switch position {
            case .center: nil
            case .inside: shape
            case .outside: shape.outside(reach: line.width * factor)
            }
        withClip(clip) { [grid] painter in
            if line.style == .dotted, position != .center {
                let middle = path.inset(by: line.width / (position == .inside ? 2 : -2))
                let dots = line.style.stroke(width: line.width, length: middle.length, isClosed: true)
                return painter.add(.stroke(middle, dots, shading))
            }
            guard let stripe = line.style.stripe(of: line.width, on: grid) else {
                return painter.add(.stroke(path, wide(line.width), shading))
            }
            // White where a stripe is visible, black between the two.
            var strokes = [(line.width, RGBA.white), (line.width - stripe * (position == .center ? 2 : 1), .black)]
            if position != .center { strokes.append((stripe, .white)) }
            let mask = strokes.map { DisplayOperation.stroke(path, wide($0), .solid($1)) }
            painter.withGroup(PaintGroup(mask: GroupMask(mask, mode: .luminance))) { painter in
                painter.add(.stroke(path, wide(line.width), shading))
            }
        }
    }
}

extension Border.LineStyle {
    /// The stroke of a path of the given length, in points. As in browsers, the gaps are adjusted so that the line ends
    /// as it begins.
    func stroke(width: Double, length: Double, isClosed: Bool) -> StrokeStyle {
        switch self {
        case .solid, .double: return StrokeStyle(width: width)
        case .dashed:
            let (dash, gap) = Border.LineStyle.dash(width: width)
            let fitted = Border.LineStyle.gap(along: length, dash: dash, gap: gap, isClosed: isClosed)
            return StrokeStyle(width: width, dash: [dash, fitted])
        case .dotted:
            let gap = Border.LineStyle.gap(along: length, dash: width, gap: width, isClosed: isClosed)
            // A dash of length 0 with round ends is a dot; the first one lies half a dot within the line.
            return StrokeStyle(width: width, cap: .round, dash: [0, width + gap], phase: isClosed ? 0 : -width / 2)
        case .pattern(let lengths):
            let isUsable = lengths.contains { $0 > 0 } && lengths.allSatisfy { $0 >= 0 && $0.isFinite }
            return StrokeStyle(width: width, dash: isUsable ? lengths : [])
        }
    }

    /// Dashes, each followed by square dots.
    static func dashes(followedBy dots: Int, width: Double) -> Border.LineStyle {
        let (dash, gap) = dash(width: width)
        return .pattern([dash, gap] + Array(repeating: [width, gap], count: dots).flatMap(\.self))
    }

    /// A dash and the gap after it, in points.
    private static func dash(width: Double) -> (dash: Double, gap: Double) {
        width >= 3 ? (2 * width, width) : (3 * width, 2 * width)
    }

    private static func gap(along length: Double, dash: Double, gap: Double, isClosed: Bool) -> Double {
        let available = isClosed ? length : length + gap
        let fewest = (available / (dash + gap)).rounded(.down)
        func fitted(_ dashes: Double) -> Double {
            let gaps = isClosed ? dashes : dashes - 1
            return gaps > 0 ? (length - dashes * dash) / gaps : .infinity
        }
        let (wide, narrow) = (fitted(fewest), fitted(fewest + 1))
        let best = narrow > 0 && abs(narrow - gap) <= abs(wide - gap) ? narrow : wide
        return best.isFinite && best > 0 ? best : gap
    }
}
