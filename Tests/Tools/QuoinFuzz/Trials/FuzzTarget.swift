import ArgumentParser

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
