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

extension RemoteImage {
    /// Where an image is that is not loaded, and what is shown in its place.
    struct Awaited {
        var address: URL
        var shown: UIImage?
    }

    /// What stands for an image.
    ///
    /// - Parameter change: changes the image.
    static func found(at address: URL?, change: (UIImage) -> UIImage = { $0 }) -> Result<UIImage, MissingImage> {
        standIn(for: address).map { .success(change($0)) } ?? .failure(MissingImage(address: address))
    }
}

extension Result where Success == UIImage, Failure == MissingImage {
    /// What is shown: the image, or what the app shows until it is loaded.
    func shown(or placeholder: UIImage?) -> (image: UIImage?, awaited: RemoteImage.Awaited?) {
        switch self {
        case .success(let image): (image, nil)
        case .failure(let missing):
            (placeholder, missing.address.map { RemoteImage.Awaited(address: $0, shown: placeholder) })
        }
    }
}

extension UIImageView {
    func show(_ found: Result<UIImage, MissingImage>, placeholder: UIImage?) {
        (image, awaited) = found.shown(or: placeholder)
    }
}

extension UIButton {
    func show(_ found: Result<UIImage, MissingImage>, placeholder: UIImage?, for state: State) {
        let (image, missing) = found.shown(or: placeholder)
        setImage(image, for: state)
        awaited = missing
    }

    func showBackground(_ found: Result<UIImage, MissingImage>, placeholder: UIImage?, for state: State) {
        let (image, missing) = found.shown(or: placeholder)
        setBackgroundImage(image, for: state)
        awaited = missing
    }
}
