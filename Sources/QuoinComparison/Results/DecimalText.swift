import QuoinSystem

/// Numbers with as many decimals as columns of figures need.
enum DecimalText {
    /// A number that is 0 or more and less than 10^15, rounded to some decimals: `4.10`.
    static func text(_ value: Double, decimals: Int) -> String {
        let digits = String(Int((value * pow(10, Double(decimals))).rounded()))
        let padded = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
        return padded.dropLast(decimals) + "." + padded.suffix(decimals)
    }
}
