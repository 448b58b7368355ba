import QuoinPlatform

/// A library that is loaded when it is needed. Quoin also runs without it.
package struct SharedLibrary {
    private let handle: UnsafeMutableRawPointer

    /// `nil` if there is no such library.
    package init?(linux: String, darwin: String) {
        #if canImport(Darwin)
            let names = [darwin, "/opt/homebrew/lib/" + darwin, "/usr/local/lib/" + darwin]
        #else
            let names = [linux]
        #endif
        guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
        self.handle = handle
    }

    /// The address of a symbol of the library, or of a library that it is linked with.
    package subscript(symbol: String) -> UnsafeMutableRawPointer? { dlsym(handle, symbol) }

    /// The function at an address.
    package static func function<Function>(_ address: UnsafeMutableRawPointer) -> Function {
        unsafeBitCast(address, to: Function.self)
    }
}
