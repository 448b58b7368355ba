import QuoinLayout

/// How far each corner of a rectangle is rounded along its horizontal and its vertical side, in points.
struct CornerSizes: Hashable, Sendable {
    private var sizes: [Size]

    init(_ size: (Corner) -> Size) {
        sizes = Corner.allCases.map(size)
    }

    /// - Parameter size: the size of the rectangle, to which fractions refer.
    init(_ radii: CornerRadii, in size: Size) {
        self.init { corner in
            Size(
                radii[corner].x.extent(in: size.width, auto: 0), radii[corner].y.extent(in: size.height, auto: 0))
        }
    }

    subscript(corner: Corner) -> Size {
        switch corner {
        case .topLeft: sizes[0]
        case .topRight: sizes[1]
        case .bottomRight: sizes[2]
        case .bottomLeft: sizes[3]
        }
    }

    /// Whether no corner is round.
    var areSquare: Bool { sizes.allSatisfy { $0.width <= 0 || $0.height <= 0 } }

    /// The corners of the outline within the insets; outside of it if they are negative. A square corner stays square.
    func inset(by insets: EdgeInsets) -> CornerSizes {
        CornerSizes { corner in
            let size = self[corner]
            guard size.width > 0, size.height > 0 else { return .zero }
            return Size(
                max(0, size.width - (corner.isLeft ? insets.left : insets.right)),
                max(0, size.height - (corner.isTop ? insets.top : insets.bottom)))
        }
    }

    /// The corners of a shadow that is larger on every side. A corner that is rounder than the growth keeps its center; as
    /// others get sharper, they approach a square corner (CSS Backgrounds 3, §6.1.1).
    func spread(by width: Double) -> CornerSizes {
        func spread(_ radius: Double) -> Double {
            guard radius < width else { return max(0, radius + width) }
            let missing = radius / width - 1
            return radius + width * (1 + missing * missing * missing)
        }
        return CornerSizes { Size(spread(self[$0].width), spread(self[$0].height)) }
    }

    /// The corners as they fit a rectangle: if two of them are longer than their common side, all shrink by one factor
    /// (CSS Backgrounds 3, §4.5).
    func fitting(_ size: Size) -> CornerSizes {
        var factor = 1.0
        for corner in Corner.allCases {
            let across = self[corner].width + self[corner.acrossNeighbor].width
            let down = self[corner].height + self[corner.downNeighbor].height
            if across > size.width { factor = min(factor, size.width / across) }
            if down > size.height { factor = min(factor, size.height / down) }
        }
        guard factor < 1 else { return self }
        return CornerSizes { Size(self[$0].width * factor, self[$0].height * factor) }
    }
}
