/// The length that places take along their group's axis.
struct UsedLength {
    private var fixed = 0.0
    private var longestUniform = 0.0
    private var uniformCount = 0.0

    var total: Double { fixed + longestUniform * uniformCount }

    /// - Parameters:
    ///   - isUniform: whether the length grows to the longest of its siblings.
    ///   - space: in points, beside the length.
    mutating func add(_ length: Double, isUniform: Bool, space: Double) {
        fixed += space + (isUniform ? 0 : length)
        guard isUniform else { return }
        longestUniform = max(longestUniform, length)
        uniformCount += 1
    }
}
