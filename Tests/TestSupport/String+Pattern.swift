import Foundation

extension String {
    /// What the groups of a pattern stand for, wherever it is found. In debug builds, a `Regex` takes ten times as
    /// long, which counts where all sources are read. Boundaries of words are those of Unicode, as in a `Regex`:
    /// `Type.member` is one word.
    package func groups(of pattern: String) throws -> [String] {
        let expression = try NSRegularExpression(
            pattern: pattern, options: [.anchorsMatchLines, .useUnicodeWordBoundaries])
        let whole = NSString(string: self)
        return expression.matches(in: self, range: NSRange(location: 0, length: whole.length)).flatMap { match in
            (1..<match.numberOfRanges).map { match.range(at: $0) }.filter { $0.location != NSNotFound }
                .map(whole.substring)
        }
    }
}
