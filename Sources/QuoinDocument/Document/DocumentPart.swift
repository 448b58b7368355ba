import QuoinValues

/// A file with parts of a document: colors, components and fonts.
package struct DocumentPart: Sendable {
    /// The name in messages.
    package let name: String
    /// The file as it is written.
    package let node: SourceNode
    let fonts: [Document.FontReference]
}

extension KeyShape {
    /// The files with parts of a document.
    static let use = KeyShape(
        "use", .text + .list(.text), "Files with colors, components, fonts and styles, beside the document.")
}

extension DocumentReading {
    /// Reads the files that a document uses, and those that they use, each once.
    func readParts(_ value: DocumentValue?) -> [DocumentPart] {
        guard let value else { return [] }
        var parts: [DocumentPart] = []
        addParts(value, within: [], to: &parts)
        return parts
    }

    /// - Parameter chain: the names of the files around, the outermost first.
    private func addParts(_ value: DocumentValue, within chain: [String], to parts: inout [DocumentPart]) {
        for value in value.isList ? value.list() ?? [] : [value] {
            var resourcePath = ""
            let found = value.resource { path, resources throws(QuoinError) in
                resourcePath = path
                return try resources.text(at: path)
            }
            guard let found else { continue }
            if chain.contains(found.name) {
                value.report("the file uses itself: " + (chain + [found.name]).joined(separator: " → "))
                continue
            }
            if parts.contains(where: { $0.name == found.name }) { continue }
            let folder = resourcePath.lastIndex(of: "/").map { String(resourcePath[..<$0]) } ?? ""
            let file = SourceFile(name: found.name, folder: folder, text: found.text)
            guard let node = parsed(found.text, in: file, at: value) else { continue }
            guard let mapping = DocumentValue(node: node, path: .root, reading: self).mapping() else { continue }
            mapping.markKnown(PropertyNames { ["colors", "components", "fonts", "styles", "use"].map { ($0, []) } })
            if let inner = mapping["use"] { addParts(inner, within: chain + [found.name], to: &parts) }
            readColors(mapping["colors"])
            readComponents(mapping["components"])
            readStyles(mapping["styles"], checksAll: false)
            parts.append(
                DocumentPart(name: found.name, node: node, fonts: mapping["fonts"]?.fontReferences() ?? []))
            mapping.finish()
        }
    }

    private func parsed(_ text: String, in file: SourceFile, at value: DocumentValue) -> SourceNode? {
        do {
            if let node = try SourceNode.parsing(text, in: file) { return node }
            value.report("\(file.name) is empty")
        } catch {
            error.diagnostics.forEach(report)
        }
        return nil
    }
}

extension DocumentValue {
    /// The font files and folders of a list.
    func fontReferences() -> [Document.FontReference] {
        (list() ?? []).compactMap { value in
            value.resource { path, resources throws(QuoinError) in
                Document.FontReference(
                    path: try resources.font(at: path), documentPath: value.path.text, place: value.place)
            }
        }
    }
}
