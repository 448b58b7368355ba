// swift-format-ignore-file: AlwaysUseLowerCamelCase, OneVariableDeclarationPerLine

import Foundation
import QuoinScene

/// A placeholder of a map, with what the app puts on it at the places of its region.
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)? { didSet { showAnnotations() } }
    open var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 120, longitudeDelta: 120))
    { didSet { setNeedsLayout() } }
    public private(set) var annotations: [any MKAnnotation] = []
    public private(set) var overlays: [any MKOverlay] = []
    private var views: [ObjectIdentifier: MKAnnotationView] = [:]
    private var classes: [String: MKAnnotationView.Type] = [:]
    public let userLocation = MKUserLocation()
    // Without effect on a picture:
    open var mapType = MKMapType.standard
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var userTrackingMode = MKUserTrackingMode.none
    open var selectedAnnotations: [any MKAnnotation] = []
    open var isZoomEnabled = true, isScrollEnabled = true, isRotateEnabled = true, isPitchEnabled = true
    open var showsUserLocation = false, showsCompass = true, showsScale = false, showsTraffic = false
    open var showsBuildings = true, showsPointsOfInterest = true

    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    open func setCenter(_ center: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = center }
    /// The region, which has any proportions here.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

    override var unseenEffect: String? {
        overlays.isEmpty ? nil : "is a line or an area on a map, which is left out: the map is a placeholder"
    }

    // MARK: What stands on the map

    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    open func addAnnotations(_ new: [any MKAnnotation]) {
        annotations += new
        showAnnotations()
    }

    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

    open func removeAnnotations(_ old: [any MKAnnotation]) {
        annotations.removeAll { annotation in old.contains { $0 === annotation } }
        showAnnotations()
    }

    /// Shows a region with these places, and as much around them.
    open func showAnnotations(_ shown: [any MKAnnotation], animated: Bool) {
        addAnnotations(shown.filter { new in !annotations.contains { $0 === new } })
        let (latitudes, longitudes) = (shown.map(\.coordinate.latitude), shown.map(\.coordinate.longitude))
        guard let bottom = latitudes.min(), let top = latitudes.max(), let left = longitudes.min(),
            let right = longitudes.max()
        else { return }
        let least = 0.01
        region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: (bottom + top) / 2, longitude: (left + right) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: max((top - bottom) * 2, least), longitudeDelta: max((right - left) * 2, least)))
    }

    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }
    open func register(_ type: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        classes[identifier] = type as? MKAnnotationView.Type
    }
    /// A new view of the registered class: no view is used again.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        classes[identifier]?.init(annotation: nil, reuseIdentifier: identifier)
    }
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        (classes[identifier] ?? MKMarkerAnnotationView.self).init(annotation: annotation, reuseIdentifier: identifier)
    }
    /// Without effect on a picture, which has no callouts.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

    /// Overlays are kept, and not drawn on the placeholder. A picture warns of them.
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    open func addOverlays(_ new: [any MKOverlay]) { overlays += new }
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    open func removeOverlays(_ old: [any MKOverlay]) { for overlay in old { removeOverlay(overlay) } }

    private func showAnnotations() {
        var shown: [ObjectIdentifier: MKAnnotationView] = [:]
        for annotation in annotations {
            let key = ObjectIdentifier(annotation)
            let own = views[key] ?? delegate?.mapView(self, viewFor: annotation)
            shown[key] = own ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
        }
        for (key, view) in views where shown[key] == nil { view.removeFromSuperview() }
        views = shown
        for view in annotations.compactMap({ views[ObjectIdentifier($0)] }) where view.superview == nil {
            addSubview(view)
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for annotation in annotations {
            guard let view = view(for: annotation) else { continue }
            let place = convert(annotation.coordinate, toPointTo: self)
            view.center = CGPoint(x: place.x + view.centerOffset.x, y: place.y + view.centerOffset.y)
        }
    }

    // MARK: Places and points

    /// The middle of the view is that of the region, whose edges are those of the view.
    open func convert(_ place: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let (width, height) = (max(region.span.longitudeDelta, 1e-9), max(region.span.latitudeDelta, 1e-9))
        let own = CGPoint(
            x: bounds.midX + (place.longitude - region.center.longitude) / width * bounds.width,
            y: bounds.midY - (place.latitude - region.center.latitude) / height * bounds.height)
        return view.map { convert(own, to: $0) } ?? own
    }

    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let own = view.map { convert(point, from: $0) } ?? point
        guard bounds.width > 0, bounds.height > 0 else { return region.center }
        return CLLocationCoordinate2D(
            latitude: region.center.latitude - (own.y - bounds.midY) / bounds.height * region.span.latitudeDelta,
            longitude: region.center.longitude + (own.x - bounds.midX) / bounds.width * region.span.longitudeDelta)
    }

    override func contentElement() -> ViewContent? {
        ViewContent(element: MapPlaceholder(showsPin: false).element.erased)
    }
}

/// Of its methods, only the one that gives views is called.
@preconcurrency @MainActor public protocol MKMapViewDelegate: AnyObject {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
}

public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// A place with texts.
open class MKPointAnnotation: NSObject, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?

    public override init() {}

    public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
    }
}

/// Where the device is, which nothing finds out.
open class MKUserLocation: NSObject, MKAnnotation {
    open var location: CLLocation? { nil }
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    /// Without effect on a picture.
    open var title: String?
}

/// What covers a part of a map; without effect on a picture.
public protocol MKOverlay: MKAnnotation {}
