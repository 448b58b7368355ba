import QuoinSnapshots
import QuoinSystem
import QuoinValues
import SwiftParser
import SwiftSyntax

/// A source with inline snapshots.
struct InlineSource {
    private let text: String
    private let tree: SourceFileSyntax
    private let converter: SourceLocationConverter

    init(_ text: String) {
        self.text = text
        tree = Parser.parse(source: text)
        converter = SourceLocationConverter(fileName: "", tree: tree)
    }

    /// The change that writes a snapshot into the call at a place.
    ///
    /// - Parameters:
    ///   - line: from 1.
    ///   - column: in bytes, from 1: that of the parenthesis of the call, or of its closure if it has none.
    ///   - expected: the text that the call has; `nil` for none.
    /// - Throws: an ``InlineSourceError`` if there is no such call, or another text.
    func edit(
        writing snapshot: String, line: Int, column: Int, was expected: String?, _ closure: InlineSnapshotClosure
    ) throws(InlineSourceError) -> InlineJournal.Edit {
        let finder = CallFinder(line: line, column: column, converter)
        finder.walk(tree)
        guard let call = finder.call else { throw .changed }
        let style = LiteralStyle(text, of: call, converter)
        guard let old = try self.closure(of: call, closure) else {
            guard expected == nil else { throw .changed }
            return insertion(of: style.closure(snapshot), in: call, closure)
        }
        guard let literal = old.literal else { throw .noLiteral }
        // The compiler reads every line ending of a literal as a line feed.
        let built = literal.representedLiteralValue?.replacing("\r\n", with: "\n")
        guard built == expected else { throw expected == nil ? .noLiteral : .changed }
        return InlineJournal.Edit(range: old.range, text: style.closure(snapshot))
    }

    /// The closure with the text; `nil` if there is none.
    private func closure(
        of call: FunctionCallExprSyntax, _ place: InlineSnapshotClosure
    ) throws(InlineSourceError) -> ClosureExprSyntax? {
        if let argument = call.arguments.first(where: { $0.label?.text == place.label }) {
            if let closure = argument.expression.as(ClosureExprSyntax.self) { return closure }
            throw .noLiteral
        }
        let closures = [call.trailingClosure].compactMap(\.self) + call.additionalTrailingClosures.map(\.closure)
        return closures.indices.contains(place.offset) ? closures[place.offset] : nil
    }

    private func insertion(
        of closure: String, in call: FunctionCallExprSyntax, _ place: InlineSnapshotClosure
    ) -> InlineJournal.Edit {
        let hasOthers = call.trailingClosure != nil
        let end = call.endPositionBeforeTrailingTrivia.utf8Offset
        return InlineJournal.Edit(range: end..<end, text: " " + (hasOthers ? "\(place.label): " : "") + closure)
    }
}

/// Finds the call at a place.
private final class CallFinder: SyntaxVisitor {
    private let line: Int
    private let column: Int
    private let converter: SourceLocationConverter
    private(set) var call: FunctionCallExprSyntax?

    init(line: Int, column: Int, _ converter: SourceLocationConverter) {
        (self.line, self.column, self.converter) = (line, column, converter)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let start =
            node.leftParen?.positionAfterSkippingLeadingTrivia
            ?? node.trailingClosure?.positionAfterSkippingLeadingTrivia
        if let start {
            let location = converter.location(for: start)
            if location.line == line, location.column == column { call = node }
        }
        return call == nil ? .visitChildren : .skipChildren
    }
}

extension ClosureExprSyntax {
    /// The bytes of the closure, without surrounding trivia.
    fileprivate var range: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The literal that is the only content of the closure; `nil` for other closures.
    fileprivate var literal: StringLiteralExprSyntax? {
        guard signature == nil, statements.count == 1, case .expr(let expression)? = statements.first?.item else {
            return nil
        }
        return expression.as(StringLiteralExprSyntax.self)
    }
}

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

/// The position of an inline snapshot's text in a function call: in the closure with a label.
public struct InlineSnapshotClosure: Hashable, Sendable {
    /// The label of the closure among the arguments. A trailing closure also has it, unless it is the first one.
    public var label: String
    /// The index of the closure among the trailing closures, from 0.
    public var offset: Int

    /// A closure of a function of your own; by default the one of `assertInlineSnapshot`.
    ///
    /// - Parameters:
    ///   - label: the label of the closure among the arguments.
    ///   - offset: the index of the closure among the trailing closures, from 0.
    public init(label: String = "matches", offset: Int = 0) {
        (self.label, self.offset) = (label, offset)
    }
}

/// Why a snapshot cannot be written into the source of its assertion.
enum InlineSourceError: Error, Hashable, Sendable {
    /// The source has changed since it was built.
    case changed
    /// The text in the source is not in a closure with one literal without interpolations.
    case noLiteral
    /// Another process wrote a different snapshot at this place since the source was built.
    case writtenBefore
}

extension InlineSourceError: CustomStringConvertible {
    var description: String {
        switch self {
        case .changed:
            "the snapshot cannot be written into the source, which has changed since it was built; build again"
        case .noLiteral:
            "the snapshot cannot be written into the source: the expected text is not one literal in a closure"
        case .writtenBefore:
            "another run of these tests wrote a different snapshot there; build again, and compare what is always the same"
        }
    }
}

/// The sources that inline snapshots are written into.
enum InlineSources {
    /// Writes a snapshot into the source of its assertion.
    ///
    /// - Parameters:
    ///   - text: the snapshot.
    ///   - expected: the text that the source had when it was built; `nil` for none.
    ///   - closure: where the text is in the call.
    /// - Throws: an ``InlineSourceError`` if the assertion is not found as it was built, or a ``QuoinError`` if the
    ///   source cannot be read or written.
    static func write(
        _ text: String, in place: SnapshotPlace, was expected: String?, _ closure: InlineSnapshotClosure
    ) throws {
        try whileLocked(place.file) {
            let current = try content(of: place.file)
            let journal = InlineJournal(for: place)
            var state = try journal.state(of: current) ?? InlineJournal.State(asBuilt: current, in: place.file)
            let source = InlineSource(state.original)
            let edit = try source.edit(
                writing: text, line: Int(place.line), column: Int(place.column), was: expected, closure)
            if let other = state.edits.first(where: { $0.range == edit.range }) {
                guard other != edit else { return }
                throw InlineSourceError.writtenBefore
            }
            state.edits.append(edit)
            let result = state.result
            // A process that ends between these two leaves the source without this edit and a journal that shows it.
            try journal.write(state)
            try write(Array(result.utf8), to: place.file)
        }
    }

    private static func content(of file: FilePath) throws -> String {
        guard !FileKind.isLink(file.string) else { throw QuoinError(writingThroughLink: file.string) }
        let bytes = try QuoinError.wrapping(
            in: file.string, "cannot be read, so that the snapshot cannot be written into it"
        ) {
            try FileDescriptor.content(at: file.string)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw QuoinError("the file is not UTF-8 text", in: file.string)
        }
        return text
    }

    private static func write(_ bytes: [UInt8], to file: FilePath) throws {
        try QuoinError.wrapping(in: file.string, "cannot be written") { try AtomicFile.write(bytes, to: file) }
    }

    /// Runs a body while no other process writes into the folder of a file. The lock is released when the process ends.
    private static func whileLocked(_ file: FilePath, _ body: () throws -> Void) throws {
        let folder = file.removingLastComponent()
        let descriptor = try QuoinError.wrapping(in: folder.string, "cannot be read") {
            try FileDescriptor.open(folder, .readOnly, options: [.closeOnExec])
        }
        try descriptor.closeAfter {
            while flock(descriptor.rawValue, LOCK_EX) != 0, errno == EINTR {}
            try body()
        }
    }
}
