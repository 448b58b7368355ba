import SwiftParser
import SwiftSyntax

/// A copy of a Swift file of an app that compiles without Objective-C.
///
/// Every line stays where it is, and errors and failures name the app's own file.
package struct SourceCopy {
    package let text: String

    /// - Parameters:
    ///   - source: the text of the file.
    ///   - path: its path, which errors and failures name.
    ///   - module: all files of its module; `nil` if there is no other one.
    package init(of source: String, at path: String, in module: AppModule? = nil) {
        let module = module ?? AppModule([(path, source)])
        let finder = ForeignSyntax(module)
        let source = ExtensionOverrides(movedIn: source, at: path, module).text
        let methods = OverriddenMembers(module)
        let actions = TargetActions(viewMode: .sourceAccurate)
        let (places, frames) = (PropertyPlaces(module), FramePlaces())
        let tree = Parser.parse(source: source)
        finder.walk(tree)
        actions.walk(tree)
        methods.walk(tree)
        places.walk(tree)
        if finder.importsViews { frames.walk(tree) }
        let xml = source.contains("XMLParser") || source.contains("XMLDocument")
        let imports =
            finder.imports + (actions.text.isEmpty ? [] : ["import UIKit\n"])
            + (xml ? ["#if canImport(FoundationXML)\nimport FoundationXML\n#endif\n"] : [])
        text =
            imports.joined() + Self.directive(path, 1)
            + SourceEdit.apply(finder.edits + methods.edits + places.edits + frames.edits, to: source)
            + finder.addition + actions.text
    }

    /// What gives the next line a place in the app's file.
    static func directive(_ path: String, _ line: Int) -> String {
        let name = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "#sourceLocation(file: \"\(name)\", line: \(line))\n"
    }
}

/// Bytes that are replaced.
struct SourceEdit {
    let start: Int
    let end: Int
    let replacement: [UInt8]

    /// Replaces a node without the space around it. Lines that it spans remain.
    init(_ node: some SyntaxProtocol, with text: String) {
        start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        end = node.endPositionBeforeTrailingTrivia.utf8Offset
        let lines = node.trimmedDescription.utf8.count { $0 == UInt8(ascii: "\n") }
        replacement = Array((text + String(repeating: "\n", count: lines)).utf8)
    }

    /// Adds text before a node.
    init(before node: some SyntaxProtocol, _ text: String) {
        start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        end = start
        replacement = Array(text.utf8)
    }

    /// Adds text after a node.
    init(after node: some SyntaxProtocol, _ text: String) {
        start = node.endPositionBeforeTrailingTrivia.utf8Offset
        end = start
        replacement = Array(text.utf8)
    }

    /// A text with its edits made. Those within a part that another one replaces have no effect.
    static func apply(_ edits: [SourceEdit], to source: String) -> String {
        var bytes = Array(source.utf8)
        // Of two at the same place the one that stands first comes last.
        let replaced = edits.filter { $0.start < $0.end }
        let made = edits.filter { edit in !replaced.contains { $0.start < edit.start && edit.start < $0.end } }
        for edit in made.reversed().sorted(by: { $0.start > $1.start }) {
            bytes.replaceSubrange(edit.start..<edit.end, with: edit.replacement)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
