extension FilePath {
    /// The path without its extension.
    public var removingExtension: FilePath {
        var path = self
        path.extension = nil
        return path
    }
}
