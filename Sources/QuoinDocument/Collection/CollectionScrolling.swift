import QuoinCompositional
import QuoinLayout

/// Where a collection and its lanes are scrolled to, what covers it, and lengths that are known without measuring.
struct CollectionScrolling {
    private var contentOffset = Point.zero
    private var contentInset = EdgeInsets.zero
    private var safeArea = EdgeInsets.zero
    private var orthogonalOffsets: [Int: Double] = [:]
    private var measuredLengths: [Int: [Double]] = [:]

    init(_ mapping: DocumentMapping, sectionCount: Int) {
        if let value = mapping["contentOffset"]?.point() { contentOffset = value }
        if let value = mapping["contentInset"]?.finiteInsets() { contentInset = value }
        if let value = mapping["safeArea"]?.finiteInsets() { safeArea = value }
        orthogonalOffsets = mapping["orthogonalOffsets"]?.bySection(sectionCount) { $1.number() } ?? [:]
        measuredLengths = mapping["measured"]?.bySection(sectionCount) { $1.lengths() } ?? [:]
    }

    func apply(to collection: inout CollectionLayout) {
        collection.contentOffset = contentOffset
        collection.contentInset = contentInset
        collection.safeArea = safeArea
        collection.orthogonalOffsets = orthogonalOffsets
        collection.measuredLengths = measuredLengths
    }
}

extension DocumentValue {
    /// A mapping of section indexes. An index that no section has is warned of.
    func bySection<Value>(_ sectionCount: Int, _ read: (Int, DocumentValue) -> Value?) -> [Int: Value] {
        guard let mapping = mapping() else { return [:] }
        var values: [Int: Value] = [:]
        for (key, value) in mapping.all() {
            guard let section = Int(key), section >= 0 else {
                mapping.report("expected the index of a section, not \"\(key)\"", at: key)
                continue
            }
            if section >= sectionCount {
                mapping.warn("has no effect, since there is no section \(section)", at: key)
            }
            values[section] = read(section, value)
        }
        return values
    }

    fileprivate func lengths() -> [Double]? {
        list().map { $0.compactMap { $0.number(0...1e9) } }
    }

    fileprivate func finiteInsets() -> EdgeInsets? {
        guard let insets = edgeInsets() else { return nil }
        let edges = [insets.top, insets.left, insets.bottom, insets.right]
        return edges.allSatisfy(\.isFinite) ? insets : mismatch("insets that are finite")
    }
}
