import QuoinScene

/// What a view shows of its own below its subviews, in its bounds.
struct ViewContent {
    /// Painted in the bounds of the view; measured for its intrinsic size if ``isMeasured``.
    var element: AnyElement
    /// Whether the size of the element is the intrinsic size of the view.
    var isMeasured = false
}
