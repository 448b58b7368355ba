import Quoin
import QuoinSystem

extension DocumentFile {
    /// Draws the document in a separate process, which can read the document and the images and fonts that it has
    /// access to. No link leads out of the document's folder, or of the one that it may read files below. On Linux it can read nothing else, and it cannot write files, use a network or start programs.
    ///
    /// Call it on any thread, and on several at a time.
    ///
    /// ```swift
    /// var options = RenderingOptions()
    /// options.limits = .strangers
    /// let file = DocumentFile(path: "card.yaml", access: .noFiles)
    /// let png = try file.confinedPicture(by: "/usr/local/bin/quoin", options: options)
    /// ```
    ///
    /// - Parameters:
    ///   - command: the absolute path of the command `quoin` of the same version, which runs in the process.
    ///   - options: the options for drawing, with the limits of the process.
    ///   - format: the picture's format.
    /// - Returns: the bytes of the picture file.
    /// - Throws: a ``QuoinError`` with the errors of the document; or with one error if a limit was exceeded or a
    ///   library ended the process.
    public func confinedPicture(
        by command: String, options: RenderingOptions, format: Picture.Format = .png
    ) throws(QuoinError) -> [UInt8] {
        let pictures = try confinedPictures(PictureOptions(format: format), options: options, by: command).pictures
        guard let picture = pictures.first else {
            throw QuoinError("the renderer process returned no picture", .internalError, in: name)
        }
        return picture.file
    }

    /// Draws the document in a separate process, and returns the pictures and the warnings.
    ///
    /// - Parameter executable: the path of the command.
    package func confinedPictures(
        _ pictures: PictureOptions, options: RenderingOptions, by executable: String = ChildProcess.ownExecutable
    ) throws(QuoinError) -> (pictures: [PictureStream.Picture], warnings: [String]) {
        let output = try ChildRequest(.pictures(pictures), of: self, options).runConfined(by: executable)
        guard let pictures = PictureStream.pictures(in: output.output) else {
            throw QuoinError("the renderer process returned no picture", .internalError, in: name)
        }
        return (pictures, output.warnings)
    }

    /// The names of the scenes of a storyboard or xib, which a separate process finds.
    package func confinedSceneNames(within limits: Limits) throws -> [String] {
        let output = try ChildRequest(.scenes, of: self, RenderingOptions(limits: limits)).runConfined().output
        return try JSONDecoder().decode([String].self, from: Data(output))
    }
}

/// The pictures that a confined process writes to standard output: a ``MessageFrame`` for each.
package enum PictureStream {
    /// A picture in the stream. All but its file is in the head of its frame.
    package struct Picture: Codable, Hashable, Sendable {
        package var file: [UInt8] = []
        /// The suffix of its variant in the name of the file.
        package var suffix: String
        /// The alternative text; empty if there is none.
        package var alternative: String
        /// The resolved paths of the images that it was drawn from, which it must not replace.
        package var images: Set<String> = []

        private enum CodingKeys: CodingKey {
            case suffix, alternative, images
        }

        package init(file: [UInt8], suffix: String, alternative: String = "") {
            (self.file, self.suffix, self.alternative) = (file, suffix, alternative)
        }

        package var frame: [UInt8] { MessageFrame(head: JSONText.line(of: self), body: file).bytes }
    }

    /// In bytes.
    private static let suffixLimit = 1_024

    /// The pictures of a whole stream; `nil` if it is malformed, or if a suffix would lead into another folder.
    package static func pictures(in stream: [UInt8]) -> [Picture]? {
        var (rest, pictures) = (stream, [Picture]())
        while !rest.isEmpty {
            guard let frame = try? MessageFrame(takenFrom: &rest, limit: stream.count),
                var picture = try? JSONDecoder().decode(Picture.self, from: Data(frame.head)),
                picture.suffix.utf8.count <= suffixLimit, !picture.suffix.utf8.contains(UInt8(ascii: "/"))
            else { return nil }
            picture.file = frame.body
            pictures.append(picture)
        }
        return pictures
    }
}
