import QuoinCairo
import QuoinSystem
import SystemPackage

/// What a command is asked to make of a document. With the files that the document is drawn from, it decides the result.
package struct DrawingRequest: Sendable {
    /// The command, and its options in one order, without those that change nothing in the result.
    package var words: [String]
    package var file: DocumentFile
    /// The SHA-256 of the document itself.
    private let document: String
    /// Font files, and folders with font files, in addition to the default fonts and those that the document names.
    package var fonts: [String]

    /// - Parameter text: the document itself.
    package init(_ words: [String], _ file: DocumentFile, text: String, fonts: [String] = []) {
        (self.words, self.file, self.fonts) = (words, file, fonts)
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
        fields.add(words + file.access.commandArguments)
        fields.add(document)
    }
}

extension CanvasOverrides {
    /// The options that change a picture, without the fonts, whose files count.
    package var pictureArguments: [String] {
        var copy = self
        copy.fonts = []
        let view = ["\(view)"]
        return view + copy.commandArguments + diagram.commandArguments
    }
}
