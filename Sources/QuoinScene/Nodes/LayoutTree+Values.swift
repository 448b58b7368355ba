import QuoinLayout
import QuoinValues

extension LayoutTree {
    /// Throws for values that no document could have, such as a width that is not a number, with the elements that have
    /// them.
    ///
    /// The values of a document are checked while it is read.
    ///
    /// - Parameters:
    ///   - start: the index of the first element that is checked.
    ///   - limits: how many errors are named.
    package func checkValues(from start: Int = 0, _ limits: Limits) throws(QuoinError) {
        guard source(of: 0) == nil else { return }
        var known = KnownValues()
        var errors: [QuoinError] = []
        for index in start..<count where errors.count < limits.errors {
            for problem in problems(of: index, &known) { errors.append(QuoinError(problem, at: reference(to: index))) }
        }
        try QuoinError.throwAll(errors)
    }

    /// The values that were right last. Neighbors often have the same.
    private struct KnownValues {
        var style = ElementStyle()
        var paint = Paint()
        var letters = TextStyle()
    }

    private func problems(of index: Int, _ known: inout KnownValues) -> [String] {
        var problems: [String] = []
        let kind = kind(of: index)
        let style = style(of: index)
        if style != known.style {
            problems += ElementStyle.properties.problems(of: style, unlike: type(of: kind).defaultStyle)
            known.style = style
        }
        if let paint = paint(of: index), paint != known.paint {
            problems += Paint.properties.problems(of: paint)
            known.paint = paint
        }
        for span in (kind as? TextNode)?.text.spans ?? [] where span.style != known.letters {
            problems += TextStyle.properties.problems(of: span.style)
            known.letters = span.style
        }
        return problems + Self.problems(of: kind)
    }

    private static func problems<Kind: LayoutKind>(of kind: Kind) -> [String] {
        Kind.declaration.properties?.problems(of: kind) ?? []
    }
}

extension Canvas {
    /// Throws for values that the canvas of no document could have, such as a scale of 0.
    package func checkValues() throws(QuoinError) {
        try QuoinError.throwAll(Self.properties.problems(of: self).map { QuoinError("canvas.\($0)") })
    }
}

extension PropertyTable {
    /// What is wrong with the values that are not the defaults, by the rules for documents: each is written and read.
    ///
    /// - Parameter base: the defaults; the table's own by default.
    fileprivate func problems(of root: Root, unlike base: Root? = nil) -> [String] {
        var problems: [String] = []
        for property in properties {
            // The content of a file, and what contains it, cannot be written.
            guard let value = property.write(root, property.isRequired ? nil : base ?? self.base),
                let node = SourceNode(value)
            else { continue }
            let reading = DocumentReading("", limits: Limits())
            let path = DocumentPath.root.appending(.key(property.key))
            var copy = root
            _ = property.read(DocumentValue(node: node, path: path, reading: reading), &copy)
            problems += reading.diagnostics.filter { $0.severity == .error }.map { "\($0.path): \($0.message)" }
        }
        return problems
    }
}
