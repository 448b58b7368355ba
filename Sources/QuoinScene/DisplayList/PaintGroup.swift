import QuoinLayout

/// How a group of operations, painted as one picture, is composited with what is behind it.
package struct PaintGroup: Hashable, Sendable {
    /// From 0 to 1.
    package var opacity: Double
    package var blendMode: Paint.BlendMode
    /// Changes of all colors, in order; applied before the blur.
    package var filters: [Paint.Filter]
    /// The standard deviation of a blur, in points.
    package var blur: Double
    /// Shadows of the group's coverage, the first on top.
    package var shadows: [ShadowCast]
    /// Applied after the blur and the shadows.
    package var mask: GroupMask?
    /// Whether the content is painted over its shadows.
    package var showsContent = true

    package init(
        opacity: Double = 1, blendMode: Paint.BlendMode = .normal, filters: [Paint.Filter] = [], blur: Double = 0,
        shadows: [ShadowCast] = [], mask: GroupMask? = nil
    ) {
        (self.opacity, self.blendMode, self.filters, self.blur) = (opacity, blendMode, filters, blur)
        (self.shadows, self.mask) = (shadows, mask)
    }

    /// Whether painting the group is the same as painting its parts.
    var isPlain: Bool {
        opacity == 1 && blendMode == .normal && filters.isEmpty && blur == 0 && shadows.isEmpty && mask == nil
    }
}

/// The color, blur and offset of a shadow, without the shape that casts it.
package struct ShadowCast: Hashable, Sendable {
    /// The color where the coverage is full; elsewhere its alpha is less.
    package var color: RGBA
    /// The standard deviation of the blur, in points.
    package var radius: Double
    /// To the right and down, in points.
    package var offset: Point

    package init(color: RGBA, radius: Double, offset: Point) {
        (self.color, self.radius, self.offset) = (color, radius, offset)
    }
}

/// A mask of a group: the group is multiplied by the mask's alpha or luminance.
package struct GroupMask: Hashable, Sendable {
    /// What the mask shows, in the coordinates that apply where the group begins. Clips and groups open and close in
    /// pairs.
    package var operations: [DisplayOperation]
    package var mode: Paint.Mask.Mode

    package init(_ operations: [DisplayOperation], mode: Paint.Mask.Mode = .alpha) {
        (self.operations, self.mode) = (operations, mode)
    }
}
