import QuoinLayout
import QuoinValues

extension Layout: CustomStringConvertible {
    /// `  text (title): 120 × 24 at 16, 16, "Lisbon"`, a line for each element, indented by its depth.
    public var description: String {
        tree.paintOrder.filter { !leftOut.contains($0) }.map(line).joined(separator: "\n")
    }

    private func line(_ index: Int) -> String {
        let kind = tree.kind(of: index)
        let name = type(of: kind).name + (tree.id(of: index).map { " (\($0))" } ?? "")
        let text = (kind as? TextNode).map { ", \"\($0.text.string)\"" } ?? ""
        return String(repeating: "  ", count: tree.depth(of: index)) + "\(name): \(frames[index])\(text)"
    }
}
