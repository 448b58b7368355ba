/// What is as it was saved, since the file does not say it otherwise.
package enum SavedParts: Sendable {
    case nothing
    /// The safe area, the margins that views have by default, and the sizes of controls, which differ between versions of iOS.
    case areas
    /// These, and the sizes of texts.
    case everything
}
