import Quoin

// The argument parser reflects every option of a command, which takes a quarter of the time of drawing a small picture.
// What most calls consist of is therefore read here: documents and the options below, each followed by its value. Other
// forms, and everything that may be wrong, are left to the parser.

extension RenderCommand {
    /// The command with these arguments; `nil` if the argument parser is to read them.
    init?(plain arguments: some Collection<String>) {
        var drawing = DrawingOptions.unset
        var rest = arguments.makeIterator()
        var seen: Set<String> = []
        while let argument = rest.next() {
            if argument == "-" || !argument.hasPrefix("-") {
                drawing.files.append(argument)
                continue
            }
            guard seen.insert(argument).inserted else { return nil }
            if drawing.setPlainFlag(argument) { continue }
            guard let value = rest.next(), value == "-" || !value.hasPrefix("-"),
                drawing.setPlainOption(argument, value)
            else { return nil }
        }
        guard !drawing.files.isEmpty else { return nil }
        self.init()
        self.drawing = drawing
        (plain, data, name, manifest) = (false, nil, nil, nil)
        variants = .unset
        do {
            try drawing.canvas.validate()
            try drawing.access.validate()
            try drawing.validate()
            try validate()
        } catch {
            return nil
        }
    }
}

extension DrawingOptions {
    fileprivate mutating func setPlainFlag(_ name: String) -> Bool {
        switch name {
        case "--record": record = true
        case "--strict": strict = true
        default: return false
        }
        return true
    }

    fileprivate mutating func setPlainOption(_ name: String, _ value: String) -> Bool {
        switch name {
        case "-o", "--output": output = value
        case "--output-dir": outputDir = value
        case "--root": access.root = value
        case "--format": return Self.set(&format, PictureFormat(argument: value))
        case "--jobs": return Self.set(&jobs, Int(argument: value))
        case "--scale": return Self.set(&canvas.scale, Double(argument: value))
        case "--width": return Self.set(&canvas.width, CanvasExtent(argument: value))
        case "--height": return Self.set(&canvas.height, CanvasExtent(argument: value))
        case "--text-scale": return Self.set(&canvas.textScale, Double(argument: value))
        case "--appearance": return Self.set(&canvas.appearance, AppearanceChoice(argument: value))
        case "--direction": return Self.set(&canvas.direction, LayoutDirection(argument: value))
        default: return false
        }
        return true
    }

    private static func set<Value>(_ option: inout Value?, _ value: Value?) -> Bool {
        option = value
        return value != nil
    }

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
        (options.strangers, options.confined, options.within) = (false, false, nil)
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
