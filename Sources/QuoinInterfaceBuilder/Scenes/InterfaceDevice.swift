import QuoinValues

/// A screen that Interface Builder shows a file on: its size and its safe area, in points.
///
/// The numbers are those of Apple's "Layout" guidelines; the names are those of the files.
package struct InterfaceDevice: Hashable, Sendable {
    package var size: Size
    package var safeArea: EdgeInsets
    /// Pixels per point.
    package var scale = 2.0

    /// Whether it is a phone that is held sideways.
    package private(set) var isLowPhone = false

    /// The device of a name in a file, such as `retina6_1`.
    package init(named name: String?, isLandscape: Bool = false) {
        let (width, height, top, bottom, scale): (Double, Double, Double, Double, Double) =
            switch name {
            case "retina3_5": (320, 480, 20, 0, 2)
            case "retina4_0": (320, 568, 20, 0, 2)
            case "retina5_5": (414, 736, 20, 0, 3)
            case "retina5_9": (375, 812, 44, 34, 3)
            case "retina6_1": (414, 896, 44, 34, 2)
            case "retina6_5": (414, 896, 44, 34, 3)
            case "retina5_4": (375, 812, 50, 34, 3)
            case "retina6_0": (390, 844, 47, 34, 3)
            case "retina6_7": (428, 926, 47, 34, 3)
            case "retina6_12": (393, 852, 59, 34, 3)
            case "retina6_72": (430, 932, 59, 34, 3)
            case "retina6_3": (402, 874, 62, 34, 3)
            case "retina6_9": (440, 956, 62, 34, 3)
            case "ipad9_7": (768, 1024, 20, 0, 2)
            case "ipad10_5": (834, 1112, 20, 0, 2)
            case "ipad12_9": (1024, 1366, 20, 0, 2)
            case "ipad11_0rounded": (834, 1194, 24, 20, 2)
            case "ipad12_9rounded": (1024, 1366, 24, 20, 2)
            default: (375, 667, 20, 0, 2)
            }
        (size, self.scale) = (Size(width, height), scale)
        safeArea = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        guard isLandscape else { return }
        size = Size(height, width)
        isLowPhone = width < 600
        // Phones hide the status bar; what is cut out of their screens is at the sides.
        if isLowPhone {
            safeArea = bottom == 0 ? .zero : EdgeInsets(top: 0, left: top, bottom: 21, right: top)
        }
    }
}
