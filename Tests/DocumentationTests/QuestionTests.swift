import DocumentationFigures
import Foundation
import Quoin
import QuoinDocument
import Testing

/// Questions of a new user, each with the page that answers it.
@Suite("Questions of a new user")
struct QuestionTests {
    /// Where a question is answered.
    enum Answer: Sendable {
        /// In an article that the landing page links to, below a heading, if there is one, with these words.
        case article(String, heading: String? = nil, String)
        /// On the page of a key, which a search for the key finds, with these words.
        case key(String, String)
        /// On the page of names in other libraries, which leads to the key.
        case otherName(String, key: String)
        /// On the page of a recipe, which a search for its title finds.
        case recipe(String)
        /// In a tutorial, with these words.
        case tutorial(String, String)
    }

    struct Question: Sendable, CustomTestStringConvertible {
        var text: String
        var answer: Answer
        var testDescription: String { text }

        init(_ text: String, _ answer: Answer) { (self.text, self.answer) = (text, answer) }
    }

    @Test("are answered within two clicks or one search", arguments: all)
    func answers(question: Question) throws {
        switch question.answer {
        case .article(let name, let heading, let words):
            let articles = try Documentation.articles()
            let landing = try #require(articles.first { $0.name == "Quoin" })
            #expect(landing.text.contains("- <doc:\(name)>\n"), "the landing page does not list \(name)")
            var text = try #require(articles.first { $0.name == name }).text
            if let heading {
                let start = try #require(text.range(of: "# \(heading)\n"), "there is no heading \(heading)")
                text = String(text[start.upperBound...])
                text = text.range(of: "\n## ").map { String(text[..<$0.lowerBound]) } ?? text
            }
            #expect(text.contains(words), "\(name) does not say \(words)")
        case .key(let key, let words):
            let found = DocumentKeys.named(key)
            let texts = found.map { "\($0.summary) \($0.valueText()) default \($0.defaultValue ?? "none")" }
            #expect(texts.contains { $0.contains(words) }, "\(texts)")
        case .otherName(let name, let key):
            let page = OtherNamesPage().article().text
            let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("| `\(name)` |") }, "\(name)")
            #expect(row.contains("<doc:\(KeyPage.name(of: key))>"), "\(row)")
        case .recipe(let title): #expect(CookbookPages.names.map(CookbookPages.title).contains(title))
        case .tutorial(let name, let words):
            let file = Documentation.catalogue.folder.appendingPathComponent("Tutorials/\(name).tutorial")
            #expect(try String(contentsOf: file, encoding: .utf8).contains(words))
        }
    }

    static let all = layout + looks + documents + commands

    private static let layout: [Question] = [
        Question(
            "How do I make the badge overlap the corner by 4 points?",
            .article("FrequentQuestions", heading: "How do I put a badge over a corner?", "by 4 points")),
        Question("What is the default of alignItems?", .key("alignItems", "default stretch")),
        Question("Why is my text cut off?", .article("FrequentQuestions", heading: "Sizes", "flexShrink")),
        Question(
            "Why is it not growing?", .article("FrequentQuestions", heading: "Why is it not growing?", "free space")),
        Question("Why is my width ignored?", .article("FrequentQuestions", "What the parent offers counts more")),
        Question("What takes the place of padding?", .otherName("padding", key: "inset")),
        Question("What takes the place of gap?", .otherName("gap", key: "spacing")),
        Question("What is the default spacing of a row?", .key("spacing", "default 0")),
        Question("How do I wrap tags onto several lines?", .key("flexWrap", "wrap")),
        Question("How do I center something?", .key("center", "middle")),
        Question("How do I keep a ratio of 16 to 9?", .key("ratio", "ratio of its height to its width")),
        Question("How do I put something at a fixed place?", .key("layoutPosition", "place under an absolute layout")),
        Question("How do I get columns of equal width?", .recipe("Equal columns")),
        Question("How do I keep a footer at the bottom?", .recipe("Sticky footer")),
        Question("How do I make a grid of photos?", .recipe("Photo grid")),
        Question("How do I lay out a table?", .recipe("Table")),
        Question(
            "Does it lay out as CSS does?", .article("TextureLayouts", heading: "The rules of CSS", "flexRules: css")),
        Question("How do I draw from right to left?", .key("direction", "ltr or rtl")),
        Question("How do I lay out a grid?", .otherName("grid", key: "collection")),
        Question("How do I hide an element without moving the others?", .key("hidden", "laid out but not painted")),
        Question("What does “size range” mean?", .article("Glossary", "| size range |")),
    ]

    private static let looks: [Question] = [
        Question("How do I round only one corner?", .key("bottomLeft", "corner")),
        Question("How do I fill with a gradient?", .key("fill", "gradient")),
        Question("How do I draw a shadow?", .key("shadow", "A shadow")),
        Question("How do I limit a text to two lines?", .key("lines", "whole number")),
        Question("Where can a text be shortened?", .key("truncation", "tail")),
        Question("How do I space out letters?", .key("letterSpacing", "points")),
        Question("How do I underline a text?", .key("underline", "line")),
        Question("Why is my picture transparent?", .article("FrequentQuestions", "A canvas has no fill by default")),
        Question("Why is the picture half as large as expected?", .key("scale", "default 1")),
        Question(
            "How do I make a picture round?",
            .article("FrequentQuestions", heading: "How do I make a picture or a box round?", "cornerRadius: 50%")),
        Question("How do I draw a line between rows?", .otherName("divider", key: "box")),
        Question("How do I put text over a photo?", .recipe("Title over photo")),
        Question("How do I rotate an element?", .key("rotate", "A clockwise turn")),
        Question("How do I make one word bold?", .article("TextAndPaint", heading: "Text", "spans: [")),
        Question("How do I wrap a text around a picture?", .key("flowAround", "flows around")),
        Question("How do I use a font of my own?", .key("fonts", "Font files")),
        Question("How do I show several values of a property in one figure?", .key("strip", "panel")),
        Question("Which annotations are there?", .article("Diagrams", "`baselines`")),
    ]

    private static let documents: [Question] = [
        Question(
            "How do I reuse a part of a document?", .article("LayoutDocument", heading: "Components", "parameters")),
        Question(
            "How does my editor complete keys?", .article("LayoutDocument", heading: "In an editor", "quoin schema")),
        Question(
            "Can an image come from the web?",
            .article("FrequentQuestions", heading: "Why is an image or a font not found?", "from a network")),
        Question("Which systems does it run on?", .article("GettingStarted", "macOS")),
        Question("May I use it in a product?", .article("GettingStarted", "the MIT license")),
        Question("How many elements may a document have?", .article("DocumentLimits", "`elements`")),
        Question("How do I draw documents of other people?", .article("DocumentsFromStrangers", "--strangers")),
        Question("How do I draw share cards from data?", .tutorial("DrawShareCards", "one for each post")),
        Question("How do I draw in a server?", .article("GettingStarted", heading: "In a server", "renderer")),
        Question("Where is an element in the picture?", .article("GettingStarted", "frame(ofID:")),
        Question("How do I write a layout kind of my own?", .article("OwnLayoutKind", "LayoutKind")),
        Question("How do I bring Texture code over?", .article("ComingFromTexture", "ASDKFluentNames")),
    ]

    private static let commands: [Question] = [
        Question(
            "How do I accept a changed picture?",
            .article("FrequentQuestions", heading: "How do I accept a changed picture?", "quoin approve")),
        Question("How do I draw the dark appearance?", .article("CommandLine", "--appearance dark")),
        Question("How do I get an SVG?", .article("CommandLine", "--format svg")),
        Question(
            "What do the exit codes mean?", .article("CommandLine", heading: "Exit codes", "differences were found")),
        Question(
            "How do I allow small differences?", .article("SnapshotTests", heading: "Tolerance", "ComparisonRules")),
        Question("How do I leave an area out of the comparison?", .article("SnapshotTests", "mask")),
        Question("How do I show results in a pull request?", .article("SnapshotTests", "--github")),
        Question("How do I test a Swift view?", .tutorial("TestWithSnapshots", "PriceTagTests.swift")),
        Question("How fast is it?", .article("Speed", "milliseconds")),
        Question("How do I run one test?", .article("WorkingOnQuoin", "--filter")),
    ]
}
