import CPangoCairo
import QuoinValues

extension QuoinError {
    /// The error that Cairo failed, most likely for lack of memory; with its message.
    static func cairo(_ status: cairo_status_t) -> QuoinError {
        QuoinError("cairo: \(String(cString: cairo_status_to_string(status)))", .internalError)
    }

    /// The error that nested transforms enlarge or move too far, or shrink to nothing.
    static let transformOutOfRange = QuoinError(
        "transforms inside one another enlarge a point to more than 1000000 pixels, or shrink it to nothing",
        .limitPassed)

    /// The error with the element that is painted, where the one that shows an image was not known.
    func showing(_ element: ElementReference?) -> QuoinError {
        placed { $0?.path.isEmpty == true ? element ?? $0 : $0 }
    }
}
