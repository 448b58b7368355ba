/// The extents of an image, in pixels.
package struct PixelSize: Hashable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
    }

    package var transposed: PixelSize { PixelSize(width: height, height: width) }
    package var count: Int { width * height }
}
