import QuoinDocument
import QuoinScene

/// A document that is read with stub resources.
func document(_ text: String) throws -> Document {
    try Document(parsing: text, resources: StubResources())
}

/// The root of a document of which nothing but the layout matters.
func root(_ layout: String) throws -> AnyElement {
    try document("layout: " + layout).root
}

/// The paint of a box with some keys.
func paint(_ keys: String) throws -> Paint? {
    (try root("{\(keys)}").kind.base as? BoxNode)?.paint
}

/// Everything that is found in a document, as `line:column: severity: path: message`.
func problems(_ text: String) -> [String] {
    do {
        return lines(try document(text).warnings)
    } catch let error as QuoinError {
        return lines(error.diagnostics)
    } catch {
        return ["\(error)"]
    }
}

/// What is said of a document: what is found in it or, if that is nothing, its outline.
func reading(_ text: String) -> [String] {
    do {
        let document = try document(text)
        let warnings = document.warnings
        return warnings.isEmpty ? try document.outline : lines(warnings)
    } catch let error as QuoinError {
        return lines(error.diagnostics)
    } catch {
        return ["\(error)"]
    }
}

/// What is found in the layout of a document, whose text begins at column 9.
func layoutProblems(_ layout: String) -> [String] {
    problems("layout: " + layout)
}

private func lines(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { diagnostic in
        let text = diagnostic.text(file: "")
        return text.hasPrefix(":") ? String(text.dropFirst()) : text
    }
}

/// Why a document cannot be read, within other limits if need be.
func failure(_ text: String, _ change: (inout Limits) -> Void = { _ in }) -> QuoinError? {
    var limits = Limits()
    change(&limits)
    do {
        _ = try Document(parsing: text, resources: StubResources(), limits: limits)
        return nil
    } catch {
        return error
    }
}

extension Document {
    /// The canvas and the elements, a line each: the frame and the properties that differ from their defaults. Without
    /// bounds, the canvas has 100 by 100 points.
    var outline: [String] {
        get throws {
            let range = canvas.range == .unconstrained ? SizeRange(exactly: Size(100, 100)) : canvas.range
            let environment = LayoutEnvironment(scale: canvas.scale, direction: canvas.direction)
            let trace = try root.trace(in: range, environment: environment)
            let properties = Canvas.properties.recorded(canvas)
            return (properties.isEmpty ? [] : ["canvas" + properties.words])
                + trace.layout.tree.paintOrder.map(trace.layout.line) + trace.warnings.map { "warning: \($0)" }
        }
    }
}

extension Layout {
    /// An element with its frame, its properties and its text, below and to the right of those around it.
    fileprivate func line(of index: Int) -> String {
        let depth = sequence(first: index, next: tree.parent).dropFirst().reduce(0) { depth, _ in depth + 1 }
        let name = tree.word(of: index) + (tree.id(of: index).map { " #\($0)" } ?? "")
        let properties = tree.recordedProperties(of: index) + (tree.painted(index)?.recordedPaint ?? [])
        let spans = (tree.kind(of: index) as? TextNode)?.text.spans ?? []
        let text = spans.map { span in
            let own = TextStyle.properties.recorded(span.style) + TextContent.Span.properties.recorded(span)
            return " \"\(span.string.printable)\"" + own.words
        }
        return String(repeating: "  ", count: depth) + "\(name) \(frames[index])" + properties.words + text.joined()
    }
}

extension [RecordedProperty] {
    /// The keys with their values, in the order of the letters.
    fileprivate var words: String {
        isEmpty ? "" : " {" + map { "\($0.key): \($0.value)" }.sorted().joined(separator: ", ") + "}"
    }
}

/// Images and fonts that are nowhere on disk: every image is 40 by 20 points but those whose names say otherwise.
struct StubResources: DocumentResources {
    func image(at path: String) throws(QuoinError) -> ImageResource {
        switch path {
        case "missing.png": throw QuoinError("\"missing.png\" cannot be read: there is no such file")
        case "huge.png": throw QuoinError("huge.png: the image is too large", .limitPassed)
        default: ImageResource(.file(path), size: Size(40, 20))
        }
    }

    func font(at path: String) throws(QuoinError) -> String {
        if path == "missing.ttf" { throw QuoinError("\"missing.ttf\" cannot be read") }
        return "/stub/" + path
    }
}
