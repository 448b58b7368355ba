/// Texts in Markdown.
package enum Markdown {
    /// The text on one line, with escapes for the characters that have a meaning in Markdown or DocC.
    package static func escaped(_ text: String) -> String {
        let marked = text.map { "[]`*_<\\".contains($0) ? "\\\($0)" : $0.isNewline ? " " : "\($0)" }
        return marked.joined().replacing("--", with: "\\--")
    }
}
