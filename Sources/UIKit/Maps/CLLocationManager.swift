// swift-format-ignore-file: AlwaysUseLowerCamelCase, OneVariableDeclarationPerLine

import Foundation

/// Finds no place, as nobody allows it.
open class CLLocationManager: NSObject {
    // Without effect on a picture:
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var desiredAccuracy = kCLLocationAccuracyBest, distanceFilter = kCLDistanceFilterNone
    open var allowsBackgroundLocationUpdates = false, pausesLocationUpdatesAutomatically = true

    open var location: CLLocation? { nil }
    open var authorizationStatus: CLAuthorizationStatus { .denied }

    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    open class func locationServicesEnabled() -> Bool { false }
    open func requestWhenInUseAuthorization() {}
    open func requestAlwaysAuthorization() {}
    open func requestLocation() {}
    open func startUpdatingLocation() {}
    open func stopUpdatingLocation() {}
    open func startUpdatingHeading() {}
    open func stopUpdatingHeading() {}
}

public enum CLAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public typealias CLLocationAccuracy = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1,
    kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Its methods are never called.
@preconcurrency @MainActor public protocol CLLocationManagerDelegate: NSObjectProtocol {}

/// Finds no names of places.
open class CLGeocoder: NSObject {
    open var isGeocoding: Bool { false }
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) {}
    open func geocodeAddressString(
        _ text: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) {}
    open func cancelGeocode() {}
}

open class CLPlacemark: NSObject {
    open var name: String? { nil }
    open var locality: String? { nil }
    open var subLocality: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var administrativeArea: String? { nil }
    open var country: String? { nil }
    open var isoCountryCode: String? { nil }
    open var postalCode: String? { nil }
    open var location: CLLocation? { nil }
}
