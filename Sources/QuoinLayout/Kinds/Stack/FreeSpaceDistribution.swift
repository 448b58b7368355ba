/// How free space is distributed among children or lines (Texture, §4.2 step 9; CSS, alignment).
struct FreeSpaceDistribution {
    /// Where children overflow that are too long, if the mode puts space on both sides of them.
    enum Overflow {
        /// Beyond both ends, as in Texture.
        case atBothEnds
        /// Beyond the end only, as in CSS.
        case atEnd
        /// Beyond the start only, as in CSS if the direction is reversed.
        case atStart
    }

    /// Before the first, in points.
    var offset = 0.0
    /// Between neighbors, in points.
    var between = 0.0

    init(_ mode: StackLayout.JustifyContent, of space: Double, among count: Int, overflow: Overflow = .atBothEnds) {
        let isAlone = space < StackPass.tolerance || count == 1
        let centered =
            switch overflow {
            case .atEnd where space < 0: 0.0
            case .atStart where space < 0: space
            default: space / 2
            }
        switch mode {
        case .start: break
        case .center: offset = space / 2
        case .end: offset = space
        case .spaceBetween:
            if !isAlone { between = space / Double(count - 1) }
        case .spaceAround:
            offset = isAlone ? centered : space / Double(2 * count)
            between = isAlone ? 0 : space / Double(count)
        case .spaceEvenly:
            offset = isAlone ? centered : space / Double(count + 1)
            between = isAlone ? 0 : space / Double(count + 1)
        }
    }
}

extension StackLayout.AlignContent {
    /// Lines that are not stretched begin at the start.
    var distribution: StackLayout.JustifyContent {
        switch self {
        case .start, .stretch: .start
        case .center: .center
        case .end: .end
        case .spaceBetween: .spaceBetween
        case .spaceAround: .spaceAround
        case .spaceEvenly: .spaceEvenly
        }
    }
}
