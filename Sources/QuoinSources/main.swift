import Foundation

// Copies the files of an app's module: the Swift files so that they compile without Objective-C, xibs, storyboards, the models
// of stores and asset catalogs in Swift:
// quoin-sources FILE COPY [FILE COPY…]
let paths = Array(CommandLine.arguments.dropFirst())
guard !paths.isEmpty, paths.count.isMultiple(of: 2) else {
    FileHandle.standardError.write(Data("usage: quoin-sources FILE COPY [FILE COPY…]\n".utf8))
    exit(2)
}

do {
    let files = try stride(from: 0, to: paths.count, by: 2).map { index in
        (path: paths[index], copy: paths[index + 1], data: try Data(contentsOf: URL(fileURLWithPath: paths[index])))
    }
    let sources = files.filter { $0.path.hasSuffix(".swift") }.map {
        ($0.path, String(decoding: $0.data, as: UTF8.self))
    }
    let module = AppModule(sources)
    for (path, copy, data) in files {
        let text =
            path.hasSuffix(".swift")
            ? SourceCopy(of: String(decoding: data, as: UTF8.self), at: path, in: module).text
            : ModelFileCopy.isModel(path)
                ? ModelFileCopy(of: data, at: path, version: ModelFileCopy.version(of: path)).text
                : AssetCatalogCopy.isCatalog(path)
                    ? AssetCatalogCopy(at: path, usedBy: sources.map(\.1)).text
                    : InterfaceFileCopy(of: data, at: path, in: module).text
        // A copy that stays as it is need not be compiled again.
        if let known = try? String(contentsOfFile: copy, encoding: .utf8), known == text { continue }
        try text.write(toFile: copy, atomically: true, encoding: .utf8)
    }
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
