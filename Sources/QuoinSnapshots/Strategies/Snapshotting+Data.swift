import QuoinSystem
import SystemPackage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Snapshotting where Value == Data, Format == Data {
    /// Bytes, unchanged, in a file without an extension.
    public static var data: Snapshotting { data(pathExtension: "") }

    /// Bytes, unchanged.
    ///
    /// - Parameter pathExtension: the extension of references, without the dot.
    public static func data(pathExtension: String) -> Snapshotting {
        Snapshotting(diffing: .data(pathExtension: pathExtension)) { $0 }
    }
}

extension Diffing where Format == Data {
    /// Bytes. The description of a difference has the position of the first byte that differs.
    ///
    /// - Parameter pathExtension: the extension of references, without the dot.
    public static func data(pathExtension: String) -> Diffing {
        Diffing(pathExtension: pathExtension) {
            Array($0)
        } read: {
            Data(try FileDescriptor.content(at: $0))
        } difference: { reference, new in
            guard reference != new else { return nil }
            var lines: [String] = []
            if reference.count != new.count { lines.append("\(reference.count) → \(new.count) bytes") }
            if let (index, bytes) = zip(reference, new).enumerated().first(where: { $0.element.0 != $0.element.1 }) {
                lines.append("byte \(index) is \(bytes.1), not \(bytes.0)")
            }
            return Difference(lines)
        }
    }
}
