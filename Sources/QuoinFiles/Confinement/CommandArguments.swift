import QuoinDeclarations
import QuoinLayout
import QuoinScene

/// Options of the command `quoin` with the same meaning as values in Swift.
extension RenderingOptions {
    package var commandArguments: [String] {
        func range(_ range: ExtentRange?) -> String? { range.map { "\($0.min)...\($0.max)" } }
        var options: [(name: String, value: String?)] = [
            ("--scale", scale.map { "\($0)" }), ("--width", range(width)), ("--height", range(height)),
            ("--appearance", appearance?.rawValue), ("--direction", direction?.rawValue),
            ("--text-scale", textScale.map { "\($0)" }), ("--language", language?.rawValue),
        ]
        options += fonts.map { ("--font-dir", $0) }
        let given = options.compactMap { option in option.value.map { "\(option.name)=\($0)" } }
        return given + Limits.declarations.flatMap { ["--limit", "\($0.name)=\(limits[keyPath: $0.path])"] }
    }
}

extension DocumentFile.Access {
    package var commandArguments: [String] {
        switch self {
        case .ownFolder: []
        case .below(let root): ["--root=\(root)"]
        case .allFiles: ["--all-files"]
        case .noFiles: ["--no-files"]
        }
    }
}
