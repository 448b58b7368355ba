import QuoinDocument

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
