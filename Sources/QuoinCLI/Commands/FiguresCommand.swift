import ArgumentParser
import Quoin
import QuoinFigures
import QuoinSystem
import SystemPackage

/// Draws the documents in Markdown pages.
struct FiguresCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "figures", abstract: "Draws the documents in Markdown pages.",
        discussion: """
            A block that is fenced as "quoin" is a figure: it has a document, or the path of one, with "#" and an id for \
            a part of it. Its picture is put after the block, and replaced by the next run. With --output-dir, pages \
            without the blocks are written there, with the pictures in their place.

            Pictures are named by their content. A faulty block is an error with its line, and nothing is written then.
            """)

    @Argument(help: "Markdown files, and folders of them.")
    var pages: [String]

    @Option(help: "The folder for pages in which pictures replace the blocks.")
    var outputDir: String?

    @Option(
        help: ArgumentHelp("The folder of the pictures, relative to each page.", valueName: "folder"))
    var pictures = "figures"

    @Option(help: "How pages show pictures: picture (HTML, light and dark), markdown or docc.")
    var style: FigurePage.Style = .picture

    @Flag(help: "Writes nothing; exits with 1 if a page or a picture would change.")
    var check = false

    @OptionGroup var canvas: CanvasOptions

    @OptionGroup var access: AccessOptions

    func run() throws {
        var (outputs, failures): ([(path: String, bytes: [UInt8])], [QuoinError]) = ([], [])
        for page in try MarkdownSearch(pages).found {
            do throws(QuoinError) {
                outputs += try files(of: page)
            } catch {
                failures.append(error)
            }
        }
        try QuoinError.throwAll(failures)
        let changed = outputs.filter { output in
            (try? FileDescriptor.content(at: output.path, limit: .max)) != output.bytes
        }
        if check {
            for output in changed { Terminal.printMessage("\(output.path.printable): is not up to date") }
            if !changed.isEmpty { throw ExitStatus.differences }
            return
        }
        for output in changed { try OutputFile.file(output.path).write(output.bytes) }
        Terminal.printMessage("\(changed.count) of \(outputs.count) files written")
    }

    /// The files of a page and its pictures.
    private func files(of page: MarkdownSearch.Page) throws(QuoinError) -> [(path: String, bytes: [UInt8])] {
        let result = try FigurePage(
            path: page.path, text: page.text, style: style, source: outputDir == nil ? .kept : .replaced,
            pictureFolder: style == .docc ? "" : pictures + "/", access: access.access ?? .ownFolder,
            options: canvas.overrides
        ).drawn()
        let target = outputDir.map { FilePath($0).pushing(FilePath(page.relativePath)) } ?? FilePath(page.path)
        let folder = target.removingLastComponent().pushing(FilePath(pictures))
        return [(target.string, Array(result.text.utf8))]
            + result.pictures.map { (folder.appending($0.name).string, $0.bytes) }
    }
}

extension FigurePage.Style: ExpressibleByArgument {}
