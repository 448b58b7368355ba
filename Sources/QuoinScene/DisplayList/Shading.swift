import QuoinLayout

/// A fill as backends paint it: with final colors and positions.
package enum Shading: Hashable, Sendable {
    case solid(RGBA)
    case gradient(GradientShading)
    case image(ImageShading)
}

/// A gradient with its positions in points relative to the canvas.
package struct GradientShading: Hashable, Sendable {
    /// Where the offsets of the stops lie.
    package let geometry: Geometry
    /// At least two, by ascending offsets; the last offset is above the first if the gradient repeats.
    package let stops: [Stop]
    package let spread: Gradient.Spread
    /// The color space in which the premultiplied colors of neighboring stops mix.
    package let interpolation: Gradient.Interpolation
    package let hue: Gradient.HueDirection
    /// Whether the gradient is dithered: an ordered pattern hides the steps between neighboring colors. It has no
    /// effect in formats that have their own gradients.
    package let isDithered: Bool

    /// Where offsets lie, in points relative to the canvas.
    package enum Geometry: Hashable, Sendable {
        /// From offset 0 at the start to offset 1 at the end.
        case linear(start: Point, end: Point)
        /// From offset 0 at the center to offset 1 on the ellipse with the given half axes, both above 0.
        case radial(center: Point, radii: Size)
        /// From offset 0 at an angle, in degrees clockwise from upward, to offset 1 after a turn.
        case conic(center: Point, angle: Double)
    }

    /// A color at an offset.
    package struct Stop: Hashable, Sendable {
        /// 0 is at the start of the gradient, 1 at its end.
        package var offset: Double
        package var color: RGBA
        /// The offset of the color half way to the next stop; `nil` for the middle between the two.
        package var hint: Double?

        package init(offset: Double, color: RGBA, hint: Double? = nil) {
            (self.offset, self.color, self.hint) = (offset, color, hint)
        }
    }
}

/// An image as backends paint it, in points relative to the canvas.
package struct ImageShading: Hashable, Sendable {
    /// Its pixels are read when it is painted, from the source for the scale of the canvas.
    package var image: ImageResource
    /// The frame of the image, or of its first tile.
    package var tile: Rect
    /// Whether the image repeats in all directions.
    package var isTiled: Bool
    /// Which part of the image fills the tile, in fractions of its extents.
    package var part: Rect
    /// The edges that keep their size when the rest of the image is stretched, in points of its natural size.
    package var capInsets: EdgeInsets
    /// A color that replaces the image's own colors.
    package var tint: RGBA?
    package var sampling: ImageResource.Sampling

    /// The whole of an image.
    package static let whole = Rect(0, 0, 1, 1)

    package init(
        _ image: ImageResource, tile: Rect, isTiled: Bool = false, part: Rect = whole, capInsets: EdgeInsets = .zero,
        tint: RGBA? = nil, sampling: ImageResource.Sampling = .smooth
    ) {
        (self.image, self.tile, self.isTiled, self.part) = (image, tile, isTiled, part)
        (self.capInsets, self.tint, self.sampling) = (capInsets, tint, sampling)
    }
}

/// How a line is drawn along a path.
package struct StrokeStyle: Hashable, Sendable {
    /// In points.
    package var width: Double
    /// How the line and every dash end; a closed outline without gaps has no end.
    package var cap: Cap
    /// How the line turns around a corner.
    package var join: Join
    /// The length of a sharp corner, in half widths of the line, from which on it is cut off.
    package var miterLimit: Double
    /// The lengths of alternating dashes and gaps, in points; empty for a line without gaps.
    package var dash: [Double]
    /// Where in the dashes the line begins, in points.
    package var phase: Double

    package init(
        width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
        phase: Double = 0
    ) {
        (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
        (self.dash, self.phase) = (dash, phase)
    }

    package enum Cap: String, Hashable, Sendable, CaseIterable {
        case butt
        /// With a half circle beyond the end.
        case round
        /// With half of a square beyond the end.
        case square
    }

    package enum Join: String, Hashable, Sendable, CaseIterable {
        /// A sharp corner.
        case miter
        case round
        /// A corner that is cut off.
        case bevel
    }
}
