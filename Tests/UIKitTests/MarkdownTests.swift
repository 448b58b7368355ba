import Quoin
import QuoinSnapshots
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("texts with the marks of Markdown", .serialized)
struct MarkdownTests {
    private func parts(
        _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full
    ) throws -> [(String, InlinePresentationIntent?)] {
        let text = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax))
        return text.runs.map { (String(text[$0.range].characters), $0.inlinePresentationIntent) }
    }

    @Test("marks within a line are attributes of letters")
    func inline() throws {
        let found = try parts("Now **in _both_** and `code`, ~~not~~ this")
        #expect(found.map(\.0) == ["Now ", "in ", "both", " and ", "code", ", ", "not", " this"])
        #expect(
            found.map(\.1) == [
                nil, .stronglyEmphasized, [.stronglyEmphasized, .emphasized], nil, .code, nil, .strikethrough, nil,
            ])
    }

    @Test("blocks follow each other without newlines, with what they are beside them")
    func blocks() throws {
        let text = try AttributedString(markdown: "# Title\n\nFirst\nline\n\n2. two\n3. > three")
        #expect(String(text.characters) == "TitleFirst linetwothree")
        let kinds = text.runs.compactMap { $0.presentationIntent?.components.map(\.kind) }
        #expect(kinds.first == [.header(level: 1)])
        #expect(kinds.last == [.paragraph, .blockQuote, .listItem(ordinal: 3), .orderedList])
    }

    @Test("marks of blocks are plain text where only those of lines are read, and newlines are kept where asked for")
    func inlineOnly() throws {
        #expect(try parts("# One\n  two", .inlineOnlyPreservingWhitespace).map(\.0).joined() == "# One\n  two")
        #expect(try parts("- One\ntwo", .inlineOnly).map(\.0).joined() == "- One two")
    }

    @Test("a label shows the marks, and a link in its color")
    func picture() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        (label.numberOfLines, label.backgroundColor) = (0, .white)
        label.attributedText = try NSAttributedString(
            markdown: "By signing up you **agree** to the _terms_ and the [privacy policy](https://example.com), `v2`.")
        assertSnapshot(of: label, as: .image)
        let text = try NSAttributedString(markdown: "[a](page)", baseURL: URL(string: "https://example.com/x/"))
        let link = text.attribute(.link, at: 0, effectiveRange: nil) as? URL
        #expect(link?.absoluteString == "https://example.com/x/page")
    }
}
