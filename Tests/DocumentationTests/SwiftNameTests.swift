import Foundation
import Quoin
import QuoinDocument
import TestSupport
import Testing

/// The Swift names that the reference gives to keys of documents.
@Suite("Swift names of keys")
struct SwiftNameTests {
    @Test("are public declarations")
    func declarations() throws {
        let declared = try PublicNames()
        for key in DocumentKeys.all {
            guard let name = key.swiftName else { continue }
            #expect(declared.contain(name), "\(key.key) in \(key.places): \(name)")
        }
    }

    /// The mappings whose keys only documents need.
    private static let documentMappings = ["check", "components", "if", "parameters", "variants"]
    /// The other keys that only documents need.
    private static let documentKeys: Set = [
        "after", "before", "caption", "check", "colors", "components", "for", "if", "kind", "layout", "locale",
        "measured",
        "pair", "parameters", "set", "spacing", "strip", "styles", "use", "variants", "with",
    ]

    @Test("are there for every key, except for what only documents need")
    func completeness() {
        for key in DocumentKeys.all where key.swiftName == nil && !Self.documentKeys.contains(key.key) {
            let mappings = key.places.map { String($0.prefix { $0 != "." }) }
            #expect(mappings.allSatisfy(Self.documentMappings.contains), "\(key.key) in \(key.places)")
        }
    }
}

/// The names of what users can use, without the types around them.
private struct PublicNames {
    private var names: Set<String> = ["init"]

    init() throws {
        let folder = Documentation.root.appendingPathComponent("Sources")
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            names.formUnion(
                try text.groups(
                    of: #"public [a-z() ]*(?:var|let|func|struct|class|enum|protocol|typealias) (\w+)|"#
                        + #"^ *(?:indirect )?case ([a-z]\w*)"#))
        }
    }

    func contain(_ name: String) -> Bool {
        name.prefix { $0 != "(" }.split(separator: ".").allSatisfy { names.contains(String($0)) }
    }
}
