import Foundation

// Copies Swift files of an app so that they compile without Objective-C, and writes its xibs and storyboards in Swift:
// quoin-sources FILE COPY [FILE COPY…] [-- FILE…], where those behind the dashes have or name protocols with optional members.
let parts = CommandLine.arguments.dropFirst().split(separator: "--", maxSplits: 1)
let paths = Array(parts.first ?? [])
guard !paths.isEmpty, paths.count.isMultiple(of: 2) else {
    FileHandle.standardError.write(Data("usage: quoin-sources FILE COPY [FILE COPY…] [-- FILE…]\n".utf8))
    exit(2)
}

func read(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

do {
    let others = try parts.dropFirst().joined().map { String(decoding: try read($0), as: UTF8.self) }
    let optionals = OptionalMembers(in: others)
    for index in stride(from: 0, to: paths.count, by: 2) {
        let data = try read(paths[index])
        let text =
            paths[index].hasSuffix(".swift")
            ? SourceCopy(of: String(decoding: data, as: UTF8.self), at: paths[index], optionals).text
            : InterfaceFileCopy(of: data, at: paths[index]).text
        try text.write(toFile: paths[index + 1], atomically: true, encoding: .utf8)
    }
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
