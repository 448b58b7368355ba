import Foundation
import Quoin
import QuoinDocument

/// The figures that show a key of documents.
package struct KeyFigures {
    private struct Use: Hashable {
        var key: String
        var place: String
    }

    /// The figures whose documents have a key in a place.
    private var figures: [Use: Set<String>] = [:]
    private let gallery: Gallery

    package init(of gallery: Gallery) throws {
        self.gallery = gallery
        for name in gallery.names {
            for use in Document.keyUses(in: try gallery.text(of: name)) ?? [] {
                figures[Use(key: use.key, place: use.place), default: []].insert(name)
            }
        }
    }

    /// The figure that shows a key best: one with the key in its name, else the one with the shortest document.
    package func figure(of key: DocumentKey) throws -> String? {
        let found = key.places.reduce(into: Set<String>()) { names, place in
            names.formUnion(figures[Use(key: key.key, place: place)] ?? [])
        }
        if found.isEmpty, key.places.contains("diagram.annotate") {
            let annotation = "Diagrams-Annotations-\(key.key)"
            return gallery.names.contains(annotation) ? annotation : nil
        }
        return try found.map { (rank: try rank($0, for: key.key), name: $0) }.min { $0 < $1 }?.name
    }

    /// Diagrams come first if they are named for the key, and last if they are not.
    private func rank(_ name: String, for key: String) throws -> Int {
        let (length, word) = (try gallery.text(of: name).count, "-" + key.hyphenated)
        let isDiagram = name.hasPrefix("Diagrams-")
        if name.hasSuffix(word) { return length + (isDiagram ? 0 : 10_000) }
        if name.contains(word + "-") { return length + 20_000 }
        return length + (isDiagram ? 40_000 : 30_000)
    }
}

extension String {
    /// The words of a name in Swift, joined by hyphens: `flex-grow`.
    package var hyphenated: String {
        reduce(into: "") { text, character in
            text += character.isUppercase && !text.isEmpty ? "-" + character.lowercased() : character.lowercased()
        }
    }
}

/// The images and the documents that samples of articles name.
package struct SampleResources: DocumentResources {
    private let images: URL
    private let documents: URL

    /// - Parameters:
    ///   - images: the folder of images.
    ///   - documents: the folder of documents that samples use.
    package init(images: String, documents: String) {
        (self.images, self.documents) = (URL(fileURLWithPath: images), URL(fileURLWithPath: documents))
    }

    package func image(at path: String) throws(QuoinError) -> ImageResource {
        try ImageResource(reading: .file(images.appendingPathComponent(path).path))
    }

    package func font(at path: String) throws(QuoinError) -> String { throw QuoinError("samples have no fonts") }

    package func text(at path: String) throws(QuoinError) -> (text: String, name: String) {
        do {
            let file = documents.appendingPathComponent(path)
            return (try String(contentsOf: file, encoding: .utf8), path)
        } catch {
            throw QuoinError("\(error)")
        }
    }
}
