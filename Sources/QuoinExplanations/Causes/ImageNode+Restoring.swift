import Quoin
import SystemPackage

extension ImageNode {
    /// The node with the image's file of a record, if that file is still beside the node's.
    ///
    /// - Parameter value: the recorded value of the property with this key.
    /// - Returns: `nil` for another key, and for a file that is gone or has other content.
    func restoring(_ key: String, to value: PropertyValue?) -> ImageNode? {
        guard key == "image.source", case .content(.recorded(let name?, let digest)) = value,
            case .file(let path, let root) = image?.source
        else { return nil }
        let former = FilePath(path).removingLastComponent().pushing(FilePath(name)).string
        guard ContentDigest.recorded(.file(former, below: root)) == .recorded(name: name, digest: digest),
            let resource = try? ImageResource(reading: .file(former, below: root), limits: Limits())
        else { return nil }
        var changed = self
        changed.image = resource
        return changed
    }
}
