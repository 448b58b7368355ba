import Foundation
import QuoinScene

/// What the marks within a line say of letters.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
    public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
}

/// The blocks that letters are in. Views show nothing of them: an app that wants headings gives them fonts itself.
public struct PresentationIntent: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case paragraph, orderedList, unorderedList, blockQuote, thematicBreak
        case header(level: Int)
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
    }

    public struct IntentType: Hashable, Sendable {
        public let kind: Kind
        public let identity: Int
    }

    /// From the innermost block to the outermost.
    public let components: [IntentType]
}

extension AttributedString {
    /// How a text with marks is read.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
            (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
        }
    }

    /// A text with the marks of Markdown, by the rules of CommonMark. Blocks follow each other without newlines.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        var reader = MarkdownReader(baseURL: baseURL)
        switch options.interpretedSyntax {
        case .full: reader.read(MarkdownTree(markdown))
        case .inlineOnly: reader.read(inlineMarksOf: markdown, newline: " ")
        case .inlineOnlyPreservingWhitespace: reader.read(inlineMarksOf: markdown, newline: "\n")
        }
        self = reader.text
    }

    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
}

extension NSAttributedString {
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }
}

/// Adds the parts of a tree to a text.
private struct MarkdownReader {
    private let baseURL: URL?
    private(set) var text = AttributedString()
    /// The number of blocks that were entered.
    private var count = 0

    init(baseURL: URL?) { self.baseURL = baseURL }

    mutating func read(_ tree: MarkdownTree) {
        for block in tree.root?.children ?? [] { read(block, in: []) }
    }

    mutating func read(inlineMarksOf markdown: String, newline: String) {
        let tree = MarkdownTree(inlineMarksOf: markdown)
        guard let block = tree.root?.children.first else { return }
        add(block, AttributeContainer(), newline: newline, without: tree.padding)
    }

    private mutating func read(_ block: MarkdownNode, in outer: [PresentationIntent.IntentType]) {
        func within(_ kind: PresentationIntent.Kind) -> [PresentationIntent.IntentType] {
            count += 1
            return [PresentationIntent.IntentType(kind: kind, identity: count)] + outer
        }
        func attributes(_ kind: PresentationIntent.Kind) -> AttributeContainer {
            var own = AttributeContainer()
            own.presentationIntent = PresentationIntent(components: within(kind))
            return own
        }
        switch block.kind {
        case .list:
            let list = within(block.firstNumber == nil ? .unorderedList : .orderedList)
            for (index, item) in block.children.enumerated() {
                count += 1
                let kind = PresentationIntent.Kind.listItem(ordinal: (block.firstNumber ?? 1) + index)
                let own = [PresentationIntent.IntentType(kind: kind, identity: count)] + list
                for child in item.children { read(child, in: own) }
            }
        case .quote:
            let quote = within(.blockQuote)
            for child in block.children { read(child, in: quote) }
        case .code: text += AttributedString(block.literal, attributes: attributes(.codeBlock(languageHint: nil)))
        case .rule: text += AttributedString("\u{2E3B}", attributes: attributes(.thematicBreak))
        case .heading(let level): add(block, attributes(.header(level: level)))
        default: add(block, attributes(.paragraph))
        }
    }

    /// Adds the letters of a block.
    private mutating func add(
        _ block: MarkdownNode, _ attributes: AttributeContainer, newline: String = " ",
        without padding: Character? = nil
    ) {
        var (added, outer) = (AttributedString(), [attributes])
        func marked(_ intent: InlinePresentationIntent) -> AttributeContainer {
            var own = outer.last ?? attributes
            if !intent.isEmpty { own.inlinePresentationIntent = (own.inlinePresentationIntent ?? []).union(intent) }
            return own
        }
        func add(_ string: String, _ intent: InlinePresentationIntent = []) {
            let shown = padding.map { padding in string.filter { $0 != padding } } ?? string
            if !shown.isEmpty { added += AttributedString(shown, attributes: marked(intent)) }
        }
        block.walk { part, isEntered in
            switch part.kind {
            case .text: add(part.literal)
            case .inlineHTML: add(part.literal, .inlineHTML)
            case .softBreak: add(newline, .softBreak)
            case .lineBreak: add("\n", .lineBreak)
            case .inlineCode: add(part.literal, .code)
            case .emphasis, .strong, .struck, .link:
                guard isEntered else {
                    outer.removeLast()
                    return
                }
                var own = marked(part.kind.intent)
                if case .link = part.kind { own.link = URL(string: part.address, relativeTo: baseURL) }
                outer.append(own)
            default: break
            }
        }
        text += added
    }
}

extension MarkdownNode.Kind {
    fileprivate var intent: InlinePresentationIntent {
        switch self {
        case .emphasis: .emphasized
        case .strong: .stronglyEmphasized
        case .struck: .strikethrough
        default: []
        }
    }
}
