extension ElementStyle {
    /// The units of the dimensions, two bits each, and whether there are baselines. A style is a third smaller than with
    /// an enumeration in place of each number, and elements are copied often.
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

        @inlinable
        init() {}

        @inlinable
        func dimension(_ number: Double, _ place: Place) -> LayoutDimension {
            switch (bits >> place.rawValue) & 3 {
            case 0: .auto
            case 1: .points(number)
            default: .fraction(number)
            }
        }

        /// Keeps the unit of a dimension, and returns its number.
        @inlinable
        mutating func keep(_ dimension: LayoutDimension, _ place: Place) -> Double {
            let (unit, number): (UInt32, Double) =
                switch dimension {
                case .auto: (0, 0)
                case .points(let number): (1, number)
                case .fraction(let number): (2, number)
                }
            bits = bits & ~(3 << place.rawValue) | unit << place.rawValue
            return number
        }

        @inlinable
        func optional(_ number: Double, _ place: Presence) -> Double? {
            (bits >> place.rawValue) & 1 == 0 ? nil : number
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

        /// Whether a size property is a fraction, by the higher bit of its unit.
        var haveSizeFraction: Bool { bits & Self.sizes & 0xAAA != 0 }

        var haveBaseline: Bool { bits >> Presence.ascender.rawValue & 3 != 0 }
    }
}
