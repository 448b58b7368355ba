import QuoinLayout

extension Path {
    /// The path that SVG's path data describes: `M 10 10 h 80 v 80 z` (SVG 2, §9.3).
    public init(parsing data: String) throws(Path.ParsingError) {
        try self.init(parsing: data, segmentLimit: .max)
    }

    /// The path that SVG's path data describes. If there are more segments than the limit, the rest is not read, and
    /// the result exceeds the limit.
    package init(parsing data: String, segmentLimit: Int) throws(Path.ParsingError) {
        var parser = PathParser(data, segmentLimit: segmentLimit)
        self = try parser.parse()
    }

    /// What viewers draw of path data: all before its first mistake (SVG 2, §9.5.4).
    package init(beforeMistakeIn data: String, segmentLimit: Int) {
        var parser = PathParser(data, segmentLimit: segmentLimit)
        _ = try? parser.parse()
        self = parser.path
    }
}

private struct PathParser {
    private var scanner: PathScanner
    private(set) var path = Path()
    private var current = Point.zero
    private var start = Point.zero
    /// The last control point; `nil` unless the last command was a curve of this degree.
    private var lastCubic: Point?
    private var lastQuadratic: Point?

    private let segmentLimit: Int

    init(_ data: String, segmentLimit: Int) {
        scanner = PathScanner(data)
        self.segmentLimit = segmentLimit
    }

    private var isFull: Bool { path.elements.count > segmentLimit }

    mutating func parse() throws(Path.ParsingError) -> Path {
        while !isFull, !scanner.isAtEnd() {
            let offset = scanner.offset
            guard let command = scanner.letter() else { throw Path.ParsingError(expected: .command, offset: offset) }
            guard !path.elements.isEmpty || command == "M" || command == "m" else {
                throw Path.ParsingError(expected: .moveFirst, offset: offset)
            }
            try run(command, at: offset)
        }
        return path
    }

    /// Runs a command, once for each group of numbers.
    private mutating func run(_ command: Character, at offset: Int) throws(Path.ParsingError) {
        let origin = { [current] in command.isLowercase ? current : .zero }
        switch command {
        case "M", "m":
            let first = try point(from: origin())
            move(to: first)
            while !isFull, scanner.isAtNumber() { line(to: try point(from: command == "m" ? current : .zero)) }
        case "Z", "z":
            path.close()
            end(at: start)
        default:
            repeat { try runOnce(command, at: offset) } while !isFull && scanner.isAtNumber()
        }
    }

    private mutating func runOnce(_ command: Character, at offset: Int) throws(Path.ParsingError) {
        let origin = command.isLowercase ? current : .zero
        switch command {
        case "L", "l": line(to: try point(from: origin))
        case "H", "h": line(to: Point(try scanner.number() + origin.x, current.y))
        case "V", "v": line(to: Point(current.x, try scanner.number() + origin.y))
        case "C", "c": cubic(try point(from: origin), try point(from: origin), to: try point(from: origin))
        case "S", "s": cubic(mirrored(lastCubic), try point(from: origin), to: try point(from: origin))
        case "Q", "q": quadratic(try point(from: origin), to: try point(from: origin))
        case "T", "t": quadratic(mirrored(lastQuadratic), to: try point(from: origin))
        case "A", "a": try arc(from: origin)
        default: throw Path.ParsingError(expected: .command, offset: offset)
        }
    }

    private mutating func point(from origin: Point) throws(Path.ParsingError) -> Point {
        Point(origin.x + (try scanner.number()), origin.y + (try scanner.number()))
    }

    /// The last control point, mirrored at the current point.
    private func mirrored(_ control: Point?) -> Point {
        control.map { Point(2 * current.x - $0.x, 2 * current.y - $0.y) } ?? current
    }

    private mutating func end(at point: Point) {
        (current, lastCubic, lastQuadratic) = (point, nil, nil)
    }

    private mutating func move(to point: Point) {
        path.move(to: point)
        start = point
        end(at: point)
    }

    private mutating func line(to point: Point) {
        path.line(to: point)
        end(at: point)
    }

    private mutating func cubic(_ first: Point, _ second: Point, to point: Point) {
        path.curve(to: point, first, second)
        end(at: point)
        lastCubic = second
    }

    private mutating func quadratic(_ control: Point, to point: Point) {
        path.quadraticCurve(from: current, to: point, control)
        end(at: point)
        lastQuadratic = control
    }

    private mutating func arc(from origin: Point) throws(Path.ParsingError) {
        let radii = Size(abs(try scanner.number()), abs(try scanner.number()))
        let rotation = try scanner.number()
        let (isLarge, isClockwise) = (try scanner.flag(), try scanner.flag())
        let target = try point(from: origin)
        if let arc = EllipticArc(
            from: current, to: target, radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise)
        {
            for curve in arc.curves { path.curve(to: curve.end, curve.first, curve.second) }
            end(at: target)
        } else {
            line(to: target)
        }
    }
}

extension Path {
    /// Why a text is not a path.
    public struct ParsingError: Error, Hashable, Sendable {
        public var expected: Expectation
        /// Where it was expected, in bytes from the beginning.
        public var offset: Int

        /// What was expected.
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
}

extension Path.ParsingError: CustomStringConvertible {
    public var description: String { "the path is wrong at character \(offset + 1): expected \(expected.rawValue)" }
}

/// Splits path data into letters, numbers and flags (SVG 2, §9.3.9).
struct PathScanner {
    private let bytes: [UInt8]
    private(set) var offset = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Takes the next letter; `nil` if something else comes next.
    mutating func letter() -> Character? {
        skipSeparators()
        guard let byte = peek, Character(Unicode.Scalar(byte)).isLetter else { return nil }
        offset += 1
        return Character(Unicode.Scalar(byte))
    }

    /// Whether only separators are left.
    mutating func isAtEnd() -> Bool {
        skipSeparators()
        return offset == bytes.count
    }

    /// Whether a number comes next.
    mutating func isAtNumber() -> Bool {
        skipSeparators()
        return peek.map { "+-.0123456789".utf8.contains($0) } ?? false
    }

    mutating func number() throws(Path.ParsingError) -> Double {
        skipSeparators()
        let start = offset
        skip("+-")
        skipDigits()
        if skip(".") { skipDigits() }
        let mantissa = offset
        if skip("eE") {
            skip("+-")
            // An `e` without digits is not part of the number.
            if !skipDigits() { offset = mantissa }
        }
        guard let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)), value.isFinite else {
            throw Path.ParsingError(expected: .number, offset: start)
        }
        return value
    }

    /// Takes a flag, which needs no separator after it.
    mutating func flag() throws(Path.ParsingError) -> Bool {
        skipSeparators()
        guard let byte = peek, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
            throw Path.ParsingError(expected: .flag, offset: offset)
        }
        offset += 1
        return byte == UInt8(ascii: "1")
    }

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func skipSeparators() {
        while skip(" \t\n\r\u{C},") {}
    }

    @discardableResult
    private mutating func skipDigits() -> Bool {
        let start = offset
        while skip("0123456789") {}
        return offset > start
    }

    @discardableResult
    private mutating func skip(_ characters: String) -> Bool {
        guard let byte = peek, characters.utf8.contains(byte) else { return false }
        offset += 1
        return true
    }
}
