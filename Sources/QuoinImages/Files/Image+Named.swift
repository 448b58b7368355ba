import QuoinScene
import QuoinSystem
import Synchronization
import SystemPackage

extension ImageResource {
    private static let namedFolder = Mutex<String?>(nil)

    /// The folder of the images that ``Image`` finds by name, for the whole process; `nil` for the working folder.
    ///
    ///     ImageResource.folder = Bundle.module.resourcePath
    public static var folder: String? {
        get { namedFolder.withLock { $0 } }
        set { namedFolder.withLock { $0 = newValue } }
    }
}

extension Element where Kind == ImageNode {
    /// An image by its file's name in a folder: `Image("photo.png")`.
    ///
    /// Its size is read immediately. If the file cannot be read, drawing a picture that shows the image fails with an
    /// error that names the file and the folder. `photo@2x.png` and `photo@3x.png` are used as
    /// ``ImageResource/init(reading:scale:limits:)`` does.
    ///
    /// - Parameters:
    ///   - name: the name of the file with its extension, or a path in the folder.
    ///   - folder: by default ``ImageResource/folder``.
    public init(_ name: String, in folder: String? = ImageResource.folder, mode: ImageNode.ContentMode = .fill) {
        let path = folder.map { FilePath($0).pushing(FilePath(name)).string } ?? name
        do {
            self.init(try ImageResource(reading: .file(path)), mode: mode)
        } catch {
            self.init(nil, mode: mode)
            let reason = FileKind.exists(at: path) ? error.message : "there is no such file"
            let workingFolder = " in the working folder; ImageResource.folder names another"
            let place = folder.map { " in \($0)" } ?? (path.hasPrefix("/") ? "" : workingFolder)
            kind.failure = "the image \"\(name)\" cannot be read: \(reason)\(place)"
        }
    }

    /// An image by its file, read as by its name: `Image(Bundle.module.bundleURL.appending(path: "photo.png"))`.
    ///
    /// - Parameter file: the URL of a file. With another one, drawing a picture that shows the image fails.
    public init(_ file: URL, mode: ImageNode.ContentMode = .fill) {
        guard file.isFileURL else {
            self.init(nil, mode: mode)
            kind.failure = "the image \(file) cannot be read: it is not the URL of a file"
            return
        }
        self.init(file.path, in: nil, mode: mode)
    }
}
