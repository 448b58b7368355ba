import Quoin
import QuoinSystem

extension ProcessConfinement {
    /// Lets the process read one document with the images and fonts that it has access to, and fonts.
    ///
    /// - Parameters:
    ///   - file: the document.
    ///   - fonts: files and folders of fonts in addition to the default set.
    package init(for file: DocumentFile, fonts: [String], limits: Limits) {
        // The process reads its own use of memory there; see ``Budget/Meter``.
        var readable = ["/proc/self/statm"] + fonts + DefaultFonts.paths
        if !file.isStandardInput, file.within == nil { readable.append(file.path) }
        switch file.access {
        case .ownFolder: readable.append(file.folder)
        case .below(let root): readable.append(root)
        case .allFiles: readable.append("/")
        case .noFiles: break
        }
        let memory = limits.memory.addingReportingOverflow(Self.ownMemory)
        self.init(
            readable: readable, memory: memory.overflow ? .max : memory.partialValue,
            processorTime: 2 + limits.time / 1_000 * 2)
        owned = if case .below(let root) = file.access, file.isStandardInput { root } else { file.path }
        if let folder = file.within { readableBelow.append((file.path, folder)) }
    }

    /// The address space of the command itself, with its libraries, mapped fonts and stacks, in bytes.
    private static let ownMemory = 1 << 30

    /// Confines the process to what it needs for drawing a document.
    ///
    /// - Throws: a ``QuoinError`` if the system does not let the process confine itself.
    package func applyForDrawing() throws(QuoinError) {
        // Libraries cannot be loaded any more afterwards.
        ImageFormats.loadLibraries()
        try QuoinError.wrapping("the process cannot be confined", kind: .internalError) { try apply() }
    }
}
