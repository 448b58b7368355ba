/// How far a Gaussian blur spreads what it is applied to, in the unit of its standard deviation.
enum BlurReach {
    /// Beyond this distance nothing of the blur can be seen.
    static func visible(_ deviation: Double) -> Double { 3 * deviation }

    /// No backend paints farther than this, beside two pixels of rounding.
    static func painted(_ deviation: Double) -> Double { 4 * deviation }
}
