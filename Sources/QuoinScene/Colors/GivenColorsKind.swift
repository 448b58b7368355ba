import QuoinLayout

/// A kind whose content is in colors that its author takes as they are, such as those that a system has for its own texts.
package protocol GivenColorsKind: LayoutKind {
    /// Whether the author chose neither the color of a text nor what is behind it.
    ///
    /// - Parameters:
    ///   - letter: the color of the text's style.
    ///   - backdrop: the color behind a letter, with nothing left of what is below it.
    func isGiven(letter: RGBA, backdrop: RGBA, in appearance: Appearance) -> Bool
}
