import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@Suite("Words of messages")
struct MessageWordsTests {
    /// What no test can cause.
    private static let causeless = [
        "it cannot be read": "a library that fails without a message",
        "its size is not that of its header": "a library that decodes another size than the header says",
        "the picture cannot be written as a WebP": "libwebp fails only without memory",
        "the process cannot be confined": "a system that refuses what its version has",
        "cannot be read to its end": "a disk that fails while a file is read",
        "cannot be deleted": "a user who may do everything, as in containers, may delete every file",
        "the renderer process returned no page": "a process that ends well without a result",
        "the renderer process returned no result": "a process that ends well without a result",
        "the renderer process named no file of the folder": "a process that ends well with another result",
        "a process cannot be started": "a system without memory for another process",
        "a process that draws did not start": "a system without memory for another process",
        "the memory cannot be limited": "a system that refuses what its version has",
        "a file that it is drawn from has changed meanwhile; draw it again": "a file that changes while it is read",
        "the font that the text was shaped with cannot be opened": "a font that vanishes while a picture is drawn",
    ]

    @Test("of each message are in a test, or in an article whose samples are tested")
    func words() throws {
        let tested = try TestedText()
        var (count, causeless) = (0, Set<String>())
        for message in try Message.all() {
            count += 1
            if tested.contains(message.words) { continue }
            if Self.causeless[message.words] == nil {
                Issue.record("\(message.place): no test has the words “\(message.words)”")
            } else {
                causeless.insert(message.words)
            }
        }
        #expect(count > 300)
        #expect(causeless == Set(Self.causeless.keys), "a message of this list is tested or gone")
    }
}

/// A text that the program gives in an error or a warning.
private struct Message {
    /// The longest part without interpolations.
    var words: String
    /// The file and the line.
    var place: String

    static func all() throws -> [Message] {
        let folder = Documentation.root.appendingPathComponent("Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
            path.hasSuffix(".swift") && !["QuoinBench/", "DocumentationFigures/"].contains { path.hasPrefix($0) }
        }
        return try paths.sorted().flatMap { path in
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            guard MessageFinder.mayFind(in: text) else { return [Message]() }
            let tree = Parser.parse(source: text)
            let finder = MessageFinder(SourceLocationConverter(fileName: path, tree: tree))
            finder.walk(tree)
            return finder.messages
        }
    }
}

/// Finds the string literals of at least three words that are messages.
private final class MessageFinder: SyntaxVisitor {
    /// The functions and types whose arguments are messages, or parts of one.
    private static let functions: Set = [
        "QuoinError", "ValidationError", "Problem", "PNGError", "Bound", "damaged", "notEncodable", "brokenRecord",
        "limitPassed", "image", "wrapping", "picture", "expected", "word", "oneNumber",
        "report", "mismatch", "warn", "omit", "permits", "excess", "exceed", "printMessage", "number", "numbers",
    ]
    /// How the types end whose descriptions are messages.
    private static let types = ["Error", "Problem", "Reason", "Flaw"]

    private(set) var messages: [Message] = []
    private let places: SourceLocationConverter

    init(_ places: SourceLocationConverter) {
        self.places = places
        super.init(viewMode: .sourceAccurate)
    }

    /// Whether a source may have messages; most have none, and are not parsed.
    static func mayFind(in source: String) -> Bool {
        source.contains("var description") || functions.contains { source.contains("\($0)(") }
    }

    override func visit(_ literal: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = literal.segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }
        let words = parts.joined(separator: " ").split { !$0.isLetter }.filter { $0.count > 1 }
        if words.count > 2, isMessage(Syntax(literal)) {
            let longest = parts.map(\.ofOneLine.trimmed).max { $0.count < $1.count } ?? ""
            let place = literal.startLocation(converter: places)
            messages.append(
                Message(words: longest, place: "\(place.file):\(place.line)"))
        }
        return .visitChildren
    }

    private func isMessage(_ node: Syntax) -> Bool {
        var (node, isInDescription) = (node, false)
        while let parent = node.parent {
            if let call = parent.as(FunctionCallExprSyntax.self), call.arguments.id == node.id,
                Self.functions.contains(call.calledExpression.lastName)
            {
                return true
            }
            if let variable = parent.as(VariableDeclSyntax.self) {
                isInDescription = variable.bindings.first?.pattern.trimmedDescription == "description"
            }
            if let type = parent.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription, isInDescription {
                return Self.types.contains(where: type.hasSuffix)
            }
            node = parent
        }
        return false
    }
}

extension ExprSyntax {
    /// The name behind the last point.
    fileprivate var lastName: String {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    }
}

/// The texts of all tests and of the warnings and errors in articles.
private struct TestedText {
    private let text: String

    init() throws {
        let folder = Documentation.root.appendingPathComponent("Tests")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".swift") && !$0.hasSuffix("MessageWordsTests.swift")
        }
        let tests = try paths.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
        let articles = try Documentation.texts().flatMap { $0.code(in: "yaml") }.filter { $0.hasPrefix("# ") }
        text = (tests + articles).joined(separator: "\n").ofOneLine
            .replacingOccurrences(of: "\" + \"", with: "").replacingOccurrences(of: "\\ ", with: "")
    }

    func contains(_ words: String) -> Bool { strstr(text, words) != nil }
}

extension String {
    /// The text with one space for all white space in a row, without backslashes before quotes.
    fileprivate var ofOneLine: String {
        utf8.split { $0 <= UInt8(ascii: " ") }.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
            .replacingOccurrences(of: "\\\"", with: "\"")
    }

    /// The text without signs at its ends, and without the word that begins an error.
    fileprivate var trimmed: String {
        let words = trimmingCharacters(in: Self.signs)
        return words.hasPrefix("error: ") ? String(words.dropFirst("error: ".count)) : words
    }

    private static let signs = CharacterSet(charactersIn: ":;,. \"“”«»")
}
