extension Unicode.Scalar {
    /// Whether it is a Chinese, Japanese or Korean character, between which lines break without a space.
    package var isEastAsian: Bool { isIdeographOrKana || isHangul }

    /// Whether it is an ideograph, a Japanese syllable, or punctuation of the same width.
    package var isIdeographOrKana: Bool {
        guard value >= 0x2E80 else { return false }
        return properties.isIdeographic
            || [0x2E80...0x2FDF, 0x3001...0x312F, 0x3190...0x33FF, 0xFF00...0xFFEF].contains { $0.contains(value) }
    }

    private var isHangul: Bool {
        guard value >= 0x1100 else { return false }
        return [0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF].contains { $0.contains(value) }
    }

    /// Whether it is a letter of a script that is written from right to left.
    package var isRightToLeft: Bool {
        [0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF]
            .contains { $0.contains(value) }
    }

    /// Whether it is a character that controls devices, and not one that separates words or lines.
    package var isDeviceControl: Bool {
        (value < 0x20 || (0x7F...0x9F).contains(value)) && !(0x09...0x0D).contains(value) && value != 0x85
    }
}
