import DocumentationFigures
import Foundation
import Quoin
import Testing

@Suite("Tutorials")
struct TutorialTests {
    @Test("show figures of the gallery, and code that is drawn or compiled")
    func sources() throws {
        let tutorials = try Tutorials(of: Documentation.catalogue)
        #expect(tutorials.figures.count > 6 && tutorials.figures.subtracting(Documentation.gallery.names) == [])
        for file in tutorials.files {
            let folder = file.hasSuffix(".swift") ? "Tests/DocumentationTests/Samples/Tutorials" : "Snapshots/Tutorials"
            let path = Documentation.root.appendingPathComponent("\(folder)/\(file)").path
            #expect(FileManager.default.fileExists(atPath: path), "\(file)")
        }
        #expect(tutorials.files.contains("ShareCards.swift"))
    }

    @Test("draw a card for each post")
    func shareCards() throws {
        let posts = [Post(title: "One", author: "Anna"), Post(title: "Two", author: "Ben")]
        let cards = try DocumentationTests.shareCards(of: posts)
        #expect(cards.count == 2 && cards[0] != cards[1])
    }
}
