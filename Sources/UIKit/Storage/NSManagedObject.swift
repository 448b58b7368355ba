import Foundation

/// An object of a store, which is in memory. The source step writes `@NSManaged` properties so that their values are here.
///
/// As on iOS, an object is used where its context is.
open class NSManagedObject: NSObject, NSFetchRequestResult {
    public let entity: NSEntityDescription
    public let objectID = NSManagedObjectID()
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// The values of properties, now and as they are in the store.
    private var values: [String: Any] = [:]
    private var savedValues: [String: Any] = [:]

    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        super.init()
        values = entity.defaults
        context?.insert(self)
        awakeFromInsert()
    }

    public convenience init(context: NSManagedObjectContext) {
        self.init(entity: context.entity(of: Self.self), insertInto: context)
    }

    open class func entity() -> NSEntityDescription { NSEntityDescription(name: "\(self)", type: self) }

    // Each class of an app has one of its own.
    @_disfavoredOverload public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: "\(self)")
    }

    open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
    open var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) ?? false }
    open var isUpdated: Bool { hasChanges && !isInserted && !isDeleted }
    open var isFault: Bool { false }
    open var hasChanges: Bool { isInserted || isDeleted || changedValues().isEmpty == false }

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
    open func validateForInsert() throws {}
    open func validateForUpdate() throws {}
    open func validateForDelete() throws {}
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) {}
    open func didChangeValue(forKey key: String) {}

    open func value(forKey key: String) -> Any? { values[key] }
    open func value(forKeyPath path: String) -> Any? { KeyedValue.of(self, at: path) }
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// Sets a property, and the relationship of the other object that leads back.
    open func setValue(_ value: Any?, forKey key: String) {
        let old = Self.objects(in: values[key])
        values[key] = value
        guard let inverse = entity.relationship(key)?.inverse else { return }
        let new = Self.objects(in: value)
        for object in old where !new.contains(object) { object.disconnect(self, from: inverse) }
        for object in new where !old.contains(object) { object.connect(self, to: inverse) }
    }

    open func changedValues() -> [String: Any] {
        let keys = Set(values.keys).union(savedValues.keys)
        let changed = keys.filter { KeyedValue.order(values[$0], savedValues[$0]) != .orderedSame }
        return Dictionary(uniqueKeysWithValues: changed.map { ($0, values[$0] ?? NSNull()) })
    }

    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        savedValues.filter { keys?.contains($0.key) ?? true }
    }

    func keepValues() { savedValues = values }
    func resetValues() { values = savedValues }

    // MARK: Relationships

    private static func objects(in value: Any?) -> [NSManagedObject] {
        if let object = value as? NSManagedObject { return [object] }
        return value.flatMap(KeyedValue.list)?.compactMap { $0 as? NSManagedObject } ?? []
    }

    private func isToMany(_ key: String) -> Bool { entity.relationship(key)?.isToMany ?? false }

    private func connect(_ object: NSManagedObject, to key: String) {
        values[key] = isToMany(key) ? collection(Self.objects(in: values[key]) + [object], key) : object as Any?
    }

    private func disconnect(_ object: NSManagedObject, from key: String) {
        let rest = Self.objects(in: values[key]).filter { $0 != object }
        values[key] = isToMany(key) ? collection(rest, key) : rest.first as Any?
    }

    /// Takes the object out of all relationships, and returns those that are deleted with it.
    func leaveRelationships() -> [NSManagedObject] {
        var owned: [NSManagedObject] = []
        for key in entity.keysOfRelationships {
            guard let relationship = entity.relationship(key) else { continue }
            let others = Self.objects(in: values[key])
            if relationship.deletesOthers { owned += others }
            for other in others { relationship.inverse.map { other.disconnect(self, from: $0) } }
        }
        return owned
    }

    // MARK: What the source step calls

    /// The value of an `@NSManaged` property; zero, an empty text or set, or now for one that is not optional and was not set.
    public func managedValue<Value>(_ key: String) -> Value {
        if let value = values[key], let typed = Self.typed(value, as: Value.self) { return typed }
        if let none = Any?.none as? Value { return none }
        let zeros: [Any] = [
            NSNumber(value: 0), "", Date(), Data(), UUID(), NSSet(), NSOrderedSet(), [Any](), [AnyHashable: Any](),
        ]
        for zero in zeros { if let typed = Self.typed(zero, as: Value.self) { return typed } }
        preconditionFailure("\(type(of: self)).\(key) is read before it is set")
    }

    public func setManagedValue(_ value: some Any, _ key: String) {
        let mirror = Mirror(reflecting: value)
        setValue(mirror.displayStyle == .optional ? mirror.children.first?.value : value, forKey: key)
    }

    /// The methods `addToComments(_:)` and `removeFromComments(_:)` of a relationship.
    public func addManaged(_ value: Any, _ key: String) {
        let old = Self.objects(in: values[key])
        setValue(collection(old + Self.objects(in: value).filter { !old.contains($0) }, key), forKey: key)
    }

    public func removeManaged(_ value: Any, _ key: String) {
        let removed = Self.objects(in: value)
        setValue(collection(Self.objects(in: values[key]).filter { !removed.contains($0) }, key), forKey: key)
    }

    /// Another method of a relationship that nothing here stands for.
    public func reportManaged(_ name: String = #function, file: StaticString = #fileID, line: UInt = #line) {
        ViewProblems.report("\(type(of: self)).\(name) does nothing here; set the relationship", at: "\(file):\(line)")
    }

    private func collection(_ objects: [NSManagedObject], _ key: String) -> Any {
        entity.relationship(key)?.isOrdered ?? false ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    private static func typed<Value>(_ value: Any, as type: Value.Type) -> Value? {
        value as? Value ?? (value as? NSNumber).flatMap { $0 as? Value }
    }
}

/// What a fetch returns.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The identity of an object, whose address is not kept.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    open var isTemporaryID: Bool { false }
    open func uriRepresentation() -> URL { URL(fileURLWithPath: "/\(ObjectIdentifier(self).hashValue)") }
}
