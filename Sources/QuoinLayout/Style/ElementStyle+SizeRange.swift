extension ElementStyle {
    /// The sizes that the style allows in a parent, in points (Texture, §2.2).
    ///
    /// - Parameters:
    ///   - parent: the size that fractions refer to, in points; an extent that is not a finite number is unknown.
    ///   - automaticMax: the maximum if the style has none.
    @inline(__always)
    func sizeRange(in parent: Size, automaticMax: Size = .infinity) -> SizeRange {
        SizeRange(
            width: extentRange(.horizontal, in: parent.width, automaticMax: automaticMax.width),
            height: extentRange(.vertical, in: parent.height, automaticMax: automaticMax.height))
    }

    /// The extents that the style allows on one axis.
    @inline(__always)
    package func extentRange(_ axis: Axis, in parent: Double, automaticMax: Double = .infinity) -> ExtentRange {
        let (size, least, most) = sizes(along: axis)
        return ExtentRange(size, atLeast: least, atMost: most, in: parent, automaticMax: automaticMax)
    }

    /// The size, its minimum and its maximum along an axis.
    @inline(__always)
    package func sizes(
        along axis: Axis
    ) -> (size: LayoutDimension, least: LayoutDimension, most: LayoutDimension) {
        axis == .horizontal ? (width, minWidth, maxWidth) : (height, minHeight, maxHeight)
    }

    /// The names of the size, its minimum and its maximum along an axis.
    package static func sizeNames(along axis: Axis) -> (size: String, least: String, most: String) {
        axis == .horizontal ? ("width", "minWidth", "maxWidth") : ("height", "minHeight", "maxHeight")
    }
}

extension ExtentRange {
    /// The minimum wins over the maximum, and both over the size.
    fileprivate init(
        _ size: LayoutDimension, atLeast least: LayoutDimension, atMost most: LayoutDimension, in parent: Double,
        automaticMax: Double
    ) {
        let lower = least.extent(in: parent, auto: 0)
        let upper = most.extent(in: parent, auto: automaticMax)
        if upper <= lower {
            self.init(exactly: lower)
            return
        }
        let exact = size.extent(in: parent, auto: .nan)
        if exact.isNaN {
            self.init(min: lower, max: upper)
        } else {
            self.init(exactly: Swift.min(Swift.max(exact, lower), upper))
        }
    }
}
