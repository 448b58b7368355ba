// Exported, because paths, file descriptors and calls of the C library are what this room is about: whoever imports it needs
// them, too.
@_exported import QuoinPlatform
@_exported import SystemPackage

/// The value of an environment variable; `nil` if it is not set.
package func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}
