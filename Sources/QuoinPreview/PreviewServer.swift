import ArgumentParser
import QuoinPreviewOptions
import QuoinSystem
import QuoinText
import QuoinValues
import SystemPackage

/// The program that `quoin preview` starts. It is a separate one, so that no other command loads a server.
@main
struct PreviewServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quoin-preview", abstract: "Serves the page of `quoin preview`, which starts this program.")

    @OptionGroup var options: PreviewOptions

    func run() async throws {
        ProcessEnvironment.makeHermetic()
        var settings = PreviewSettings(paths: options.paths)
        (settings.fonts, settings.root) = (options.fontDir, options.root)
        (settings.isReadOnly, settings.editor) = (options.readOnly, options.editor)
        do {
            let preview = try await Preview(settings, port: Int(options.port))
            _ = try? FileDescriptor.standardOutput.writeAll("\(preview.address)\n".utf8)
            let file = options.open ? Browser.open(preview.address) : nil
            defer { file?.delete() }
            Task {
                try await Task.sleep(for: RedirectingFile.lifetime)
                file?.delete()
            }
            try await preview.run()
        } catch let error as QuoinError {
            _ = try? FileDescriptor.standardError.writeAll("\(error.description)\n".utf8)
            throw ExitCode(3)
        }
    }
}
