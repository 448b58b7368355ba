/// A document with 5,000 boxes in rows.
enum ManyElements {
    static var text: String {
        let rows = (0..<50).map { row in
            let boxes = (0..<100).map { column in
                "{box: {}, id: b\(row)-\(column), preferredSize: [8, 8], fill: \"#33669\(column % 10)\"}"
            }
            return "      - row: {spacing: 1, children: [\(boxes.joined(separator: ", "))]}\n"
        }
        return "layout:\n  column:\n    spacing: 1\n    children:\n" + rows.joined()
    }
}
