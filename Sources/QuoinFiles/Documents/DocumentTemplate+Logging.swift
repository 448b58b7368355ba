import QuoinDeclarations
import QuoinDocument

extension Document.Template {
    /// The template of a file, which logs what one of its pictures is drawn from.
    package func logging(_ log: ResourceLog, of file: DocumentFile, _ limits: Limits) -> Document.Template {
        let files = file.resources(limits, log)
        return finding { LoggedResources($0, files) }
    }
}
