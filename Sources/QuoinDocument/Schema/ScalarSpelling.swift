/// The ways to spell a scalar that readers look into themselves; which of them a reader takes is found out by trying.
enum ScalarSpelling: String, CaseIterable {
    case auto
    case percentage
    /// A percentage below 0 or above 100.
    case farPercentage
    case infinity
    case range

    /// Texts that are spelled so, all of which a reader must take.
    var samples: [String] {
        switch self {
        case .auto: ["auto"]
        case .percentage: ["50%"]
        case .farPercentage: ["-50%", "150%"]
        case .infinity: ["inf"]
        case .range: ["1...2", "1...inf"]
        }
    }

    /// What all texts that are spelled so match, as a regular expression of JSON Schema.
    var pattern: String {
        switch self {
        case .auto: "^auto$"
        case .percentage: "^\\+?(100(\\.0*)?|[0-9]?[0-9](\\.[0-9]*)?|\\.[0-9]+)%$"
        case .farPercentage: "^[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?%$"
        case .infinity: "^\\+?\\.?[iI][nN][fF]$"
        case .range: "^[-+.eE0-9 ]+\\.\\.\\.[-+.eE0-9inf ]+$"
        }
    }
}
