import ArgumentParser
import Quoin

/// Options for when pixels count as different, and how many may.
struct ComparisonOptions: ParsableArguments, Sendable {
    @Option(
        help: ArgumentHelp(
            "How far apart two colors may be and still count as equal: from 0, exactly equal, to 1, black and white.",
            valueName: "distance"))
    var threshold: Double?

    @Option(help: "How the distance of colors is measured: oklab, or yiq as pixelmatch does.")
    var metric: ComparisonRules.Metric?

    @Flag(help: "Ignores pixels that differ only in antialiasing.")
    var ignoreAntialiasing = false

    @Option(help: ArgumentHelp("A rectangle of pixels that does not count: x,y,width,height.", valueName: "pixels"))
    var mask: [PixelRect] = []

    @Option(help: ArgumentHelp("The id of an element that does not count.", valueName: "id"))
    var maskID: [String] = []

    @Option(
        help: ArgumentHelp(
            "How many times as many pixels as in the reference a mask may cover. Default: 2.", valueName: "factor"))
    var maskGrowth: Double?

    @Option(help: ArgumentHelp("How many pixels may differ.", valueName: "count"))
    var maxPixels: Int?

    @Option(help: ArgumentHelp("Which share of the pixels may differ: 0.01 or 1%.", valueName: "share"))
    var maxShare: Share?

    @Option(
        help: ArgumentHelp(
            "How many pixels may differ in any square, and the square's side: 10/32.", valueName: "count/side"))
    var maxWindow: WindowLimit?

    @Option(
        help: ArgumentHelp(
            "Which differences may pass: unexplained, those that no record explains, or recorded, all of them.",
            valueName: "differences"))
    var tolerate: ComparisonRules.Tolerated?

    var rules: ComparisonRules {
        var rules = ComparisonRules()
        apply(to: &rules)
        return rules
    }

    /// Sets the given rules, which override those of settings.
    func apply(to rules: inout ComparisonRules) {
        if let metric { rules.metric = metric }
        if let threshold { rules.threshold = threshold }
        if ignoreAntialiasing { rules.antialiasing = .isIgnored }
        let masks = mask.map { ComparisonRules.Mask.pixels($0) } + maskID.map { .element($0) }
        if !masks.isEmpty { rules.masks = masks }
        if let maskGrowth { rules.maskGrowth = maskGrowth }
        if let tolerate { rules.tolerates = tolerate }
        // Limits apply together, so that one on the command line replaces all of them.
        guard maxPixels != nil || maxShare != nil || maxWindow != nil else { return }
        rules.limits = ComparisonRules.Limits(count: maxPixels, share: maxShare?.value, window: maxWindow?.value)
    }

    func validate() throws {
        do {
            try rules.check()
        } catch {
            throw ValidationError("\(error)")
        }
    }
}

/// A fraction or a percentage, as an argument.
struct Share: ExpressibleByArgument, Sendable {
    var value: Double

    init?(argument: String) {
        let percent = argument.hasSuffix("%")
        guard let value = Double(percent ? String(argument.dropLast()) : argument) else { return nil }
        self.value = percent ? value / 100 : value
    }
}

/// The largest number of pixels that may differ in any square of a size, as an argument.
struct WindowLimit: ExpressibleByArgument, Sendable {
    var value: ComparisonRules.Limits.Window

    init?(argument: String) {
        let numbers = argument.split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2 else { return nil }
        value = ComparisonRules.Limits.Window(side: numbers[1], count: numbers[0])
    }
}

extension PixelRect: ExpressibleByArgument {
    public init?(argument: String) {
        let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).compactMap { Int($0) }
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0, numbers.allSatisfy({ abs($0) < 1 << 20 }) else {
            return nil
        }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension ComparisonRules.Metric: ExpressibleByArgument {}
extension ComparisonRules.Tolerated: ExpressibleByArgument {}
