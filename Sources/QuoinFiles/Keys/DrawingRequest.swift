import QuoinCairo
import QuoinSystem
import SystemPackage

/// What a command is asked to make of a document. With the files that the document is drawn from, it decides the result.
package struct DrawingRequest: Sendable {
    private let options: Options
    let file: DocumentFile
    /// The SHA-256 of the document itself.
    private let document: String
    /// Font files, and folders with font files, in addition to the default fonts and those that the document names.
    package let fonts: [String]

    /// What is the same for many documents.
    package struct Options: Hashable, Sendable {
        fileprivate let digits: String

        /// - Parameter words: the command, and its options in one order, without those that change nothing in the result.
        package init(_ words: [String]) {
            var fields = FieldWriter()
            fields.add(words)
            digits = SHA256.digits(of: fields.bytes)
        }
    }

    /// - Parameter text: the document itself.
    package init(_ options: Options, _ file: DocumentFile, text: String, fonts: [String] = []) {
        (self.options, self.file, self.fonts) = (options, file, fonts)
        document = SHA256.digits(of: text.utf8)
    }

    /// Names the record of what the document was last drawn from. The libraries are left out, so that it is found when they
    /// have changed.
    var name: PictureKey {
        var fields = FieldWriter()
        add(to: &fields)
        fields.add(file.path)
        return PictureKey(of: fields)
    }

    func add(to fields: inout FieldWriter) {
        fields.add(options.digits)
        fields.add(file.access.commandArguments)
        fields.add(document)
    }
}

extension CanvasOverrides {
    /// The options that change a picture, without the fonts, whose files count.
    package var pictureArguments: [String] {
        var copy = self
        copy.fonts = []
        return ["\(view)"] + copy.commandArguments + diagram.commandArguments
    }
}
