import QuoinScene

/// Overlays and backgrounds, with their layers drawn apart: lower layers are moved up and to the right.
///
/// ``Subject/separate(_:)`` moves the layers before anything is marked; here they only get outlines.
enum DepthAnnotation: AnnotationMaker {
    static let annotation = Annotation.depth
    static let isDefault = false

    static func mark(_ index: Int, in subject: Subject, showsAll: Bool, into marks: inout Marks) {
        guard subject.isLayered(index) else { return }
        let layers = subject.layers(of: index)
        for layer in layers {
            marks.addBand(subject.frames[layer], ground: ground(of: layer, in: subject), .position)
            let isFront = layer == layers.last
            marks.addOutline(
                subject.frames[layer], .position, style: isFront ? .solid : back, width: isFront ? 1.5 : 1,
                radii: subject.cornerRadii(of: layer))
        }
        marks.addLegend(.outline(.solid, width: 1.5), .position, "in front")
        marks.addLegend(.outline(back, width: 1), .position, "behind")
        for (back, front) in zip(layers, layers.dropFirst()) {
            let shapes = [back, front].map { Shape(subject.frames[$0], radii: subject.cornerRadii(of: $0)) }
            addEdges(from: shapes[0], to: shapes[1], &marks)
        }
    }

    /// The color on which the letters of a layer can be read, which may have lost the one that they were on; `nil` for a layer
    /// without letters, and for one that has its own color.
    private static func ground(of layer: Int, in subject: Subject) -> Color? {
        guard subject.tree.paint(of: layer)?.fills.isEmpty ?? true else { return nil }
        let appearance = subject.panel.canvas.appearance
        let letters = subject.subtree(of: layer).compactMap { element in
            (subject.tree.kind(of: element) as? TextNode)?.text.spans.first?.style.color.resolved(for: appearance)
        }
        guard let first = letters.first else { return nil }
        let grounds = [Palette.standardBackground.light, Palette.standardBackground.dark]
        return grounds.max { $0.contrast(with: first) < $1.contrast(with: first) }.map { Color($0) }
    }

    private static let back = Border.LineStyle.pattern([6, 3])

    /// Adds lines between the corners of two layers.
    private static func addEdges(from back: Shape, to front: Shape, _ marks: inout Marks) {
        for outward in [Point(-1, -1), Point(1, -1), Point(1, 1)] {
            let way = front.bounds.corner(outward) - back.bounds.corner(outward)
            marks.add(
                LineMark(
                    segment: Segment(
                        back.edge(at: outward, beside: way), front.edge(at: outward, beside: way)), role: .position,
                    style: .pattern([2, 2]), width: 0.75, isHard: false))
        }
    }
}

extension Rect {
    /// A corner, by the direction of its sides from the middle: 1 or −1 along each axis.
    fileprivate func corner(_ outward: Point) -> Point {
        Point(outward.x < 0 ? minX : maxX, outward.y < 0 ? minY : maxY)
    }
}

extension Shape {
    /// The point of a corner that a line in a direction touches without crossing the area; for a corner that such a line
    /// does not touch, the middle of its curve. A square corner is its only point.
    fileprivate func edge(at outward: Point, beside direction: Point) -> Point {
        let corner = bounds.corner(outward)
        guard case .rounded(_, let radii, _) = self else { return corner }
        let radius = radii.radius(at: outward)
        let (across, down) = (radius.x.resolved(in: 0, auto: 0), radius.y.resolved(in: 0, auto: 0))
        guard across > 0, down > 0 else { return corner }
        let isTouched = direction.x * direction.y * outward.x * outward.y < 0
        let normal = isTouched ? Point(abs(direction.y), abs(direction.x)) : Point(down, across)
        let (x, y) = (across * normal.x, down * normal.y)
        let length = (x * x + y * y).squareRoot()
        return Point(
            corner.x - outward.x * across * (1 - x / length), corner.y - outward.y * down * (1 - y / length))
    }
}

extension CornerRadii {
    fileprivate func radius(at outward: Point) -> Radius {
        switch (outward.x < 0, outward.y < 0) {
        case (true, true): topLeft
        case (false, true): topRight
        case (false, false): bottomRight
        case (true, false): bottomLeft
        }
    }
}

extension Annotation {
    /// The layers of overlays and backgrounds, drawn apart.
    public static let depth = Annotation("depth")
}
