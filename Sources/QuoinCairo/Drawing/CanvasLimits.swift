import QuoinLayout

/// How large a picture may be.
public enum CanvasLimits {
    /// Pixels on a side.
    public static let side = 16_384
    /// Pixels altogether.
    public static let area = 256_000_000

    /// The pixels of a canvas, rounded up to whole ones.
    ///
    /// - Parameters:
    ///   - size: in points.
    ///   - scale: pixels per point, above 0.
    /// - Throws: ``RenderError/emptyCanvas(width:height:)`` or
    ///   ``RenderError/canvasTooLarge(width:height:sideLimit:areaLimit:)``.
    public static func pixels(of size: Size, scale: Double) throws(RenderError) -> (width: Int, height: Int) {
        let grid = PixelGrid(scale: scale)
        let width = (grid.ceil(size.width) * scale).rounded()
        let height = (grid.ceil(size.height) * scale).rounded()
        guard width >= 1, height >= 1 else { throw .emptyCanvas(width: width, height: height) }
        guard width <= Double(side), height <= Double(side), width * height <= Double(area) else {
            throw .canvasTooLarge(width: width, height: height, sideLimit: side, areaLimit: area)
        }
        return (Int(width), Int(height))
    }
}
