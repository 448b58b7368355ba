// swift-format-ignore-file: AlwaysUseLowerCamelCase, OneVariableDeclarationPerLine

import Foundation

/// A place on the earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees, longitude: CLLocationDegrees

    public init() { self.init(latitude: 0, longitude: 0) }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double

/// A place that stands for none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// A place that an app knows. Nothing finds out where the device is.
open class CLLocation: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let timestamp = Date()

    /// In meters, as on a ball of the size of the earth.
    open func distance(from other: CLLocation) -> CLLocationDistance {
        let (first, second) = (coordinate, other.coordinate)
        let (dy, dx) = (
            (second.latitude - first.latitude) * .pi / 360, (second.longitude - first.longitude) * .pi / 360
        )
        let part =
            pow(sin(dy), 2) + cos(first.latitude * .pi / 180) * cos(second.latitude * .pi / 180) * pow(sin(dx), 2)
        return 2 * 6_371_000 * asin(min(1, sqrt(part)))
    }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}
