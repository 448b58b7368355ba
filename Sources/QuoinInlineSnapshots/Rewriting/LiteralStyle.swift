import SwiftSyntax

/// How a literal is written into a source: the indentation and the line endings of the code around it.
struct LiteralStyle {
    /// The indentation of the line with the call.
    private let indentation: String
    /// One more level.
    private let level: String
    private let lineEnd: String

    /// - Parameter text: the source.
    init(_ text: String, of call: FunctionCallExprSyntax, _ converter: SourceLocationConverter) {
        lineEnd = text.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        let lines = converter.sourceLines
        let line = converter.location(for: call.positionAfterSkippingLeadingTrivia).line
        indentation = lines.indices.contains(line - 1) ? Self.indentation(of: lines[line - 1]) : ""
        level = Self.level(of: lines)
    }

    /// A closure that returns a text.
    func closure(_ text: String) -> String {
        let (hashes, inner) = (Self.hashes(for: text), indentation + level)
        // Scalars, because a carriage return and a line feed are one character.
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.isEmpty ? "" : inner + Self.escaped(line, hashes)
        }
        let literal = [inner + hashes + "\"\"\""] + lines + [inner + "\"\"\"" + hashes]
        return (["{"] + literal + [indentation + "}"]).joined(separator: lineEnd)
    }

    private static func indentation(of line: String) -> String { String(line.prefix { $0 == " " || $0 == "\t" }) }

    /// The smallest indentation of a line; four spaces if there is none.
    private static func level(of lines: [String]) -> String {
        let indentations = lines.filter { $0.contains { !$0.isWhitespace } }.map(indentation).filter { !$0.isEmpty }
        if indentations.contains(where: { $0.hasPrefix("\t") }) { return "\t" }
        let smallest = indentations.map(\.count).filter { $0 > 1 }.min() ?? 4
        return String(repeating: " ", count: min(smallest, 8))
    }

    /// The smallest number of number signs with which a literal needs no escapes for the backslashes and quotes of a
    /// text.
    private static func hashes(for text: String) -> String {
        var hashes = ""
        let bytes = Array(text.utf8)
        while bytes.contains(Array(("\\" + hashes).utf8)) || bytes.contains(Array(("\"\"\"" + hashes).utf8)) {
            hashes += "#"
        }
        return hashes
    }

    /// A line with escapes for characters that a literal cannot contain.
    private static func escaped(_ line: Substring.UnicodeScalarView, _ hashes: String) -> String {
        line.reduce(into: "") { result, scalar in
            switch scalar {
            case "\t": result.unicodeScalars.append(scalar)
            case "\r": result += "\\\(hashes)r"
            case _ where scalar.properties.generalCategory == .control:
                result += "\\\(hashes)u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
