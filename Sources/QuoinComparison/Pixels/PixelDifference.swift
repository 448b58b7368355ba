import QuoinCairo
import QuoinGeometry

/// Where two pictures differ.
public struct PixelDifference: Hashable, Sendable {
    /// The extents of both pictures, in pixels.
    public let referenceSize: PixelSize
    public let newSize: PixelSize
    /// The pixels that differ, on the part that both pictures have: from the top left corner, as wide and as high as the
    /// narrower and the lower one.
    public internal(set) var map: PixelMap
    /// The pixels that differ in how an edge is smoothed only, and are not in ``map``; none where that counts.
    public internal(set) var antialiased: PixelMap?
    /// The greatest distance between the colors of a pixel that counts: from 0 to 1 by the metric of the comparison.
    public internal(set) var largestDistance: Double

    /// How many pixels differ and count.
    public var count: Int { map.count }

    /// The share of the common part's pixels that differ, from 0 to 1.
    public var share: Double {
        let area = map.width * map.height
        return area == 0 ? 0 : Double(count) / Double(area)
    }

    /// Whether the pictures have the same extents; where not, no more than the part that both have was compared.
    public var hasSameSize: Bool { referenceSize == newSize }
}
