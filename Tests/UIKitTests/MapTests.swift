import Quoin
import QuoinViewSnapshots
import Testing
import UIKit

@MainActor
@Suite("maps", .serialized)
struct MapTests {
    @Test("a picture says that a line on a map is left out")
    func overlays() throws {
        final class Way: MKOverlay { let coordinate = CLLocationCoordinate2D() }
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let canvas = Canvas(width: 200, height: 100)
        #expect(try PictureRenderer().draw(map, on: canvas).warnings.isEmpty)
        map.addOverlay(Way())
        let warnings = try PictureRenderer().draw(map, on: canvas).warnings.map { "\($0)" }
        #expect(warnings.count == 1 && warnings[0].contains("is left out: the map is a placeholder"))
    }

    @Test("what stands on a map is at its place in the region, as the app or the system shows it")
    func places() throws {
        final class Dot: MKMapViewDelegate {
            func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
                guard annotation.title == "own" else { return nil }
                let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
                view.frame.size = CGSize(width: 4, height: 4)
                view.centerOffset = CGPoint(x: 0, y: -10)
                return view
            }
        }
        let (map, dot) = (MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Dot())
        map.delegate = dot
        let center = CLLocationCoordinate2D(latitude: 50, longitude: 10)
        map.setRegion(
            MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2)),
            animated: true)
        let places = [("own", 50.0, 10.0), ("pin", 50.25, 9.5)].map {
            MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: $1, longitude: $2), title: $0)
        }
        map.addAnnotations(places)
        let bitmap = try PictureRenderer().draw(map, on: Canvas(width: 200, height: 100)).bitmap
        #expect(map.view(for: places[0])?.center == CGPoint(x: 100, y: 40))
        #expect(map.view(for: places[1])?.center == CGPoint(x: 50, y: 25))
        #expect(bitmap[50, 25].x > 200 && bitmap[50, 25].z < 100)
        let back = map.convert(CGPoint(x: 150, y: 75), toCoordinateFrom: map)
        #expect(back.latitude == 49.75 && back.longitude == 10.5)
        map.removeAnnotation(places[1])
        #expect(map.view(for: places[1]) == nil && map.subviews.count == 1)
        map.showAnnotations(places, animated: false)
        #expect(map.centerCoordinate.latitude == 50.125 && map.annotations.count == 2)
    }
}
