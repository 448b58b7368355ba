import Foundation

// The source step writes these calls in place of those of Foundation, as the files of an app are where a test says.

extension Bundle {
    /// A file in ``AppResources/folders``, or in the bundle.
    public func appURL(
        forResource name: String?, withExtension suffix: String?, subdirectory folder: String? = nil
    ) -> URL? {
        // A model of a store is compiled into the module.
        if let name, suffix == "momd" || suffix == "mom" { return URL(fileURLWithPath: "/\(name).momd") }
        return appPath(forResource: name, ofType: suffix).map { URL(fileURLWithPath: $0) }
    }

    /// A file in ``AppResources/folders``, or in the bundle.
    public func appPath(forResource name: String?, ofType suffix: String?, inDirectory folder: String? = nil) -> String?
    {
        let file = [name, suffix].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ".")
        return AppResources.path((file as NSString).lastPathComponent, in: self)
    }
}
