import ArgumentParser
import Foundation
import Quoin
import QuoinDocument

/// Draws documents.
struct RenderCommand: ParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case png
    }

    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws documents.",
        discussion: """
            A document alone is drawn beside itself, or into the file that -o names. Folders and several documents go \
            to --output-dir, each picture at its document's path below the folder named. One faulty document does not \
            stop the others.
            """)

    @Argument(help: "Documents, folders of documents, or - for standard input.")
    var files: [String]

    @Option(name: .shortAndLong, help: "The picture's file, or - for standard output.")
    var output: String?

    @Option(help: "The folder for the pictures of several documents.")
    var outputDir: String?

    @Option(help: "The pictures' format: png.")
    var format: Format = .png

    @Option(help: "How many documents are drawn at a time; as many as there are processors where absent.")
    var jobs: Int?

    @OptionGroup var canvas: CanvasOptions

    func validate() throws {
        if output != nil && outputDir != nil { throw ValidationError("use either -o or --output-dir, not both") }
        if let jobs, jobs < 1 { throw ValidationError("--jobs is at least 1") }
        if files.filter({ $0 == "-" }).count > 1 { throw ValidationError("standard input can be read once only") }
    }

    func run() throws {
        let jobs = try renderJobs()
        let failures = RenderQueue(jobs, options: canvas).run(
            workers: self.jobs ?? ProcessInfo.processInfo.activeProcessorCount)
        guard failures.isEmpty else {
            let isInput = failures.contains { $0.code == .wrongInput }
            let isDefect = failures.contains { $0.code == .defect }
            throw Failure(isDefect ? .defect : isInput ? .wrongInput : .limitPassed, failures.flatMap(\.messages))
        }
    }

    private func renderJobs() throws -> [RenderJob] {
        let found = try DocumentSearch.find(files)
        if let outputDir {
            return try distinct(
                found.map { found in
                    let path = (outputDir as NSString).appendingPathComponent(found.outputPath)
                    return RenderJob(
                        file: found.file, output: .file(URL(fileURLWithPath: "\(path).\(format.rawValue)")))
                })
        }
        guard found.count == 1, let only = found.first else {
            throw ValidationError("several documents need --output-dir")
        }
        return [RenderJob(file: only.file, output: output(for: only.file))]
    }

    private func output(for file: DocumentFile) -> OutputFile {
        if let output { return output == "-" ? .standardOutput : .file(URL(fileURLWithPath: output)) }
        if file.isStandardInput { return .standardOutput }
        return .file(URL(fileURLWithPath: file.path).deletingPathExtension().appendingPathExtension(format.rawValue))
    }

    private func distinct(_ jobs: [RenderJob]) throws -> [RenderJob] {
        var documents: [String: String] = [:]
        for job in jobs {
            guard case .file(let url) = job.output else { continue }
            if let other = documents.updateValue(job.file.path, forKey: url.path) {
                throw ValidationError("\(other) and \(job.file.path) would both be drawn into \(url.relativePath)")
            }
        }
        return jobs
    }
}
