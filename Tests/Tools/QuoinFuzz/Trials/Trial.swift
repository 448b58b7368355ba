import ArgumentParser
import QuoinExplanations
import QuoinFiles
import QuoinPlatform
import QuoinSystem

/// One input that is read, and drawn if it can be read. The same target and seed give the same input.
struct Trial {
    let target: FuzzTarget
    let seed: UInt64

    /// The result of a trial.
    enum Outcome: String {
        case drawn
        /// It was read, and an error was reported later.
        case refusedLater
        /// An error was reported by reading.
        case refused
    }

    /// The input, as the content of a file.
    func input(_ makers: TrialMakers) -> [UInt8] {
        var dice = Dice(seed: seed)
        switch target {
        case .valid: return Self.text(of: makers.documents.document(&dice))
        case .wrong: return Self.text(of: WrongStep.applied(to: makers.documents.document(&dice), &dice))
        case .yaml: return Array(YAMLMaker.text(&dice).utf8)
        case .paint: return Array(PaintMaker.document(&dice).utf8)
        case .png:
            return dice.happens(0.7)
                ? PictureMaker.wrongPNG(&dice) : WrongStep.applied(to: PictureMaker.png(&dice), &dice)
        case .jpeg: return WrongStep.applied(to: dice.pick(makers.jpegs), &dice)
        case .webp: return WrongStep.applied(to: dice.pick(makers.webps), &dice)
        case .gif, .bmp, .avif: return WrongStep.applied(to: makers.others[target] ?? [], &dice)
        case .svg:
            let vector = PictureMaker.vector(&dice)
            return dice.happens(0.5) ? vector : WrongStep.applied(to: vector, &dice)
        case .profile: return ProfileMaker.picture(dice.pick(makers.jpegs), &dice)
        case .record: return makers.record(&dice)
        case .font: return WrongStep.applied(to: makers.font, &dice)
        case .diff: return dice.happens(0.5) ? PictureMaker.png(&dice) : PictureMaker.wrongPNG(&dice)
        }
    }

    /// Documents are written as JSON, which YAML contains.
    private static func text(of document: PropertyValue) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(document)).map(Array.init) ?? []
    }
}

/// The makers of inputs.
struct TrialMakers {
    let documents = DocumentMaker()
    let jpegs: [[UInt8]]
    let webps: [[UInt8]]
    /// A picture in each of the formats that are not written.
    let others: [FuzzTarget: [UInt8]]
    let font: [UInt8]
    private let recordText: PNGText
    private let picture: [UInt8]

    /// - Parameter images: the folder `Snapshots/Images` of the package.
    init(images: String) throws {
        func content(_ name: String) throws -> [UInt8] {
            Array(try Data(contentsOf: URL(fileURLWithPath: images).appendingPathComponent(name)))
        }
        var dice = Dice(seed: 1)
        var (jpegs, webps) = ([try content("portrait-turned.jpg")], [try content("portrait.webp")])
        for _ in 0..<8 {
            let bitmap = PictureMaker.bitmap(&dice)
            jpegs.append(try JPEGEncoder.encode(bitmap, scale: 1))
            webps.append(try WebPEncoder.encode(bitmap))
        }
        (self.jpegs, self.webps) = (jpegs, webps)
        let others: [FuzzTarget] = [.gif, .bmp, .avif]
        self.others = try Dictionary(
            uniqueKeysWithValues: others.map { ($0, try content("portrait.\($0.rawValue)")) })
        font = try Array(Data(contentsOf: URL(fileURLWithPath: DefaultFonts.packages[1].faces[0].path)))
        let recorded = try content("disc.png")
        picture = PictureMaker.png(&dice)
        let text = try? PNGText.text(PictureRecord.keyword, in: recorded)
        recordText = PNGText(keyword: PictureRecord.keyword, text: text ?? "{}")
    }

    func record(_ dice: inout Dice) -> [UInt8] {
        let text = String(decoding: WrongStep.applied(to: Array(recordText.text.utf8), &dice), as: UTF8.self)
        return PNGText(keyword: recordText.keyword, text: text).added(to: picture)
    }
}

/// Tries some inputs in this process.
struct Work: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "work", abstract: "Tries inputs in this process, with a line for each.", shouldDisplay: false)

    @Option var target: FuzzTarget
    @Option var first: UInt64
    @Option var count: Int
    @OptionGroup var options: FuzzOptions

    func run() throws {
        ProcessEnvironment.makeHermetic()
        let makers = try TrialMakers(images: options.images)
        // Elements at the nesting limit need more than the default stack.
        WorkerThreads.run(1, stackSize: DocumentRenderer.stackSize) { [self] in
            let runner = TrialRunner(images: options.images, folder: options.scratch)
            for seed in first..<first + UInt64(count) {
                let trial = Trial(target: target, seed: seed)
                // A busy machine does not make a trial slow.
                let start = ProcessUsage.threadTime
                let outcome = runner.outcome(of: trial.input(makers), trial)
                let time = Int((ProcessUsage.threadTime - start) / .milliseconds(1))
                _ = try? FileDescriptor.standardOutput.writeAll("\(outcome.rawValue) \(time)\n".utf8)
            }
        }
    }
}

/// Prints the input of a trial.
struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Prints the input of a trial.")

    @Option var target: FuzzTarget
    @Option var seed: UInt64
    @OptionGroup var options: FuzzOptions

    func run() throws {
        let input = Trial(target: target, seed: seed).input(try TrialMakers(images: options.images))
        _ = try FileDescriptor.standardOutput.writeAll(input)
    }
}

/// A kind of input that is tried.
enum FuzzTarget: String, CaseIterable, ExpressibleByArgument {
    /// Documents that the declarations allow.
    case valid
    /// Such documents with one mistake.
    case wrong
    /// Documents that use aliases, tags and block texts of YAML.
    case yaml
    /// Documents of effects, gradients and turned texts at odd scales.
    case paint
    case png, jpeg, webp, gif, bmp, avif, svg
    /// Pictures with a color profile.
    case profile
    /// Pictures with a record of what they were drawn from.
    case record
    case font
    /// Two pictures that are compared.
    case diff

    var isDocument: Bool { [.valid, .wrong, .yaml, .paint].contains(self) }
}
