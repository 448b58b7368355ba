// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import Synchronization

// The values that extensions keep with objects, which the Objective-C runtime has elsewhere.

public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0x301
    case OBJC_ASSOCIATION_COPY = 0x303
}

private struct Association: @unchecked Sendable {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any]
}

private let associations = Mutex<[ObjectIdentifier: Association]>([:])

public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let owner = object as AnyObject
    let (address, stored) = (UInt(bitPattern: key), Stored(value))
    let id = ObjectIdentifier(owner)
    let box = Stored(owner)
    associations.withLock { all in
        guard let key = UnsafeRawPointer(bitPattern: address), let owner = box.value.map({ $0 as AnyObject }) else {
            return
        }
        // Another object may have had the same address before.
        var entry = all[id].flatMap { $0.owner === owner ? $0 : nil } ?? Association(owner: owner, values: [:])
        entry.values[key] = stored.value
        all[id] = entry
    }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let owner = object as AnyObject
    let (address, id) = (UInt(bitPattern: key), ObjectIdentifier(owner))
    let box = Stored(owner)
    return associations.withLock { all -> Stored in
        guard let entry = all[id], let owner = box.value.map({ $0 as AnyObject }), entry.owner === owner,
            let key = UnsafeRawPointer(bitPattern: address)
        else { return Stored(nil) }
        return Stored(entry.values[key])
    }.value
}

private struct Stored: @unchecked Sendable {
    let value: Any?

    init(_ value: Any?) { self.value = value }
}

public func objc_removeAssociatedObjects(_ object: Any) {
    let id = ObjectIdentifier(object as AnyObject)
    associations.withLock { $0[id] = nil }
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

@available(*, unavailable, message: "methods are found only by Objective-C; leave out the file that exchanges them")
public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }

@available(*, unavailable, message: "methods are found only by Objective-C; leave out the file that exchanges them")
public func class_getMethodImplementation(_ type: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }

@available(*, unavailable, message: "methods are found only by Objective-C; leave out the file that exchanges them")
public func method_getImplementation(_ method: OpaquePointer) -> OpaquePointer { method }

@available(*, unavailable, message: "methods have no code of their own without Objective-C; leave the file out")
public typealias IMP = OpaquePointer

@available(*, unavailable, message: "methods are exchanged only by Objective-C; leave the file out")
public func method_setImplementation(_ method: OpaquePointer, _ code: OpaquePointer) -> OpaquePointer { code }

@available(*, unavailable, message: "methods are exchanged only by Objective-C; leave the file out")
public func method_exchangeImplementations(_ first: OpaquePointer, _ second: OpaquePointer) {}

extension NSObjectProtocol {
    /// Always `false`: selectors cannot be called without Objective-C.
    public func responds(to selector: Selector?) -> Bool { false }
}
