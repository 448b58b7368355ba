import Foundation

/// The values of an object's keys, and their order: what predicates and sort descriptors ask for.
enum KeyedValue {
    /// The value at a path of keys; of a collection, the values of its items, or their number at `@count`.
    static func of(_ object: Any?, at path: String) -> Any? {
        path.split(separator: ".").map(String.init).reduce(object) { object, key in
            switch unwrapped(object) {
            case nil: nil
            case let managed as NSManagedObject: managed.value(forKey: key)
            case let object? where list(object) != nil:
                key == "@count" ? list(object)?.count : list(object)?.compactMap { of($0, at: key) }
            case let values as [String: Any]: values[key]
            case let object as NSObject: object.storedValue(key) ?? nil
            case let object?: Mirror(reflecting: object).children.first { $0.label == key }?.value
            }
        }
    }

    static func list(_ value: Any?) -> [Any]? {
        switch value {
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let array as [Any]: array
        default: (value as? AnyHashable)?.base as? [Any] ?? (value as? Set<AnyHashable>)?.map(\.base)
        }
    }

    /// How two values are ordered; `nil` for values that are not. Nothing comes before everything.
    ///
    /// - Parameter options: `c` ignores the case of texts, `d` their accents.
    static func order(_ left: Any?, _ right: Any?, _ options: String = "") -> ComparisonResult? {
        switch (unwrapped(left), unwrapped(right)) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let left as NSNumber, let right as NSNumber): left.compare(right)
        case (let left as Date, let right as Date): left.compare(right)
        case (let left as String, let right as String): order(folded(left, options), folded(right, options))
        case (let left, let right): left as? AnyHashable == right as? AnyHashable ? .orderedSame : nil
        }
    }

    private static func order(_ left: String, _ right: String) -> ComparisonResult {
        left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }

    static func folded(_ text: String, _ options: String) -> String {
        var folding: String.CompareOptions = []
        if options.contains("c") { folding.insert(.caseInsensitive) }
        if options.contains("d") { folding.insert(.diacriticInsensitive) }
        return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
    }

    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? unwrapped(mirror.children.first?.value) : value
    }
}

extension NSSortDescriptor {
    /// Sorts objects by the value of a key, or of a path of keys.
    public convenience init(key: String?, ascending: Bool, selector: Selector? = nil) {
        let options = selector.map { "\($0)".lowercased().contains("caseinsensitive") ? "c" : "" } ?? ""
        self.init(keyPath: \NSObject.self, ascending: ascending) { left, right in
            guard let key else { return .orderedSame }
            return KeyedValue.order(KeyedValue.of(left, at: key), KeyedValue.of(right, at: key), options)
                ?? .orderedSame
        }
    }
}
