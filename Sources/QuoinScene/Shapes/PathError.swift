/// Why a text is no path.
public struct PathError: Error, Hashable, Sendable {
    /// What was expected.
    public var expected: Expectation
    /// Where it was expected: the number of bytes before.
    public var offset: Int

    /// What has to stand at a place of a path's text.
    public enum Expectation: String, Hashable, Sendable {
        case moveFirst = "M or m at the beginning"
        case command = "one of the letters MLHVCSQTAZ, large or small"
        case number = "a number"
        case flag = "0 or 1"
    }

    public init(expected: Expectation, offset: Int) {
        (self.expected, self.offset) = (expected, offset)
    }
}

extension PathError: CustomStringConvertible {
    public var description: String { "the path is wrong at character \(offset + 1): expected \(expected.rawValue)" }
}
