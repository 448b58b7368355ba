import Synchronization

extension StackLayout {
    var spacingIsFraction: Bool { options.contains(.spacingIsFraction) }

    var lineSpacingIsFraction: Bool { options.contains(.lineSpacingIsFraction) }

    /// `spacing`, as points or as a fraction of the stack's extent along `direction`.
    var spacingLength: LayoutDimension {
        get { spacingIsFraction ? FractionTable.fraction(_spacing) : .points(_spacing) }
        set { _spacing = set(.spacingIsFraction, to: newValue) }
    }

    /// `lineSpacing`, as points or as a fraction of the stack's extent across `direction`.
    var lineSpacingLength: LayoutDimension {
        get { lineSpacingIsFraction ? FractionTable.fraction(_lineSpacing) : .points(_lineSpacing) }
        set { _lineSpacing = set(.lineSpacingIsFraction, to: newValue) }
    }

    private mutating func set(_ option: Options, to length: LayoutDimension) -> Double {
        set(option, length.isFraction)
        return length.isFraction ? FractionTable.number(of: length) : length.resolved(in: .nan, auto: 0)
    }

    /// The space between neighbors in a stack with an extent along `direction`, in points. A fraction of an unknown extent
    /// is 0.
    package func gap(in extent: Double) -> Double {
        spacingIsFraction ? spacingLength.resolved(in: extent, auto: 0) : _spacing
    }

    /// The space between lines in a stack with an extent across `direction`, in points.
    package func lineGap(in extent: Double) -> Double {
        lineSpacingIsFraction ? lineSpacingLength.resolved(in: extent, auto: 0) : _lineSpacing
    }
}

/// The fractions that are spacings. A stack keeps the number of its own where others keep their points, since a fraction
/// with points would not leave it small enough to be type-erased without an allocation.
private enum FractionTable {
    private struct Fractions {
        var list: [LayoutDimension] = []
        var numbers: [LayoutDimension: Int] = [:]
    }

    private static let known = Mutex(Fractions())

    static func number(of fraction: LayoutDimension) -> Double {
        known.withLock { known in
            if let number = known.numbers[fraction] { return Double(number) }
            known.numbers[fraction] = known.list.count
            known.list.append(fraction)
            return Double(known.list.count - 1)
        }
    }

    static func fraction(_ number: Double) -> LayoutDimension { known.withLock { $0.list[Int(number)] } }
}
