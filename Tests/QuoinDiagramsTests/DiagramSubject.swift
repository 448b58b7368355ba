import Quoin

/// A type whose properties diagrams explain, as it declares them: a new property is one that needs a diagram.
struct DiagramSubject {
    /// Where its diagrams are.
    let folder: String
    let isNode: Bool
    /// Properties with the names of all their values.
    private(set) var enumerations: [(property: String, values: [String])] = []
    /// Properties that are distances, places or proportions.
    private(set) var measures: [String] = []

    init<Kind: LayoutKind>(_ kind: Kind) {
        let name = "\(Kind.self)"
        let suffix = ["Layout", "Node"].first { name.hasSuffix($0) } ?? ""
        self.init(String(name.dropLast(suffix.count)), Kind.declaration.properties, isNode: Kind.isNode)
    }

    /// - Parameter silent: properties that a picture of the whole cannot show one by one.
    init<Root>(_ folder: String, _ table: PropertyTable<Root>?, isNode: Bool = false, except silent: Set<String> = []) {
        (self.folder, self.isNode) = (folder, isNode)
        for property in table?.properties ?? [] where !silent.contains(property.key) {
            if let values = property.shape.valueNames {
                enumerations.append((property.key, values))
            } else if property.shape.isMeasure {
                measures.append(property.key)
            }
        }
    }
}

extension ValueShape {
    /// The names of all values in documents, if they can be counted.
    fileprivate var valueNames: [String]? {
        var names: [String] = []
        for alternative in alternatives {
            switch alternative {
            case .words(let words): names += words
            case .bool: names += ["false", "true"]
            case .null: continue
            default: return nil
            }
        }
        return names.isEmpty ? nil : names
    }

    fileprivate var isMeasure: Bool {
        alternatives.contains { alternative in
            switch alternative {
            case .number, .numberAbove: true
            case .named(let name, _): ["point", "insets"].contains(name)
            default: false
            }
        }
    }
}
