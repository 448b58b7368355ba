// swift-format-ignore-file: OneVariableDeclarationPerLine

import Foundation
import QuoinScene

/// Makes pictures of maps: a placeholder of the size that is asked for, as there is no map.
open class MKMapSnapshotter: NSObject {
    private let options: Options
    private var isCancelled = false

    public init(options: Options) { self.options = options }

    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        start(with: .main, completionHandler: completionHandler)
    }

    open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        nonisolated(unsafe) let (own, completionHandler) = (self, completionHandler)
        queue.async {
            guard !own.isCancelled else { return }
            completionHandler(Snapshot(own.options), nil)
        }
    }

    open func cancel() { isCancelled = true }
    open var isLoading: Bool { false }

    /// What a picture shows. Only its size and its traits have an effect.
    open class Options: NSObject {
        // Without effect on a picture:
        open var region = MKCoordinateRegion()
        open var mapType = MKMapType.standard

        open var size = CGSize(width: 256, height: 256)
        // Without effect on a picture:
        open var scale: CGFloat = 3
        open var showsBuildings = true, showsPointsOfInterest = true
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        open var traitCollection = UITraitCollection.current
    }

    open class Snapshot: NSObject {
        public let image: UIImage

        init(_ options: Options) {
            let size = options.size
            var drawn: UIImage?
            options.traitCollection.performAsCurrent {
                drawn =
                    CGContext.recording(size) {
                        $0.draw(MapPlaceholder().element, in: CGRect(origin: .zero, size: size))
                    }.image
            }
            image = drawn ?? UIImage()
        }

        /// The middle, which the region has everywhere.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            CGPoint(x: image.size.width / 2, y: image.size.height / 2)
        }
    }
}

public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Which places of interest a map shows; without effect on a placeholder.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    public static let includingAll = MKPointOfInterestFilter()
    public static let excludingAll = MKPointOfInterestFilter()
}

/// The extent of a part of a map, in degrees.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees

    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of a map around a place.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let meters = 111_320.0
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / meters, longitudeDelta: longitudinalMeters / meters))
    }
}
