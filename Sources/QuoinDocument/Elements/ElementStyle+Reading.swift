import QuoinLayout

extension ElementStyle {
    static let sizeKeys = [
        "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "preferredSize", "minSize", "maxSize",
        "preferredLayoutSize", "minLayoutSize", "maxLayoutSize",
    ]

    /// The keys that a stack reads from its children, whatever its alignment.
    static let stackKeys = ["flexGrow", "flexShrink", "flexBasis", "alignSelf", "spacingBefore", "spacingAfter"]

    /// Sets what the common keys say.
    mutating func read(_ mapping: DocumentMapping) {
        readSizes(mapping)
        readAliases(mapping)
        readStackKeys(mapping)
        if let point = mapping["layoutPosition"]?.point() { layoutPosition = point }
    }

    private mutating func readSizes(_ mapping: DocumentMapping) {
        if let value = mapping["width"]?.dimension() { width = value }
        if let value = mapping["height"]?.dimension() { height = value }
        if let value = mapping["minWidth"]?.dimension() { minWidth = value }
        if let value = mapping["maxWidth"]?.dimension() { maxWidth = value }
        if let value = mapping["minHeight"]?.dimension() { minHeight = value }
        if let value = mapping["maxHeight"]?.dimension() { maxHeight = value }
    }

    /// The keys that set two of the sizes at once. One of them beside another that sets the same is an error, because
    /// a mapping has no order by which the last could win.
    private mutating func readAliases(_ mapping: DocumentMapping) {
        if let size = mapping.alias("preferredSize", "preferredLayoutSize", of: "width", "height") {
            preferredLayoutSize = size
        }
        if let size = mapping.alias("minSize", "minLayoutSize", of: "minWidth", "minHeight") { minLayoutSize = size }
        if let size = mapping.alias("maxSize", "maxLayoutSize", of: "maxWidth", "maxHeight") { maxLayoutSize = size }
    }

    private mutating func readStackKeys(_ mapping: DocumentMapping) {
        if let value = mapping["flexGrow"]?.number(0...1e9) { flexGrow = value }
        if let value = mapping["flexShrink"]?.number(0...1e9) { flexShrink = value }
        if let value = mapping["flexBasis"]?.dimension() { flexBasis = value }
        if let value = mapping["alignSelf"]?.choice(AlignSelf.self) { alignSelf = value }
        if let value = mapping["spacingBefore"]?.number() { spacingBefore = value }
        if let value = mapping["spacingAfter"]?.number() { spacingAfter = value }
        if let value = mapping["ascender"]?.number() { ascender = value }
        if let value = mapping["descender"]?.number() { descender = value }
    }
}

extension DocumentMapping {
    /// The value of a key for a size in points, or of its twin for dimensions.
    fileprivate func alias(_ points: String, _ dimensions: String, of keys: String...) -> LayoutSize? {
        let size = self[points]?.size().map { LayoutSize(.points($0.width), .points($0.height)) }
        let layoutSize = self[dimensions]?.layoutSize()
        guard contains(points) || contains(dimensions) else { return nil }
        let given = ([points, dimensions] + keys).filter { contains($0) }
        if given.count > 1 {
            report(
                "\(given.map { "\"\($0)\"" }.joined(separator: " and ")) set the same; use one of them", at: given[0])
        }
        return size ?? layoutSize
    }
}
