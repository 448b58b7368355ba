import Foundation

/// A place that is marked on a map.
public protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// What stands on a map at a place: the image that the app gives it.
open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    public let reuseIdentifier: String?
    open var image: UIImage? {
        didSet { frame.size = image?.size ?? .zero }
    }
    /// How far the view's middle is from the place, in points; without effect on a picture, which has no map.
    open var centerOffset = CGPoint.zero
    /// Without effect on a picture.
    open var canShowCallout = false

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
}

/// The pin of the system, of which the placeholder of a map has one.
open class MKPinAnnotationView: MKAnnotationView {
    /// Without effect on a picture.
    open var pinTintColor: UIColor?
    /// Without effect on a picture.
    open var animatesDrop = false
}
