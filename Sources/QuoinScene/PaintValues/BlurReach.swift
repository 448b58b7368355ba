/// The reach of a Gaussian blur, in the unit of its standard deviation.
enum BlurReach {
    /// Beyond this distance the blur is invisible.
    static func visible(_ deviation: Double) -> Double { 3 * deviation }

    /// No backend paints farther than this, except for two pixels of rounding.
    static func painted(_ deviation: Double) -> Double { 4 * deviation }
}
