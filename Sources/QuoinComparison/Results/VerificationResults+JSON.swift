import QuoinSystem

extension VerificationResults {
    /// Reads what ``json()`` wrote.
    ///
    /// - Throws: ``ResultsError`` for a file that is no JSON, lacks something, or has another version.
    public init(json: Data) throws(ResultsError) {
        do {
            self = try JSONDecoder().decode(VerificationResults.self, from: json)
        } catch let error as ResultsError {
            throw error
        } catch let error as DecodingError {
            throw ResultsError(error)
        } catch {
            throw .unreadable(path: "", reason: "\(error)")
        }
        if let name = Self.firstRepeated(snapshots.map(\.name)) { throw .repeatedSnapshot(name) }
    }

    /// The results as a JSON file: the same bytes for the same results.
    ///
    /// - Throws: ``ResultsError/notFinite(path:)`` for a number that JSON cannot hold.
    public func json() throws(ResultsError) -> Data {
        try JSONFile.bytes(of: self)
    }

    static func firstRepeated(_ names: [String]) -> String? {
        var seen: Set<String> = []
        return names.first { !seen.insert($0).inserted }
    }
}
