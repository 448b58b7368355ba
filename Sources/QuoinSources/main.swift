import Foundation

// Copies Swift files of an app so that they compile without Objective-C, and writes its xibs and storyboards in Swift:
// quoin-sources FILE COPY [FILE COPY…].
let paths = Array(CommandLine.arguments.dropFirst())
guard !paths.isEmpty, paths.count.isMultiple(of: 2) else {
    FileHandle.standardError.write(Data("usage: quoin-sources FILE COPY [FILE COPY…]\n".utf8))
    exit(2)
}
do {
    for index in stride(from: 0, to: paths.count, by: 2) {
        let data = try Data(contentsOf: URL(fileURLWithPath: paths[index]))
        let text =
            paths[index].hasSuffix(".swift")
            ? SourceCopy(of: String(decoding: data, as: UTF8.self), at: paths[index]).text
            : InterfaceFileCopy(of: data, at: paths[index]).text
        try text.write(toFile: paths[index + 1], atomically: true, encoding: .utf8)
    }
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
