/// Names a face: enough to find it again, and to tell a person what it is.
public struct FontFace: Hashable, Sendable {
    /// The font file.
    public var path: String
    /// The number of the face in the file.
    public var index: Int
    /// The place on the axes of a variable font, as `wght=650,opsz=14`; empty for others.
    public var variations: String
    /// As the font file names it: `Inter`; empty where it does not.
    public var family: String
    /// As the font file names the face within its family: `Bold Italic`; empty where it does not.
    public var style: String

    public init(path: String, index: Int = 0, variations: String = "", family: String, style: String) {
        (self.path, self.index, self.variations) = (path, index, variations)
        (self.family, self.style) = (family, style)
    }
}
