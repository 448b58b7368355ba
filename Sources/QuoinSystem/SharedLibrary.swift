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

    /// The functions of a library; `nil` if it is not installed, or lacks one of them.
    ///
    /// - Parameter functions: finds each by ``function(_:)``.
    package static func functions<Functions>(
        linux: String, darwin: String, _ functions: (SharedLibrary) throws(MissingSymbol) -> Functions
    ) -> Functions? {
        SharedLibrary(linux: linux, darwin: darwin).flatMap { try? functions($0) }
    }

    /// A symbol that a library does not have.
    package struct MissingSymbol: Error {}

    /// A function of the library, of the type of a function in C.
    package func function<Function>(_ symbol: String) throws(MissingSymbol) -> Function {
        guard let address = self[symbol] else { throw MissingSymbol() }
        return unsafeBitCast(address, to: Function.self)
    }
}
