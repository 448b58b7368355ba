extension ElementStyle {
    /// The units of the dimensions, two bits each, whether there are baselines, and which rare properties are set.
    /// Elements are copied often, and this is smaller than an enumeration in place of each number.
    @usableFromInline
    struct Units: Hashable, Sendable {
        @usableFromInline var bits: UInt32 = 0

        /// The lowest bit of a dimension's unit.
        @usableFromInline
        enum Place: UInt32 {
            case width = 0
            case height = 2
            case minWidth = 4
            case minHeight = 6
            case maxWidth = 8
            case maxHeight = 10
            case flexBasis = 12
        }

        /// The bit of a number that may be missing.
        @usableFromInline
        enum Presence: UInt32 {
            case ascender = 16
            case descender = 17
        }

        @usableFromInline
        enum Unit: UInt32 {
            case auto
            case points
            case fraction
            /// A fraction with points added to it, which are among the rare properties.
            case sum
        }

        @inlinable
        init() {}

        @inlinable
        func unit(of place: Place) -> Unit {
            switch (bits >> place.rawValue) & 3 {
            case 0: .auto
            case 1: .points
            case 2: .fraction
            default: .sum
            }
        }

        /// Keeps the unit of a dimension, and returns its number.
        @inlinable
        mutating func keep(_ dimension: LayoutDimension, _ place: Place) -> Double {
            let (unit, number): (Unit, Double) =
                switch dimension {
                case .auto: (.auto, 0)
                case .points(let number): (.points, number)
                case .fraction(let number, 0): (.fraction, number)
                case .fraction(let number, _): (.sum, number)
                }
            bits = bits & ~(3 << place.rawValue) | unit.rawValue << place.rawValue
            return number
        }

        @inlinable
        func optional(_ number: @autoclosure () -> Double, _ place: Presence) -> Double? {
            (bits >> place.rawValue) & 1 == 0 ? nil : number()
        }

        /// Keeps whether there is a number, and returns it.
        @inlinable
        mutating func keep(_ number: Double?, _ place: Presence) -> Double {
            bits = bits & ~(1 << place.rawValue) | (number == nil ? 0 : 1) << place.rawValue
            return number ?? 0
        }

        private static let sizes: UInt32 = 0xFFF

        /// Whether any size property is set.
        var haveSize: Bool { bits & Self.sizes != 0 }

        /// Whether the size properties that are set are the width and the height, both in points.
        var areWidthAndHeightInPoints: Bool {
            let points = Unit.points.rawValue
            return bits & Self.sizes == points << Place.width.rawValue | points << Place.height.rawValue
        }

        /// Whether a size property is a fraction, by the higher bit of its unit.
        var haveSizeFraction: Bool { bits & Self.sizes & 0xAAA != 0 }

        /// The parts of the style that rare properties set.
        var rareParts: Parts {
            get { Parts(rawValue: UInt8(truncatingIfNeeded: bits >> 24)) }
            set { bits = bits & 0xFF_FFFF | UInt32(newValue.rawValue) << 24 }
        }

        var haveBaseline: Bool { bits >> Presence.ascender.rawValue & 3 != 0 }
    }

    /// The dimension of which a number is kept.
    @inlinable
    func dimension(_ number: @autoclosure () -> Double, _ place: Units.Place) -> LayoutDimension {
        switch units.unit(of: place) {
        case .auto: .auto
        case .points: .points(number())
        case .fraction: .fraction(number())
        case .sum: .fraction(number(), plus: addend(of: place))
        }
    }

    /// Keeps the unit of a dimension and the points that are added to it, and returns its number.
    @inlinable
    mutating func keep(_ dimension: LayoutDimension, _ place: Units.Place) -> Double {
        let wasSum = units.unit(of: place) == .sum
        let number = units.keep(dimension, place)
        if wasSum || units.unit(of: place) == .sum { keepAddend(of: dimension, place) }
        return number
    }

    @usableFromInline
    func addend(of place: Units.Place) -> Double { rare.addends[place] }

    @usableFromInline
    mutating func keepAddend(of dimension: LayoutDimension, _ place: Units.Place) {
        if case .fraction(_, let points) = dimension { rare.addends[place] = points } else { rare.addends[place] = 0 }
    }

    /// The points that are added to fractions.
    @usableFromInline
    struct Addends: Hashable, Sendable {
        private var sizes = Size.zero
        private var minima = Size.zero
        private var maxima = Size.zero
        private var flexBasis = 0.0

        @usableFromInline
        init() {}

        subscript(place: Units.Place) -> Double {
            get {
                switch place {
                case .width: sizes.width
                case .height: sizes.height
                case .minWidth: minima.width
                case .minHeight: minima.height
                case .maxWidth: maxima.width
                case .maxHeight: maxima.height
                case .flexBasis: flexBasis
                }
            }
            set {
                switch place {
                case .width: sizes.width = newValue
                case .height: sizes.height = newValue
                case .minWidth: minima.width = newValue
                case .minHeight: minima.height = newValue
                case .maxWidth: maxima.width = newValue
                case .maxHeight: maxima.height = newValue
                case .flexBasis: flexBasis = newValue
                }
            }
        }
    }

    /// The properties that few elements set. Of those that have units, it keeps the numbers.
    @usableFromInline
    struct Rare: Hashable, Sendable {
        @usableFromInline var bleeds = false
        @usableFromInline var spacingBefore = 0.0
        @usableFromInline var spacingAfter = 0.0
        @usableFromInline var layoutPosition = Point.zero
        @usableFromInline var layoutPositionFraction = Point.zero
        @usableFromInline var minWidth = 0.0
        @usableFromInline var minHeight = 0.0
        @usableFromInline var maxWidth = 0.0
        @usableFromInline var maxHeight = 0.0
        @usableFromInline var flexBasis = 0.0
        @usableFromInline var ascender = 0.0
        @usableFromInline var descender = 0.0
        @usableFromInline var addends = Addends()

        @inlinable
        init() {}

        /// The parts that differ from the default, but for baselines.
        fileprivate var parts: Parts {
            var parts: Parts = []
            if spacingBefore != 0 || spacingAfter != 0 { parts.insert(.spacing) }
            if layoutPosition != .zero || layoutPositionFraction != .zero || bleeds { parts.insert(.layoutPosition) }
            return parts
        }
    }

    /// Rare properties in memory of their own. Elements without them are smaller by a third, so that a large tree is made
    /// and read in less time.
    @usableFromInline
    final class RareBox: Hashable, Sendable {
        @usableFromInline let values: Rare

        init(_ values: Rare) {
            self.values = values
        }

        @usableFromInline
        static func == (box: RareBox, other: RareBox) -> Bool { box.values == other.values }

        @usableFromInline
        func hash(into hasher: inout Hasher) { hasher.combine(values) }
    }

    /// Styles that are equal have equal boxes: one with default values is never kept.
    @usableFromInline var rare: Rare {
        @inlinable
        get { rareBox?.values ?? Rare() }
        @usableFromInline
        set {
            rareBox = newValue == Rare() ? nil : RareBox(newValue)
            units.rareParts = newValue.parts
        }
    }
}
