import QuoinDeclarations
import QuoinLayout

extension ObservationTrack {
    /// The problem, in words that name the elements.
    func message(widths: [Double]?, parent: (Int) -> String) -> String {
        let name = subjects.first?.name ?? ""
        switch worst.detail {
        case .letters(let shown, let count):
            return "\(name) is cut\(place(in: widths)) after \(max(shown, 0)) of \(count) letters"
        case .word(let width, let available):
            return "a word of \(name) is broken: it is \(points(width)) wide, and there are \(points(available))"
        case .shared(let size):
            let overlaps = kind == .tapTarget ? "the target of \(name) overlaps that of" : "\(name) overlaps"
            return "\(overlaps) \(subjects.last?.name ?? "")\(place(in: widths)) by "
                + "\(shortDescription((size.width * 10).rounded() / 10)) × \(points(size.height))"
        case .excess(let excess, let edge, let index):
            let container = index.map { "of \(parent($0))" } ?? "of the canvas"
            return "\(name) passes the \(edge.rawValue) edge \(container)\(place(in: widths)) by \(points(excess))"
        case .lines(let height, let frame):
            return "the lines of \(name) need \(points(height)) and have \(points(frame))\(place(in: widths))"
        case .nothing(let size):
            return "\(name) is squeezed to \(shortDescription(size.width)) × \(points(size.height))"
        case .jump(let axis, let narrower, let wider):
            return "the \(axis.extentName) of \(name) jumps from \(shortDescription(wider)) to \(points(narrower))"
        case .rule(let words): return words
        case .target(let size, let least):
            return "\(name) is \(shortDescription(size.width)) × \(points(size.height))"
                + "\(place(in: widths).dropFirst()), below \(shortDescription(least)) × \(points(least))"
        case .letterSize(let size, let least):
            return "letters of \(name) are \(points(size)) high\(place(in: widths).dropFirst()), below \(points(least))"
        case .image: return "letters of \(name) are part of a picture, and do not grow with other texts"
        }
    }

    /// The width to which the figures belong, if they differ between widths.
    private func place(in widths: [Double]?) -> String {
        guard let widths, !isConstant else { return "" }
        return ", at \(points(widths[worst.position]))"
    }
}

/// A length in messages, in tenths of a point: `12.5 pt`.
func points(_ value: Double) -> String { "\(shortDescription((value * 10).rounded() / 10)) pt" }

extension ObservationTrack {
    /// The ranges of widths, ascending.
    func widthRanges(_ widths: [Double]?, canvas width: Double) -> [ClosedRange<Double>] {
        guard let widths else { return [width...width] }
        return ranges.reversed().map { range in
            // A jump is between a width and the one above it.
            let first = kind == .jump ? max(range.lowerBound - 1, 0) : range.lowerBound
            return widths[range.upperBound]...widths[first]
        }
    }
}
