extension Size {
    /// The size with every extent that counts as unbounded made unknown: infinity, and all from 10,000,000 points
    /// (Texture, §1.4).
    public var knownExtents: Size {
        Size(width < LayoutTree.extentLimit ? width : .nan, height < LayoutTree.extentLimit ? height : .nan)
    }
}
