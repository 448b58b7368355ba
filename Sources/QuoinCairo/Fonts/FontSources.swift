/// Which font files a stack has: these and no others.
public struct FontSources: Hashable, Sendable {
    /// Whether the default set is among them: Inter, DejaVu and Noto Color Emoji.
    public var includesDefaults: Bool
    /// Files, and folders that are searched with all they contain; absolute, or relative to the process's working
    /// folder.
    public var paths: [String]

    /// The default set where nothing else is said. No file is looked for yet.
    public init(includesDefaults: Bool = true, paths: [String] = []) {
        self.includesDefaults = includesDefaults
        self.paths = paths
    }

    /// The default set alone.
    public static let defaults = FontSources()
}
