// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation

// What is an object with Objective-C is an argument of formats, such as those of predicates, which keep it.

extension NSObject: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passRetained(self as NSDate).toOpaque())] }
}

extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passRetained(self as NSUUID).toOpaque())] }
}

extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passRetained(self as NSArray).toOpaque())] }
}
