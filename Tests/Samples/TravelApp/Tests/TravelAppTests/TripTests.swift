import AsyncDisplayKit
import QuoinCairo
import QuoinScene
import Testing

@testable import TravelApp

@Suite("The app's trips")
struct TripTests {
    @Test("a long place leaves room for the button")
    func longPlace() throws {
        let cell = TripCellNode(trip: Trip(place: "San Martín de los Andes, Argentina", days: 12))
        _ = try PictureRenderer().draw(cell.layoutElement, on: Canvas(width: 320, scale: 2))
        #expect(cell.photo.frame.size == CGSize(width: 60, height: 60))
        #expect(cell.likeButton.frame.maxX == 304)
        #expect(cell.placeNode.frame.maxX <= cell.likeButton.frame.minX)
    }
}
