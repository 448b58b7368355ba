import QuoinLayout

extension ScenePainter {
    /// Draws the lines of a border along an area.
    mutating func paint(_ border: Border, around shape: Shape) {
        guard border.widths != .zero else { return }
        guard let ring = BorderRing(border, around: shape) else {
            return paint(border.top, along: shape, border.position)
        }
        // At square corners the dashes of each side begin anew, so that they meet.
        if border.isUniform, border.top.style == .solid || !ring.isSquare {
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
    private mutating func paint(_ line: BorderSide, on ring: BorderRing) {
        let color = Shading.solid(line.color.resolved(for: appearance))
        if line.style == .solid { return add(.fill(ring.area, color)) }
        let path = ring.middle
        add(.stroke(path, line.style.stroke(width: line.width, length: path.length, isClosed: true), color))
    }

    /// Draws each side within its part of the ring.
    private mutating func paintSides(of border: Border, on ring: BorderRing) {
        let sides = Side.allCases.filter { border[$0].width > 0 }
        let colors = sides.map { border[$0].color.resolved(for: appearance) }
        let isOpaque = colors.allSatisfy { $0.alpha == 1 }
        // Where two parts meet, what is behind shines through, unless one goes on below the other.
        if ring.isSquare, isOpaque, Set(colors).count == 1, sides.allSatisfy({ border[$0].style != .solid }) {
            for side in sides { paint(border[side], side, on: ring) }
            return
        }
        for (index, side) in sides.enumerated() {
            let later = isOpaque ? sides[(index + 1)...] : []
            add(.pushClip(ring.part(of: side, below: Set(later), overlap: 1 / grid.scale)))
            paint(border[side], side, on: ring)
            add(.popClip)
        }
    }

    private mutating func paint(_ line: BorderSide, _ side: Side, on ring: BorderRing) {
        let color = Shading.solid(line.color.resolved(for: appearance))
        if line.style == .solid { return add(.fill(ring.area, color)) }
        let path = ring.middle(of: side)
        // Around a corner to a side of another width, the line becomes wider or narrower.
        if !ring.isSquare { add(.pushClip(ring.area)) }
        add(.stroke(path, line.style.stroke(width: line.width, length: path.length, isClosed: false), color))
        if !ring.isSquare { add(.popClip) }
    }

    /// Draws a line along the outline of a path: twice as wide where only half of it is to be seen.
    private mutating func paint(_ line: BorderSide, along shape: Shape, _ position: BorderPosition) {
        let color = Shading.solid(line.color.resolved(for: appearance))
        let path = shape.path
        var stroke = line.style.stroke(width: line.width, length: path.length, isClosed: true)
        guard position != .center else { return add(.stroke(path, stroke, color)) }
        stroke.width *= 2
        add(.pushClip(position == .inside ? shape : shape.outside(reach: stroke.width)))
        add(.stroke(path, stroke, color))
        add(.popClip)
    }
}
