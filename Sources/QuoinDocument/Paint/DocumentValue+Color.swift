import QuoinLayout
import QuoinScene

extension DocumentValue {
    /// A color: as CSS writes it, a name from `colors`, or `{light, dark}`.
    func color() -> Color? {
        isRead()
        if isMapping { return adaptiveColor() }
        guard let text = string() else { return nil }
        if let named = reading.colors[text] { return named }
        do {
            return try Color(parsing: text)
        } catch {
            if case .unknownName(_, let suggestion) = error {
                let name = nearestName(to: text, among: reading.colors.keys) ?? suggestion
                report("\"\(text)\" is no color" + (name.map { "; did you mean \"\($0)\"?" } ?? ""))
            } else {
                report("\(error)")
            }
            return nil
        }
    }

    private func adaptiveColor() -> Color? {
        guard let mapping = mapping() else { return nil }
        defer { mapping.finish() }
        let (light, dark) = (mapping.required("light")?.color(), mapping.required("dark")?.color())
        guard let light, let dark else { return nil }
        return Color(light: light.light, dark: dark.dark)
    }
}

extension DocumentReading {
    /// Reads the names that stand for colors.
    func readColors(_ value: DocumentValue?) {
        for (name, value) in value?.mapping()?.all() ?? [] {
            colors[name] = value.color()
        }
    }
}
