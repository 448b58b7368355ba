import QuoinVerification

/// What is kept of the results of a document without errors.
struct KeptFindings: Codable {
    private var findings: [LayoutFinding]
    private var notes: [String]
    private var layoutCount: Int
    /// The positions of the used allowances among those of the settings. An unused allowance of the document itself is a
    /// finding.
    private var used: [Int]

    init(_ result: CheckResults.CheckedDocument, of document: SnapshotDocument) {
        (findings, notes, layoutCount) = (result.findings, result.notes, result.layoutCount)
        used = result.usedAllowances.compactMap { document.settings.check.allow.firstIndex(of: $0) }
    }

    /// The results, without pictures.
    func result(of document: SnapshotDocument) -> CheckResults.CheckedDocument {
        let allowances = document.settings.check.allow
        var result = CheckResults.CheckedDocument(path: document.file.path, isCached: true)
        (result.findings, result.notes, result.layoutCount) = (findings, notes, layoutCount)
        result.usedAllowances = used.filter(allowances.indices.contains).map { allowances[$0] }
        return result
    }
}
