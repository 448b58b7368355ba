import Foundation

/// A layer whose sublayers keep their depth, which a picture has none of.
open class CATransformLayer: CALayer {}
