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
    /// How far the view's middle is from the place, in points.
    open var centerOffset = CGPoint.zero
    // Without effect on a picture:
    open var canShowCallout = false
    open var calloutOffset = CGPoint.zero
    open var leftCalloutAccessoryView, rightCalloutAccessoryView, detailCalloutAccessoryView: UIView?
    open var clusteringIdentifier: String?
    open var isDraggable = false

    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
}

/// The pin of the system: a disk in its color.
open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor? { didSet { backgroundColor = pinTintColor ?? .systemRed } }
    /// Without effect on a picture.
    open var animatesDrop = false

    override func setUp() {
        frame.size = CGSize(width: 16, height: 16)
        backgroundColor = .systemRed
        (layer.cornerRadius, layer.borderWidth, layer.borderColor) = (8, 2, UIColor.white.cgColor)
    }
}

/// The marker of the system: a disk in its color, with its letters.
open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor? { didSet { backgroundColor = markerTintColor ?? .systemRed } }
    open var glyphTintColor: UIColor? { didSet { label.textColor = glyphTintColor ?? .white } }
    open var glyphText: String? { didSet { label.text = glyphText } }
    // Without effect on a picture:
    open var glyphImage: UIImage?
    open var animatesWhenAdded = false
    private lazy var label = UILabel()

    override func setUp() {
        frame.size = CGSize(width: 28, height: 28)
        backgroundColor = .systemRed
        (layer.cornerRadius, layer.borderWidth, layer.borderColor) = (14, 2, UIColor.white.cgColor)
        (label.frame, label.textAlignment, label.textColor) = (bounds, .center, .white)
        addSubview(label)
    }
}
