import ArgumentParser
import QuoinPreviewOptions
import QuoinSystem
import QuoinText

/// The program that `quoin preview` starts. It is a separate one, so that no other command loads a server.
@main
struct PreviewServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quoin-preview", abstract: "Serves the page of `quoin preview`, which starts this program.")

    @OptionGroup var options: PreviewOptions

    func run() async throws {
        ProcessEnvironment.makeHermetic()
        var settings = PreviewSettings(paths: options.paths)
        (settings.batch.fonts, settings.batch.access) = (options.fontDir, options.root.map { .below($0) })
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
            _ = try? FileDescriptor.standardError.writeAll((error.messages.joined(separator: "\n") + "\n").utf8)
            throw ExitCode(3)
        }
    }
}

/// The user's browser.
enum Browser {
    #if os(macOS)
        private static let opener = "open"
    #else
        private static let opener = "xdg-open"
    #endif

    /// Opens an address. It stays printed where there is no browser.
    ///
    /// Every user of the machine can read the arguments of a program, so the browser gets a file that only this user can
    /// read, and that leads to the address.
    ///
    /// - Returns: the file; `nil` if it cannot be written.
    static func open(_ address: String) -> RedirectingFile? {
        guard let file = try? RedirectingFile(to: address) else { return nil }
        // The output of the browser is not read.
        let script = "exec \(opener) \"$0\" >/dev/null 2>&1"
        _ = try? StartedProcess("sh", ["-c", script, file.path.string], input: .nothing, environment: .inherited)
        return file
    }
}

/// A page that leads a browser to another address, in a file that only this user can read.
struct RedirectingFile {
    let path: FilePath

    /// The time that a browser has for opening it.
    static let lifetime = Duration.seconds(60)

    init(to address: String) throws {
        path = FilePath.temporaryFolder.appending("quoin-preview-\(UUID().uuidString).html")
        let page = """
            <!DOCTYPE html><meta charset="utf-8"><title>quoin preview</title>
            <meta http-equiv="refresh" content="0; url=\(address)"><a href="\(address)">quoin preview</a>

            """
        let file = try FileDescriptor.open(
            path, .writeOnly, options: [.create, .exclusiveCreate], permissions: [.ownerRead, .ownerWrite])
        try file.closeAfter { _ = try file.writeAll(page.utf8) }
    }

    func delete() { try? FileManager.default.removeItem(atPath: path.string) }
}
