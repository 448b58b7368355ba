import QuoinDeclarations
import QuoinLayout
import QuoinScene

/// Options of the command `quoin` with the same meaning as values in Swift.
extension RenderingOptions {
    package var commandArguments: [String] {
        func option(_ name: String, _ value: (some Any)?) -> [String] { value.map { ["\(name)=\($0)"] } ?? [] }
        func range(_ range: ExtentRange?) -> String? { range.map { "\($0.min)...\($0.max)" } }
        return option("--scale", scale) + option("--width", range(width)) + option("--height", range(height))
            + option("--appearance", appearance?.rawValue) + option("--direction", direction?.rawValue)
            + option("--text-scale", textScale) + option("--language", language?.rawValue)
            + fonts.flatMap { ["--font-dir=\($0)"] }
            + Limits.declarations.flatMap { ["--limit", "\($0.name)=\(limits[keyPath: $0.path])"] }
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
