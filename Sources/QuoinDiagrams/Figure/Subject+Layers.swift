import QuoinLayout
import QuoinScene

extension Subject {
    /// How far a layer is moved from the one in front of it, in points of the figure.
    private static let layerDistance = Point(20, -16)

    /// Whether the element's children lie over each other.
    func isLayered(_ index: Int) -> Bool {
        let kind = tree.kind(of: index)
        return (kind is OverlayLayout || kind is BackgroundLayout) && layers(of: index).count > 1
    }

    /// The children that have a frame, the lowest first.
    func layers(of index: Int) -> [Int] {
        tree.children(of: index).filter { !layout.leftOut.contains($0) }
    }

    /// Moves the lower layers of some elements apart from the uppermost.
    mutating func separate(_ indices: [Int]) {
        let moves = indices.filter(isLayered).flatMap { index in
            layers(of: index).reversed().enumerated().dropFirst().map { number, layer in
                (layer, Point(Self.layerDistance.x * Double(number), Self.layerDistance.y * Double(number)))
            }
        }
        move(moves)
    }

    /// The rounding of an element's form, in points of the figure.
    func cornerRadii(of index: Int) -> CornerRadii {
        guard let radii = (tree.kind(of: index) as? any PaintedKind)?.paint.cornerRadii else { return .zero }
        return CornerRadii(
            topLeft: radii.topLeft * zoom, topRight: radii.topRight * zoom, bottomRight: radii.bottomRight * zoom,
            bottomLeft: radii.bottomLeft * zoom)
    }

    /// The elements below one, itself included.
    func subtree(of index: Int) -> [Int] {
        var (found, next) = ([index], 0)
        while next < found.count {
            found += tree.children(of: found[next])
            next += 1
        }
        return found
    }
}
