import QuoinPlatform
import QuoinVerification

/// Reads inputs and draws them, in this process.
final class TrialRunner {
    private let images: String
    private let folder: String
    private let limits: Limits
    private let renderer: DocumentRenderer
    private let diagrams: DocumentRenderer
    private var previous: [UInt8] = []

    /// - Parameters:
    ///   - images: the folder `Snapshots/Images` of the package.
    ///   - folder: a folder for files that have to be read by their path.
    init(images: String, folder: String) {
        (self.images, self.folder) = (images, folder)
        var limits = Limits.strangers
        (limits.pixels, limits.time) = (1_000_000, 2_000)
        self.limits = limits
        var options = RenderingOptions()
        options.limits = limits
        options.view = .plain
        renderer = DocumentRenderer(options: options)
        options.view = .diagram
        diagrams = DocumentRenderer(options: options)
    }

    func outcome(of input: [UInt8], _ trial: Trial) -> Trial.Outcome {
        switch trial.target {
        case .valid, .wrong, .yaml, .paint: return document(input, trial)
        case .png, .jpeg, .webp, .gif, .bmp, .avif, .profile: return picture(input)
        // Every other one is written into an SVG.
        case .svg: return trial.seed % 2 == 0 ? picture(input) : shapes(input)
        case .record: return record(input)
        case .font: return font(input, trial)
        case .diff: return difference(input)
        }
    }

    // MARK: - Documents

    private func document(_ input: [UInt8], _ trial: Trial) -> Trial.Outcome {
        let file = DocumentFile(path: images + "/fuzz.yaml")
        let resources = FolderResources(folder: images, below: images, limits: limits)
        guard
            let document = try? Document(
                parsing: String(decoding: input, as: UTF8.self), resources: resources, limits: limits)
        else { return .refused }
        // Every tenth is drawn with a diagram, or into a file of another format, or recorded.
        let renderer = trial.seed % 10 == 1 ? diagrams : renderer
        do {
            let layout = try renderer.layOut(document, file)
            let list = try renderer.displayList(of: layout)
            switch trial.seed % 10 {
            case 2: _ = try renderer.file(list, of: layout, as: .svg)
            case 3: _ = try renderer.file(list, of: layout, as: .pdf)
            case 4: _ = try renderer.record(of: layout, painted: list)
            default: _ = try renderer.bitmap(list, of: layout)
            }
            return .drawn
        } catch {
            return .refusedLater
        }
    }

    // MARK: - Pictures

    private func picture(_ input: [UInt8]) -> Trial.Outcome {
        guard let file = try? ImageFile(.bytes(input), limits: limits), (try? file.pixelSize()) != nil else {
            return .refused
        }
        return (try? file.bitmap()) == nil ? .refusedLater : .drawn
    }

    private func shapes(_ input: [UInt8]) -> Trial.Outcome {
        let size = PixelSize(width: 64, height: 64)
        return (try? ImageStore(limits: limits).markup(of: .bytes(input), drawnAt: size)) == nil ? .refused : .drawn
    }

    private func record(_ input: [UInt8]) -> Trial.Outcome {
        guard let record = PictureRecord(inPNG: input) else { return .refused }
        _ = record.description
        _ = try? ComparisonRules().compare(
            ImageFile(.bytes(input), limits: limits), with: ImageFile(.bytes(previous.isEmpty ? input : previous)))
        previous = input
        return .drawn
    }

    private func difference(_ input: [UInt8]) -> Trial.Outcome {
        defer { previous = input }
        guard let new = try? ImageFile(.bytes(input), limits: limits), !previous.isEmpty,
            let old = try? ImageFile(.bytes(previous), limits: limits)
        else { return .refused }
        var rules = ComparisonRules()
        (rules.threshold, rules.antialiasing) = (0.1, .isIgnored)
        return (try? rules.compare(new, with: old)) == nil ? .refusedLater : .drawn
    }

    private func font(_ input: [UInt8], _ trial: Trial) -> Trial.Outcome {
        // A library may still have an earlier file mapped, which must not change.
        let path = "\(folder)/fuzz-\(trial.seed).ttf"
        defer { unlink(path) }
        guard (try? Data(input).write(to: URL(fileURLWithPath: path))) != nil,
            let stack = try? FontStack(fonts: FontSources(includesDefaults: false, paths: [path]))
        else { return .refused }
        let renderer = PictureRenderer(stack)
        let text = Text("Fuzz fi 12 é")
        let canvas = Canvas(width: ExtentRange(exactly: 90), height: ExtentRange(exactly: 40))
        return (try? renderer.draw(text, on: canvas)) == nil ? .refusedLater : .drawn
    }
}
