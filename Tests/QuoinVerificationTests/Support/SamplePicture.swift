import Foundation

/// Pictures of one color each.
enum SamplePicture {
    /// 40 × 30 pixels, `#C81E1E`.
    static let red = png(
        "iVBORw0KGgoAAAANSUhEUgAAACgAAAAeAQMAAABkE86eAAAAA1BMVEXIHh4WiPieAAAADElEQVR42mNgGHoAAAC0AAGxr1xMAAAAAElFTkSuQmCC"
    )
    /// 40 × 30 pixels, `#1E3CC8`.
    static let blue = png(
        "iVBORw0KGgoAAAANSUhEUgAAACgAAAAeAQMAAABkE86eAAAAA1BMVEUePMhXjoDdAAAADElEQVR42mNgGHoAAAC0AAGxr1xMAAAAAElFTkSuQmCC"
    )
    /// 40 × 50 pixels, `#1E3CC8`.
    static let tallBlue = png(
        "iVBORw0KGgoAAAANSUhEUgAAACgAAAAyAQMAAAAUfQvTAAAAA1BMVEUePMhXjoDdAAAADUlEQVR42mNgGAXEAgABLAAB2NTUPgAAAABJRU5ErkJggg=="
    )
    /// 40 × 30 pixels, `#FF0080`.
    static let pink = png(
        "iVBORw0KGgoAAAANSUhEUgAAACgAAAAeAQMAAABkE86eAAAAA1BMVEX/AID0WooXAAAADElEQVR42mNgGHoAAAC0AAGxr1xMAAAAAElFTkSuQmCC"
    )

    private static func png(_ base64: String) -> Data {
        Data(base64Encoded: base64) ?? Data()
    }
}
