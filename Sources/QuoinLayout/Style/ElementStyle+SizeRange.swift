extension ElementStyle {
    /// The sizes that the style allows in a parent, in points (Texture, §2.2).
    ///
    /// - Parameters:
    ///   - parent: what fractions refer to; an extent that is not a finite number is unknown.
    ///   - automaticMax: the maximum where the style has none.
    public func sizeRange(in parent: Size, automaticMax: Size = .infinity) -> SizeRange {
        SizeRange(
            width: extentRange(.horizontal, in: parent.width, automaticMax: automaticMax.width),
            height: extentRange(.vertical, in: parent.height, automaticMax: automaticMax.height))
    }

    /// The extents that the style allows on one axis; the minimum wins over the maximum, both over the exact wish.
    public func extentRange(_ axis: Axis, in parent: Double, automaticMax: Double = .infinity) -> ExtentRange {
        let (wish, least, most) =
            axis == .horizontal ? (width, minWidth, maxWidth) : (height, minHeight, maxHeight)
        let lower = least.resolved(in: parent, auto: 0)
        let upper = most.resolved(in: parent, auto: automaticMax)
        if upper <= lower { return ExtentRange(exactly: lower) }
        let exact = wish.resolved(in: parent, auto: .nan)
        if exact.isNaN { return ExtentRange(lower, upper) }
        return ExtentRange(exactly: Swift.min(Swift.max(exact, lower), upper))
    }

    /// Whether any size property is set.
    var hasSizeWish: Bool {
        !(width.isAuto && height.isAuto && minWidth.isAuto && maxWidth.isAuto && minHeight.isAuto && maxHeight.isAuto)
    }

    /// Whether a size property refers to the parent's size.
    var hasSizeFraction: Bool {
        width.isFraction || height.isFraction || minWidth.isFraction || maxWidth.isFraction || minHeight.isFraction
            || maxHeight.isFraction
    }
}
