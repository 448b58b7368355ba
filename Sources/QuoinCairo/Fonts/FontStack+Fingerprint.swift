extension FontStack {
    /// What some of the stack's fonts and the process's libraries are, for pictures that show only these fonts.
    ///
    /// - Parameter paths: font files as glyph runs name them. Each is read once in the life of the stack.
    /// - Throws: ``FontError/unreadable(path:)``.
    public func fingerprint(ofFiles paths: Set<String>) throws(FontError) -> EnvironmentFingerprint {
        var fonts: [String: String] = [:]
        for path in paths.sorted() {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            fonts[name] = try digest(of: path)
        }
        return EnvironmentFingerprint(libraries: EnvironmentFingerprint.libraryVersions, fonts: fonts)
    }

    private func digest(of path: String) throws(FontError) -> String {
        if let known = digests[path] { return known }
        let digest = try FontFile.digest(ofFile: path)
        digests[path] = digest
        return digest
    }
}
