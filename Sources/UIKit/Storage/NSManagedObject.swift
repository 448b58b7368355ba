import Foundation

/// An object of a store, which is in memory. The source step writes `@NSManaged` properties so that their values are here.
///
/// As on iOS, an object is used where its context is.
open class NSManagedObject: NSObject, NSFetchRequestResult {
    public let entity: NSEntityDescription
    public let objectID = NSManagedObjectID()
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// The values of properties, now and as they are in the store.
    private var values: [String: Any], savedValues: [String: Any] = [:]

    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        (self.entity, values) = (entity, entity.defaults)
        super.init()
        context?.insert(self)
        awakeFromInsert()
    }

    public convenience init(context: NSManagedObjectContext) {
        self.init(
            entity: context.entities.first { $0.type == Self.self } ?? Self.entity(), insertInto: context)
    }

    open class func entity() -> NSEntityDescription { NSEntityDescription(name: "\(self)", type: self) }

    // Each class of an app has one of its own.
    @_disfavoredOverload public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: "\(self)")
    }

    open func awakeFromInsert() {}

    open func value(forKey key: String) -> Any? { values[key] }

    /// Sets a property, and the relationship of the other object that leads back.
    open func setValue(_ value: Any?, forKey key: String) {
        let (old, new) = (objects(at: key), Self.objects(in: value))
        values[key] = value
        guard let inverse = entity.relationships[key]?.inverse else { return }
        for object in old where !new.contains(object) { object.leave(self, at: inverse) }
        for object in new where !old.contains(object) { object.keep(object.objects(at: inverse) + [self], at: inverse) }
    }

    var isChanged: Bool {
        Set(values.keys).union(savedValues.keys).contains {
            KeyedValue.order(values[$0], savedValues[$0]) != .orderedSame
        }
    }

    func saveValues() { savedValues = values }
    func resetValues() { values = savedValues }

    // MARK: Relationships

    private static func objects(in value: Any?) -> [NSManagedObject] {
        if let object = value as? NSManagedObject { return [object] }
        return KeyedValue.list(value)?.compactMap { $0 as? NSManagedObject } ?? []
    }

    private func objects(at key: String) -> [NSManagedObject] { Self.objects(in: values[key]) }

    private func collection(_ objects: [NSManagedObject], _ key: String) -> Any {
        entity.relationships[key]?.isOrdered ?? false ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    /// Keeps all objects in a relationship to many, and the last in one to one.
    private func keep(_ objects: [NSManagedObject], at key: String) {
        values[key] = entity.relationships[key]?.isToMany ?? false ? collection(objects, key) : objects.last as Any?
    }

    private func leave(_ object: NSManagedObject, at key: String) {
        keep(objects(at: key).filter { $0 != object }, at: key)
    }

    /// Takes the object out of all relationships, and returns those that are deleted with it.
    func leaveRelationships() -> [NSManagedObject] {
        entity.relationships.sorted { $0.key < $1.key }.flatMap { key, relationship in
            let others = objects(at: key)
            if let inverse = relationship.inverse { for other in others { other.leave(self, at: inverse) } }
            return relationship.deletesOthers ? others : []
        }
    }

    // MARK: What the source step calls

    /// The value of an `@NSManaged` property; zero, an empty text or set, or now for one that is not optional and was not set.
    public func managedValue<Value>(_ key: String) -> Value {
        func typed(_ value: Any) -> Value? { value as? Value ?? (value as? NSNumber).flatMap { $0 as? Value } }
        let zeros: [Any] = [
            NSNumber(value: 0), "", Date(), Data(), UUID(), NSSet(), NSOrderedSet(), [Any](), [AnyHashable: Any](),
        ]
        if let value = values[key].flatMap(typed) ?? Any?.none as? Value ?? zeros.lazy.compactMap(typed).first {
            return value
        }
        preconditionFailure("\(type(of: self)).\(key) is read before it is set")
    }

    public func setManagedValue(_ value: some Any, _ key: String) {
        setValue(KeyedValue.unwrapped(value), forKey: key)
    }

    /// The methods `addToComments(_:)` and `removeFromComments(_:)` of a relationship.
    public func addManaged(_ value: Any, _ key: String) {
        let old = objects(at: key)
        setValue(collection(old + Self.objects(in: value).filter { !old.contains($0) }, key), forKey: key)
    }

    public func removeManaged(_ value: Any, _ key: String) {
        let removed = Self.objects(in: value)
        setValue(collection(objects(at: key).filter { !removed.contains($0) }, key), forKey: key)
    }

    /// Another method of a relationship that nothing here stands for.
    public func reportManaged(_ name: String = #function, file: StaticString = #fileID, line: UInt = #line) {
        ViewProblems.report("\(type(of: self)).\(name) does nothing here; set the relationship", at: "\(file):\(line)")
    }
}

/// What a fetch returns.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The identity of an object.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {}
