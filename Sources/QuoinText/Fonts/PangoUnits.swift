import CPangoCairo

/// Pango's unit of length: 1/1,024 of a point.
enum PangoUnits {
    /// Larger widths, in points, count as unbounded, because Pango has 32-bit lengths.
    static let limit = 1_000_000.0

    static func units(_ points: Double) -> Int32 {
        Int32((min(max(points, -limit), limit) * Double(PANGO_SCALE)).rounded())
    }

    static func points(_ units: some BinaryInteger) -> Double {
        Double(units) / Double(PANGO_SCALE)
    }
}
