/// What is shown, and how.
package struct PreviewSettings: Sendable {
    /// Documents, and folders of documents; those of the settings if empty.
    package var paths: [String]
    /// Font files, and folders with font files, in addition to the default fonts and those that documents name.
    package var fonts: [String] = []
    /// The folder in which documents may read images and fonts; by default that of each document.
    package var root: String?
    /// Whether no file is written.
    package var isReadOnly = false
    /// The address of a place in a file, with `{path}`, `{line}` and `{column}`.
    package var editor = "vscode://file{path}:{line}:{column}"

    package init(paths: [String]) {
        self.paths = paths
    }
}
