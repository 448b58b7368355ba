import QuoinLayout

/// A node that stands in for a map (Texture, §11.6): a picture of one, or a sheet with a pin.
///
/// It takes all the room it is offered, or none where that is unbounded (Texture, §3.7). It clips by default.
public struct MapNode: PaintedKind {
    public static let name = "map"
    /// A picture of the region; it covers the bounds.
    public var snapshot: ImageResource?
    public var paint: Paint

    public init(snapshot: ImageResource? = nil) {
        self.snapshot = snapshot
        paint = Paint()
        paint.clips = true
    }

    public var childStyle: ChildStyle { [] }

    public func coupling(along axis: Axis, childCount: Int) -> AxisCoupling { .boundOfOtherAxis }

    public func layout(in range: SizeRange, scope: LayoutScope) -> Measurement {
        Measurement(size: range.clamp(.filling(range.max)))
    }

    public func paintContent(in frame: Rect, with painter: inout ScenePainter) {
        if let snapshot { return ImageNode(snapshot).paintContent(in: frame, with: &painter) }
        paintSheet(in: frame, with: &painter)
        paintPin(at: frame.center, with: &painter)
    }

    /// Points from street to street, and a street's width.
    private static let block = 36.0
    private static let street = 3.0
    /// So many streets at most run in each direction, for there is no end to how large a node can be.
    private static let streetLimit = 200.0

    private func paintSheet(in frame: Rect, with painter: inout ScenePainter) {
        painter.fill(.rectangle(frame), in: frame, with: [.solid(Color(hex: 0xE9E5DC))])
        var streets = Path()
        for axis in Axis.allCases {
            let step = max(MapNode.block, frame.size[axis] / MapNode.streetLimit)
            for place in stride(from: step / 2, to: frame.size[axis], by: step) {
                var street = frame
                street.origin[axis] += place
                street.size[axis] = MapNode.street
                streets.append(Path(street))
            }
        }
        painter.fill(.path(streets, .nonZero), in: frame, with: [.solid(.white)])
    }

    /// A disc with a rim, its middle at the place.
    private func paintPin(at place: Point, with painter: inout ScenePainter) {
        for (radius, color) in [(9.0, Color.white), (7.0, Color(hex: 0xE5484D))] {
            let disc = Rect(place.x - radius, place.y - radius, radius * 2, radius * 2)
            painter.fill(Shape(disc, radii: CornerRadii(radius)), in: disc, with: [.solid(color)])
        }
    }
}

/// An element that stands in for a map.
public typealias Map = Element<MapNode>

extension Element where Kind == MapNode {
    /// - Parameter snapshot: a picture of the region.
    public init(snapshot: ImageResource? = nil) {
        self.init(MapNode(snapshot: snapshot))
    }
}
