/// The kinds of file a picture can be written as.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
    case png
    /// Without alpha, in front of white; colors change a little.
    case jpg
    /// Pixel for pixel, as a PNG.
    case webp
    /// Shapes and the outlines of letters, sharp at every size.
    case svg
    /// A page, its text to be selected and searched.
    case pdf
}
