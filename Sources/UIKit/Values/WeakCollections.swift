import Foundation

// Collections of Foundation that Linux does not have. They keep their objects as `weak` says.

/// A set of objects.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var entries: [Entry] = []
    private let isWeak: Bool

    private struct Entry {
        weak var object: ObjectType?
        let kept: ObjectType?
    }

    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) { isWeak = options.contains(.weakMemory) }

    public static func weakObjects() -> NSHashTable { NSHashTable(options: .weakMemory) }

    public var allObjects: [ObjectType] { entries.compactMap(\.object) }
    public var anyObject: ObjectType? { allObjects.first }
    public var count: Int { allObjects.count }
    public func contains(_ object: ObjectType?) -> Bool { entries.contains { object != nil && $0.object === object } }
    public func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        entries.append(Entry(object: object, kept: isWeak ? nil : object))
    }
    public func remove(_ object: ObjectType?) { entries.removeAll { $0.object == nil || $0.object === object } }
    public func removeAllObjects() { entries = [] }
}

/// Objects by others.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private var entries: [Entry] = []
    private let keys: NSPointerFunctions.Options
    private let values: NSPointerFunctions.Options

    private struct Entry {
        weak var key: KeyType?
        weak var object: ObjectType?
        let kept: (KeyType?, ObjectType?)
    }

    public init(
        keyOptions keys: NSPointerFunctions.Options = [], valueOptions values: NSPointerFunctions.Options = [],
        capacity: Int = 0
    ) { (self.keys, self.values) = (keys, values) }

    public static func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
    public static func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
    public static func weakToWeakObjects() -> NSMapTable {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }
    public static func strongToStrongObjects() -> NSMapTable { NSMapTable() }

    private static func areEqual(_ one: KeyType?, _ other: KeyType?) -> Bool {
        guard let one, let other else { return false }
        return one === other || (one as? NSObject).map { $0.isEqual(other) } ?? false
    }

    public var count: Int { entries.count { $0.key != nil && $0.object != nil } }
    public func object(forKey key: KeyType?) -> ObjectType? {
        entries.first { Self.areEqual($0.key, key) }?.object
    }
    public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        removeObject(forKey: key)
        let kept = (keys.contains(.weakMemory) ? nil : key, values.contains(.weakMemory) ? nil : object)
        entries.append(Entry(key: key, object: object, kept: kept))
    }
    public func removeObject(forKey key: KeyType?) {
        entries.removeAll { $0.key == nil || Self.areEqual($0.key, key) }
    }
    public func removeAllObjects() { entries = [] }
}

public enum NSPointerFunctions {
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let strongMemory: Options = []
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPersonality: Options = []
        public static let objectPointerPersonality = Options(rawValue: 1 << 8)
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}
