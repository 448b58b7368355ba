import CMarkGFM
import Synchronization

/// A Markdown text that cmark-gfm has parsed, with `~~struck~~` among its marks.
package final class MarkdownTree {
    private let document: OpaquePointer?
    /// The character that was added to the text for the parser, which is no part of it.
    package private(set) var padding: Character?

    /// Strikethrough is registered once. While it is attached, the parser changes tables that all threads share.
    private static let lock = Mutex(false)

    package init(_ text: String) {
        var text = text
        let parsed = text.withUTF8 { bytes in
            let characters = UnsafeRawBufferPointer(bytes).bindMemory(to: CChar.self)
            return Self.lock.withLock { isRegistered in
                if !isRegistered { cmark_gfm_core_extensions_ensure_registered() }
                isRegistered = true
                return Parsed(document: Self.parse(characters))
            }
        }
        document = parsed.document
    }

    /// Parses a text whose marks of blocks are plain text, and whose spaces and newlines are kept.
    package convenience init(inlineMarksOf text: String) {
        let padding = Self.padding(for: text)
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        self.init(lines.map { "\(padding)\($0)\(padding)" }.joined(separator: "\n"))
        self.padding = padding
    }

    /// A space character that the text does not contain.
    ///
    /// It is added around every line. There it prevents the parser from reading the line as the beginning of a block,
    /// and from removing the spaces at its ends. Marks treat it as a space, like the end of a line.
    private static func padding(for text: String) -> Character {
        let spaces: [Character] = ["\u{1680}", "\u{205F}", "\u{2008}", "\u{2006}"]
        return spaces.first { !text.contains($0) } ?? spaces[0]
    }

    deinit {
        if let document { cmark_node_free(document) }
    }

    package var root: MarkdownNode? { document.map { MarkdownNode(pointer: $0) } }

    /// Passes a document out of the lock; from then on it belongs to one thread.
    private struct Parsed: @unchecked Sendable {
        let document: OpaquePointer?
    }

    private static func parse(_ text: UnsafeBufferPointer<CChar>) -> OpaquePointer? {
        guard let parser = cmark_parser_new(CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE) else { return nil }
        defer { cmark_parser_free(parser) }
        if let strikethrough = cmark_find_syntax_extension("strikethrough") {
            cmark_parser_attach_syntax_extension(parser, strikethrough)
        }
        cmark_parser_feed(parser, text.baseAddress, text.count)
        return cmark_parser_finish(parser)
    }
}

/// A part of a Markdown text: a block, or a part of a line. It is valid as long as its tree.
package struct MarkdownNode {
    fileprivate let pointer: OpaquePointer

    package enum Kind {
        case paragraph
        case heading(level: Int)
        case list, item, quote, code, rule, html
        case text, softBreak, lineBreak, inlineCode, inlineHTML
        case emphasis, strong, struck, link, image
        case other
    }

    package var kind: Kind {
        switch cmark_node_get_type(pointer) {
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(pointer)))
        case CMARK_NODE_LIST: .list
        case CMARK_NODE_ITEM: .item
        case CMARK_NODE_BLOCK_QUOTE: .quote
        case CMARK_NODE_CODE_BLOCK: .code
        case CMARK_NODE_THEMATIC_BREAK: .rule
        case CMARK_NODE_HTML_BLOCK: .html
        case CMARK_NODE_TEXT: .text
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_CODE: .inlineCode
        case CMARK_NODE_HTML_INLINE: .inlineHTML
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link
        case CMARK_NODE_IMAGE: .image
        default: typeName == "strikethrough" ? .struck : .other
        }
    }

    private var typeName: String { cmark_node_get_type_string(pointer).map { String(cString: $0) } ?? "" }

    /// The text of a part that has no parts itself.
    package var literal: String { cmark_node_get_literal(pointer).map { String(cString: $0) } ?? "" }

    /// The address of a link.
    package var address: String { cmark_node_get_url(pointer).map { String(cString: $0) } ?? "" }

    /// The number of the first item of a list; `nil` for a list with bullets.
    package var firstNumber: Int? {
        cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST ? Int(cmark_node_get_list_start(pointer)) : nil
    }

    /// Whether the items of a list stand close together.
    var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }

    package var children: [MarkdownNode] {
        var children: [MarkdownNode] = []
        var next = cmark_node_first_child(pointer)
        while let child = next {
            children.append(MarkdownNode(pointer: child))
            next = cmark_node_next(child)
        }
        return children
    }

    /// Calls a body for each part in the order of the text: when the part is entered and, if it has parts, when it is
    /// left.
    package func walk(_ body: (_ part: MarkdownNode, _ isEntered: Bool) -> Void) {
        guard let iterator = cmark_iter_new(pointer) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let part = cmark_iter_get_node(iterator) else { return }
            body(MarkdownNode(pointer: part), event == CMARK_EVENT_ENTER)
        }
    }
}
