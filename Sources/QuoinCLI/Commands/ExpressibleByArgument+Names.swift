import ArgumentParser

extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable<String> {
    /// The names of all cases.
    ///
    /// The parser asks for them several times at each start, and its own way to them leads through reflection.
    public static var allValueStrings: [String] {
        allCases.map { $0.rawValue }
    }
}
