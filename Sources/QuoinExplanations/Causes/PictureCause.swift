/// A change of what a picture is drawn from, which many pictures can have in common: `` `pill`.cornerRadius 11 → 8 ``.
package struct PictureCause: Hashable, Sendable, Codable {
    /// In a few words. Long values are shortened.
    package var title: String
    /// What the change is, with complete values. Causes with equal identities are the same in all pictures.
    package var identity: String

    package init(title: String, identity: String) {
        (self.title, self.identity) = (title, ContentDigest.text(of: identity.utf8))
    }
}
