import Foundation

/// The values of an object's keys, and their order: what predicates and sort descriptors ask for.
enum KeyedValue {
    /// The value at a path of keys; of a collection, the values of its items, or their number at `@count`.
    static func of(_ object: Any?, at path: String) -> Any? {
        path.split(separator: ".").reduce(object) { object, key in
            guard let object = unwrapped(object) else { return nil }
            if let managed = object as? NSManagedObject { return managed.value(forKey: String(key)) }
            if let items = list(object) {
                return key == "@count" ? items.count : items.compactMap { of($0, at: String(key)) }
            }
            if let values = object as? [String: Any] { return values[String(key)] }
            if let object = object as? NSObject { return object.storedValue(String(key)) ?? nil }
            return Mirror(reflecting: object).children.first { $0.label ?? "" == key }?.value
        }
    }

    static func list(_ value: Any) -> [Any]? {
        switch value {
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let array as [Any]: array
        default: (value as? AnyHashable)?.base as? [Any] ?? (value as? Set<AnyHashable>).map { $0.map(\.base) }
        }
    }

    /// How two values are ordered; `nil` for values that are not. Nothing comes before everything.
    ///
    /// - Parameter options: `c` ignores the case of texts, `d` their accents.
    static func order(_ left: Any?, _ right: Any?, _ options: String = "") -> ComparisonResult? {
        guard let left = unwrapped(left), let right = unwrapped(right) else {
            let (isLeft, isRight) = (unwrapped(left) != nil, unwrapped(right) != nil)
            return isLeft == isRight ? .orderedSame : isLeft ? .orderedDescending : .orderedAscending
        }
        if let left = left as? NSNumber, let right = right as? NSNumber { return left.compare(right) }
        if let left = left as? Date, let right = right as? Date { return left.compare(right) }
        if let left = left as? String, let right = right as? String {
            let (left, right) = (folded(left, options), folded(right, options))
            return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
        }
        return (left as? AnyHashable) == (right as? AnyHashable) ? .orderedSame : nil
    }

    static func folded(_ text: String, _ options: String) -> String {
        var text = text
        if options.contains("c") { text = text.folding(options: .caseInsensitive, locale: nil) }
        if options.contains("d") { text = text.folding(options: .diacriticInsensitive, locale: nil) }
        return text
    }

    private static func unwrapped(_ value: Any?) -> Any? {
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
