import QuoinLayout

/// Why a text is no YAML.
struct YAMLProblem: Error {
    var message: String
    var place: SourcePlace?
    var isLimit = false
}
