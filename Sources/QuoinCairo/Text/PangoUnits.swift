import CPangoCairo

/// Pango's measure: 1,024 units to a point.
enum PangoUnits {
    /// Widths from here on are unbounded, in points; Pango counts in 32 bits.
    static let limit = 1_000_000.0

    static func units(_ points: Double) -> Int32 {
        Int32((min(max(points, -limit), limit) * Double(PANGO_SCALE)).rounded())
    }

    static func points(_ units: Int32) -> Double {
        Double(units) / Double(PANGO_SCALE)
    }
}
