import QuoinLayout
import QuoinScene

/// A stretch of an image and where it lies on one axis, both in pixels.
struct ImagePiece {
    var source: ClosedRange<Double>
    var target: ClosedRange<Double>

    /// Pixels of the image to one that is drawn.
    var ratio: Double { (source.upperBound - source.lowerBound) / (target.upperBound - target.lowerBound) }
}

extension ImageShading {
    /// What lies where on an axis: one piece, or three where the rims keep their extents.
    ///
    /// - Parameters:
    ///   - length: the image's, in pixels.
    ///   - target: where the tile lies, in pixels.
    ///   - scale: pixels per point.
    func pieces(along axis: Axis, length: Int, target: ClosedRange<Double>, scale: Double) -> [ImagePiece] {
        let (start, extent) = (part.origin[axis] * Double(length), part.size[axis] * Double(length))
        let source = start...start + max(extent, 0)
        let rims = (near: max(capInsets.leading(axis), 0), far: max(capInsets.trailing(axis), 0))
        guard rims.near + rims.far > 0 else { return [ImagePiece(source: source, target: target)] }
        let natural = max(image.size[axis], 1e-6)
        let inSource = source.split(rims, scale: Double(length) / natural)
        let inTarget = target.split(rims, scale: scale).map { $0.lowerBound.rounded()...$0.upperBound.rounded() }
        return zip(inSource, inTarget).map { ImagePiece(source: $0, target: $1) }
    }
}

extension ClosedRange<Double> {
    /// The rim at the start, what lies between, and the rim at the end; where there is no room for both rims, each gets
    /// its share.
    fileprivate func split(_ rims: (near: Double, far: Double), scale: Double) -> [ClosedRange<Double>] {
        let room = upperBound - lowerBound
        let fit = Swift.min(1, room / ((rims.near + rims.far) * scale)) * scale
        let first = lowerBound + rims.near * fit
        let second = Swift.max(upperBound - rims.far * fit, first)
        return [lowerBound...first, first...second, second...upperBound]
    }
}
