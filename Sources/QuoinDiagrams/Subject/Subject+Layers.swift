import QuoinLayout
import QuoinScene

extension Subject {
    /// The distance from a layer to the one in front of it, in points of the figure.
    private static let layerDistance = Point(20, -16)

    /// Whether the element is an overlay or background with several visible layers.
    func isLayered(_ index: Int) -> Bool {
        let kind = tree.kind(of: index)
        return (kind is OverlayLayout || kind is BackgroundLayout) && layers(of: index).count > 1
    }

    /// The children that have a frame, from the bottom up.
    func layers(of index: Int) -> [Int] {
        tree.children(of: index).filter { !layout.leftOut.contains($0) }
    }

    /// Moves the lower layers of some elements away from the top layer.
    mutating func separate(_ indices: [Int]) {
        let moves = indices.filter(isLayered).flatMap { index in
            layers(of: index).reversed().enumerated().dropFirst().map { number, layer in
                (layer, Point(Self.layerDistance.x * Double(number), Self.layerDistance.y * Double(number)))
            }
        }
        move(moves)
    }

    /// The corner radii of an element, in points of the figure.
    func cornerRadii(of index: Int) -> CornerRadii {
        tree.paint(of: index)?.cornerRadii.scaled(by: zoom) ?? .zero
    }
}
