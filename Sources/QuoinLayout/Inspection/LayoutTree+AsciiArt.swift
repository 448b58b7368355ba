extension Layout {
    /// The layout drawn in characters (Texture, §7.2): a box for each layout around its children, which are one above another
    /// in a column and side by side otherwise. A node is only its name, without its content, unless it is the root.
    public var asciiArt: String { tree.asciiArt() }
}

extension LayoutTree {
    /// The tree of layouts from an element down, drawn in characters (Texture, §7.2).
    ///
    /// A layout is a box around its children, which are one above another in a column and side by side otherwise. A node
    /// below the element is only its name, without its content.
    package func asciiArt(of index: Int = 0) -> String {
        picture(of: index, entersNode: true).joined(separator: "\n")
    }

    private func picture(of index: Int, entersNode: Bool) -> [String] {
        let name = kind(of: index).asciiArtName(id: nodes[index].element.id).printable
        let children = artChildren(of: index)
        guard !children.isEmpty, entersNode || !nodes[index].isNode else { return [name] }
        let pictures = children.map { picture(of: $0, entersNode: false) }
        if kind(of: index).asciiArtAxis == .vertical {
            return AsciiBox.oneAboveAnother(pictures, name: name)
        }
        return AsciiBox.sideBySide(pictures, name: name)
    }

    /// The children. As in Texture, the one that determines the size is the first.
    private func artChildren(of index: Int) -> [Int] {
        let children = children(of: index)
        guard kind(of: index) is BackgroundLayout, let child = children.last else { return Array(children) }
        return [child] + children.dropLast()
    }
}

/// Boxes of characters around pictures whose lines have equal lengths.
private enum AsciiBox {
    static let padding = 2

    static func sideBySide(_ pictures: [[String]], name: String) -> [String] {
        let height = pictures.map(\.count).max() ?? 0
        let columns = pictures.map { picture in
            let missing = height - picture.count
            let blank = blanks(picture[0].count)
            return Array(repeating: blank, count: upperHalf(missing)) + picture
                + Array(repeating: blank, count: missing / 2)
        }
        var lines = (0..<height).map { row in
            blanks(padding) + columns.map { $0[row] + blanks(padding) }.joined()
        }
        let width = (lines.first?.count ?? 0) + 2
        if width < name.count {
            let missing = name.count + 2 * padding - width
            lines = lines.map { blanks(upperHalf(missing)) + $0 + blanks(missing / 2) }
        }
        return framed(lines, name: name)
    }

    static func oneAboveAnother(_ pictures: [[String]], name: String) -> [String] {
        let width = pictures.map { $0[0].count }.max() ?? 0
        let missing = width < name.count ? name.count + 2 * padding - width : 0
        let lines = pictures.flatMap { picture in
            let rest = width - picture[0].count
            return picture.map { line in
                blanks(upperHalf(rest) + upperHalf(missing) + padding) + line
                    + blanks(rest / 2 + missing / 2 + padding)
            }
        }
        return framed(lines, name: name)
    }

    private static func framed(_ lines: [String], name: String) -> [String] {
        let width = (lines.first?.count ?? 0) + 2
        let rest = max(width - name.count, 0)
        let top = dashes(upperHalf(rest)) + name + dashes(rest / 2)
        return [top] + lines.map { "|\($0)|" } + [dashes(width)]
    }

    /// Half a number, rounded up.
    private static func upperHalf(_ number: Int) -> Int { (number + 1) / 2 }
    private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
    private static func dashes(_ count: Int) -> String { String(repeating: "-", count: count) }
}
