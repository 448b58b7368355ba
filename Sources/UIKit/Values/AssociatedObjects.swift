// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// The values that extensions keep with objects, which the Objective-C runtime has elsewhere.

public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0x301
    case OBJC_ASSOCIATION_COPY = 0x303
}

private struct Association {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
}

// All reads and writes hold the lock. What is taken out is freed after that, and may use the values of others.
private let associationsLock = NSRecursiveLock()
nonisolated(unsafe) private var associations: [ObjectIdentifier: Association] = [:]

public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let owner = object as AnyObject
    associationsLock.withLock {
        var known = association(of: owner) ?? Association(owner: owner)
        known.values[key] = value
        _ = associations.updateValue(known, forKey: ObjectIdentifier(owner))
    }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    associationsLock.withLock { association(of: object as AnyObject)?.values[key] }
}

/// Another object may have had the same address before.
private func association(of owner: AnyObject) -> Association? {
    associations[ObjectIdentifier(owner)].flatMap { $0.owner === owner ? $0 : nil }
}

public func objc_removeAssociatedObjects(_ object: Any) {
    associationsLock.withLock { _ = associations.removeValue(forKey: ObjectIdentifier(object as AnyObject)) }
}

// MARK: - What the runtime answers

private let runtimeLock = NSRecursiveLock()

/// Locks all objects at once.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
    runtimeLock.lock()
    return 0
}

@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
    runtimeLock.unlock()
    return 0
}

// Methods are exchanged only by Objective-C: none is found, and a warning at the place in the app says so. Pictures of an app that
// would exchange one that decides what is seen are errors.

public typealias IMP = OpaquePointer

@available(*, deprecated, message: "methods are found only by Objective-C: this is nil, and none is exchanged")
public func class_getInstanceMethod(
    _ type: AnyClass?, _ name: Selector, file: StaticString = #fileID, line: UInt = #line
) -> OpaquePointer? {
    let deciding = ["layout", "draw", "view", "traitCollection", "didMove", "willMove", "awakeFromNib", "intrinsic"]
    let method = name.description
    if deciding.contains(where: method.hasPrefix) {
        let owner = type.map { "\($0)." } ?? ""
        ViewProblems.reportAlways(
            "\(owner)\(method) would be exchanged, which only Objective-C does: leave the call out.",
            at: "\(file):\(line)")
    }
    return nil
}

@available(*, deprecated, message: "methods are found only by Objective-C: this is nil, and none is exchanged")
public func class_getClassMethod(_ type: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }

@available(*, deprecated, message: "methods are found only by Objective-C: this is nil, and none is exchanged")
public func class_getMethodImplementation(_ type: AnyClass?, _ name: Selector) -> IMP? { nil }

@available(*, deprecated, message: "a block is a method only in Objective-C: none is exchanged")
public func imp_implementationWithBlock(_ block: Any) -> IMP { IMP(Unmanaged.passUnretained(NSNull()).toOpaque()) }

public func method_getImplementation(_ method: OpaquePointer) -> IMP { method }
public func method_getTypeEncoding(_ method: OpaquePointer) -> UnsafePointer<CChar>? { nil }
public func method_exchangeImplementations(_ first: OpaquePointer, _ second: OpaquePointer) {}
@discardableResult public func method_setImplementation(_ method: OpaquePointer, _ code: IMP) -> IMP { code }
@discardableResult public func class_addMethod(
    _ type: AnyClass?, _ name: Selector, _ code: IMP, _ encoding: UnsafePointer<CChar>?
) -> Bool { false }
@discardableResult public func class_replaceMethod(
    _ type: AnyClass?, _ name: Selector, _ code: IMP, _ encoding: UnsafePointer<CChar>?
) -> IMP? { nil }

public func CFGetRetainCount(_ object: AnyObject) -> Int { Int(_getRetainCount(object)) }

/// A lock of the system, which here locks all of its kind at once.
public struct os_unfair_lock {
    public init() {}
}

public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { runtimeLock.lock() }
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { runtimeLock.unlock() }
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool { runtimeLock.try() }

/// The place among some classes of the nearest one that a class inherits from; `nil` for none. The source step asks for it where
/// classes override the methods of extensions.
public func nearestClass(from first: AnyClass?, in classes: [AnyClass]) -> Int? {
    var type: AnyClass? = first
    while let known = type {
        if let index = classes.firstIndex(where: { $0 == known }) { return index }
        type = _getSuperclass(known)
    }
    return nil
}

extension NSObject {
    /// The name of the class with its module.
    public class func description() -> String { String(reflecting: self) }
    /// Whether this is the class.
    public class func isEqual(_ other: Any?) -> Bool { other as? AnyClass == self }
    public class func responds(to selector: Selector?) -> Bool { false }
    public class func perform(_ selector: Selector?) -> Unmanaged<AnyObject>? { nil }
}

extension NSObjectProtocol {
    /// Always `false`: selectors cannot be called without Objective-C.
    public func responds(to selector: Selector?) -> Bool { false }
    public func forwardingTarget(for selector: Selector?) -> Any? { nil }
}
