extension RGBA {
    /// Red, green and blue, and alpha unless it is 1, each as a byte. A component
    /// that is not a number is 0.
    package var bytes: [UInt8] {
        ([red, green, blue] + (alpha == 1 ? [] : [alpha])).map { UInt8((min(1, max(0, $0)) * 255).rounded()) }
    }

    /// `#8e8e93`, and `#8e8e9380` with an alpha below 1 (CSS Color 4, §5.2).
    package var hexadecimal: String {
        bytes.reduce(into: "#") { $0 += String($1 >> 4, radix: 16) + String($1 & 0xF, radix: 16) }
    }
}
