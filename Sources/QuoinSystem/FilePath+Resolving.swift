extension FilePath {
    /// The path from the root, without `.` and `..`.
    public var absolute: FilePath {
        (isAbsolute ? self : FilePath(FileManager.default.currentDirectoryPath).pushing(self)).lexicallyNormalized()
    }

    /// The path from the root, without detours and symbolic links as far as there is anything at it.
    public var resolved: FilePath {
        if let path = realpath(isEmpty ? "." : string, nil) {
            defer { free(path) }
            return FilePath(String(cString: path))
        }
        guard let name = lastComponent, name.kind == .regular else { return absolute }
        return removingLastComponent().resolved.appending(name)
    }
}
