import Foundation
import QuoinExplanations
import QuoinFiles
import TestSupport
import Testing

extension RecordedPicture {
    /// The picture of a document beside those of the package, whose images it can use.
    init(ofDocument text: String, by renderer: DocumentRenderer) throws {
        let file = DocumentFile(path: PackageFolder.snapshots.appendingPathComponent("scene.yaml").path)
        do {
            let document = try Document(
                parsing: text, resources: FolderResources(folder: file.folder, below: file.folder))
            let layout = try renderer.layOut(document, file)
            let list = try renderer.displayList(of: layout)
            self.init(
                try renderer.bitmap(list, of: layout),
                record: try renderer.record(of: layout, painted: list)?.withoutLines)
        } catch {
            Issue.record("\(error)\n\(text)")
            throw error
        }
    }
}
