import QuoinComparison
import QuoinGeometry

/// The pixels that a mask covers in a reference and in the new picture.
struct MaskCoverage {
    /// `nil` if the reference has no such element or no record.
    let reference: PixelRect?
    /// `nil` if the new picture has no such element, and for a mask that is the same rectangle in both pictures.
    let new: PixelRect?

    /// - Parameter size: the size of the reference. What is beyond does not count.
    init(reference: PixelRect?, new: PixelRect?, in size: PixelSize) {
        let picture = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        self.reference = reference?.intersection(picture)
        self.new = new?.intersection(picture)
    }

    /// Whether both rectangles together have at most a number of times as many pixels as that of the reference.
    func isWithin(growth: Double) -> Bool {
        guard let new, !new.isEmpty else { return true }
        guard let reference else { return false }
        let both = reference.area + new.area - reference.intersection(new).area
        return Double(both) <= growth * Double(reference.area)
    }

    /// What is to be reported of the mask; `nil` if it does not cover more than it did.
    ///
    /// - Parameter name: the name of the mask: `` `badge` ``.
    func note(naming name: String, growth: Double) -> String? {
        guard let new, new.area > reference?.area ?? 0 else { return nil }
        guard let reference else {
            return "the mask \(name) is not applied: the reference has no record of it"
        }
        let sizes = "\(reference.width) × \(reference.height) to \(new.width) × \(new.height) px"
        guard !isWithin(growth: growth) else { return "the mask \(name) grew from \(sizes)" }
        return "the mask \(name) grew from \(sizes), too much: only what it covers in the reference is left out"
    }
}

extension PixelRect {
    fileprivate var area: Int { isEmpty ? 0 : width * height }
}
