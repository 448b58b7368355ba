import ArgumentParser
import Quoin

/// Documents, and options that are each followed by their value: what most calls of a command consist of.
///
/// The argument parser reflects every option of a command, which takes a quarter of the time of drawing a small picture.
/// Therefore it reads only other forms, and everything that may be wrong.
struct PlainArguments {
    private var files: [String] = []
    private var flags: Set<String> = []
    private var options: [String: String] = [:]

    /// - Parameter known: the names of flags, which have no value.
    /// - Returns: `nil` for another form.
    private init?(_ arguments: some Collection<String>, flags known: Set<String>) {
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            if argument == "-" || !argument.hasPrefix("-") {
                files.append(argument)
            } else if known.contains(argument) {
                flags.insert(argument)
            } else {
                let name = argument == "-o" ? "--output" : argument
                guard let value = rest.next(), value == "-" || !value.hasPrefix("-"),
                    options.updateValue(value, forKey: name) == nil
                else { return nil }
            }
        }
        if files.isEmpty { return nil }
    }
}

extension PlainArguments {
    /// The command of a name with these arguments; `nil` if the argument parser is to read them.
    static func command(_ name: String?, _ arguments: some Collection<String>) -> (any ParsableCommand)? {
        switch name {
        case "render": try? Self(arguments, flags: ["--record", "--strict"])?.renderCommand()
        case "validate": try? Self(arguments, flags: ["--strict"])?.validateCommand()
        default: nil
        }
    }

    private func renderCommand() throws -> RenderCommand? {
        guard let drawing = try drawing() else { return nil }
        var command = RenderCommand()
        (command.drawing, command.variants) = (drawing, .unset)
        (command.plain, command.data, command.name, command.manifest) = (false, nil, nil, nil)
        try drawing.validate()
        try command.validate()
        return command
    }

    private func validateCommand() throws -> ValidateCommand? {
        let names = ["--output", "--output-dir", "--format", "--jobs"]
        guard options.keys.allSatisfy({ !names.contains($0) }), let drawing = try drawing() else { return nil }
        var command = ValidateCommand()
        (command.files, command.strict, command.data, command.name) = (files, drawing.strict, nil, nil)
        (command.canvas, command.access) = (drawing.canvas, drawing.access)
        try command.validate()
        return command
    }

    /// The options for drawing; `nil` if there is another one, or a value is wrong.
    private func drawing() throws -> DrawingOptions? {
        var drawing = DrawingOptions.unset
        drawing.files = files
        (drawing.record, drawing.strict) = (flags.contains("--record"), flags.contains("--strict"))
        for (name, value) in options {
            let isSet =
                switch name {
                case "--output": setOption(&drawing.output, to: value)
                case "--output-dir": setOption(&drawing.outputDir, to: value)
                case "--format": setOption(&drawing.format, to: value)
                case "--jobs": setOption(&drawing.jobs, to: value)
                case "--scale": setOption(&drawing.canvas.scale, to: value)
                case "--width": setOption(&drawing.canvas.width, to: value)
                case "--height": setOption(&drawing.canvas.height, to: value)
                case "--text-scale": setOption(&drawing.canvas.textScale, to: value)
                case "--appearance": setOption(&drawing.canvas.appearance, to: value)
                case "--direction": setOption(&drawing.canvas.direction, to: value)
                case "--root": setOption(&drawing.access.root, to: value)
                default: false
                }
            guard isSet else { return nil }
        }
        try drawing.canvas.validate()
        try drawing.access.validate()
        return drawing
    }
}

/// Sets an option; `false` if the argument is wrong.
private func setOption<Value: ExpressibleByArgument>(_ option: inout Value?, to argument: String) -> Bool {
    option = Value(argument: argument)
    return option != nil
}

extension DrawingOptions {
    /// The values without any argument.
    fileprivate static var unset: DrawingOptions {
        var options = DrawingOptions()
        (options.files, options.output, options.outputDir, options.format) = ([], nil, nil, nil)
        (options.jobs, options.cache) = (nil, nil)
        (options.record, options.strict, options.watch, options.byKey) = (false, false, false, false)
        (options.page, options.canvas, options.access, options.part) = (.unset, .unset, .unset, .unset)
        return options
    }
}

extension PageOptions {
    fileprivate static var unset: PageOptions {
        var options = PageOptions()
        (options.alt, options.altFile, options.svgText) = (nil, false, false)
        (options.quality, options.chroma, options.maxBytes) = (nil, nil, nil)
        return options
    }
}

extension CanvasOptions {
    fileprivate static var unset: CanvasOptions {
        var options = CanvasOptions()
        (options.scale, options.width, options.height) = (nil, nil, nil)
        (options.appearance, options.direction, options.textScale, options.language) = (nil, nil, nil, nil)
        (options.fontDir, options.replacedLimits) = ([], [])
        options.strangers = false
        return options
    }
}

extension AccessOptions {
    fileprivate static var unset: AccessOptions {
        var options = AccessOptions()
        (options.root, options.noFiles, options.allFiles) = (nil, false, false)
        return options
    }
}

extension SceneOptions {
    fileprivate static var unset: SceneOptions {
        var options = SceneOptions()
        options.scene = nil
        return options
    }
}

extension VariantOptions {
    fileprivate static var unset: VariantOptions {
        var options = VariantOptions()
        (options.variants, options.contactSheet) = (false, false)
        return options
    }
}
