/// A change that many pictures can have in common: `` `pill`.cornerRadius 11 → 8 ``.
package struct PictureCause: Hashable, Sendable, Codable {
    /// In a few words. Long values are shortened.
    package var title: String
    /// The change with complete values. Causes with equal identities are the same in all pictures.
    package var identity: String

    package init(title: String, identity: String) {
        (self.title, self.identity) = (title, ContentDigest.text(of: identity.utf8))
    }
}
