import Foundation

/// An image of a network, of which nothing is loaded.
///
/// The file of its name below ``AppResources/folders`` stands for it: `4.jpg` for
/// `https://example.org/photos/4.jpg?size=large`, or a file or an image set `4` of another format.
package enum RemoteImage {
    package static func standIn(for address: URL?) -> UIImage? {
        guard let address else { return nil }
        if address.isFileURL { return UIImage(contentsOfFile: address.path) }
        let name = address.lastPathComponent
        if name.isEmpty || name == "/" { return nil }
        return UIImage(named: name) ?? UIImage(named: address.deletingPathExtension().lastPathComponent)
    }

    /// What a picture says of an image without such a file.
    package static func warning(of address: URL) -> String {
        "shows no image of \(address.absoluteString), as nothing is loaded from a network: put a file "
            + "\"\(address.lastPathComponent)\" below AppResources.folders"
    }
}

/// Why there is no image.
struct MissingImage: LocalizedError {
    let address: URL?

    var errorDescription: String? {
        address.map { "nothing is loaded from \($0.absoluteString)" } ?? "there is no address of an image"
    }
}

extension UIImageView {
    /// Shows what stands for an image, or what the app shows until that is loaded.
    ///
    /// - Parameter change: changes the image.
    /// - Returns: the image at the address, or why there is none.
    func show(
        _ address: URL?, placeholder: UIImage?, change: (UIImage) -> UIImage = { $0 }
    ) -> Result<UIImage, MissingImage> {
        let found = RemoteImage.standIn(for: address).map(change)
        image = found ?? placeholder
        awaited = found == nil ? address.map { ($0, placeholder) } : nil
        return found.map { .success($0) } ?? .failure(MissingImage(address: address))
    }
}
