import QuoinFiles

/// The samples of the article. The command that they need is not where the tests run.
struct DocumentsFromStrangersSamples {
    func drawn() throws -> [UInt8] {
        var options = RenderingOptions()
        options.limits = .strangers
        let file = DocumentFile(path: "uploads/card.yaml", access: .noFiles)
        return try file.confinedPicture(by: "/usr/local/bin/quoin", options: options)
    }
}
