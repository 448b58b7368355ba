import QuoinScene

/// The paint under a point of a layout.
enum Backdrop {
    case color(RGBA)
    case image
}
