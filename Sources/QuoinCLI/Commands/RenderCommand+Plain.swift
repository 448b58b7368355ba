import ArgumentParser

extension RenderCommand {
    /// The command for documents, with no other options than `-o`, `--output-dir`, `--root` and `--jobs`; `nil` for other
    /// arguments, which the parser reads, and for wrong ones, which it reports.
    ///
    /// The parser finds all options by reflection, which takes 15 of the 51 million instructions of a small picture.
    init?(plain arguments: ArraySlice<String>) {
        self.init()
        (plain, data, name, manifest) = (false, nil, nil, nil)
        variants = .none
        drawing = .none
        var arguments = arguments
        while let argument = arguments.popFirst() {
            if !argument.hasPrefix("-") {
                drawing.files.append(argument)
                continue
            }
            guard let value = arguments.popFirst(), !value.hasPrefix("-") else { return nil }
            switch argument {
            case "-o", "--output": drawing.output = value
            case "--output-dir": drawing.outputDir = value
            case "--root": drawing.access.root = value
            case "--jobs":
                guard let jobs = Int(value) else { return nil }
                drawing.jobs = jobs
            default: return nil
            }
        }
        guard !drawing.files.isEmpty, (try? drawing.validate()) != nil else { return nil }
    }
}

extension DrawingOptions {
    /// The options of a command line that names none.
    fileprivate static var none: DrawingOptions {
        var options = DrawingOptions()
        (options.files, options.output, options.outputDir, options.format) = ([], nil, nil, nil)
        (options.record, options.strict, options.watch, options.byKey) = (false, false, false, false)
        (options.jobs, options.cache) = (nil, nil)
        (options.page, options.canvas, options.access) = (.none, .none, .none)
        return options
    }
}

extension CanvasOptions {
    fileprivate static var none: CanvasOptions {
        var options = CanvasOptions()
        (options.scale, options.width, options.height, options.textScale) = (nil, nil, nil, nil)
        (options.appearance, options.direction, options.language) = (nil, nil, nil)
        (options.fontDir, options.replacedLimits) = ([], [])
        (options.strangers, options.confined) = (false, false)
        return options
    }
}

extension AccessOptions {
    fileprivate static var none: AccessOptions {
        var options = AccessOptions()
        (options.root, options.noFiles, options.allFiles) = (nil, false, false)
        return options
    }
}

extension PageOptions {
    fileprivate static var none: PageOptions {
        var options = PageOptions()
        (options.alt, options.altFile, options.svgText) = (nil, false, false)
        return options
    }
}

extension VariantOptions {
    fileprivate static var none: VariantOptions {
        var options = VariantOptions()
        (options.variants, options.contactSheet) = (false, false)
        return options
    }
}
