import AsyncDisplayKit
import TravelApp

// The sample is compiled from sources of an app, which use Objective-C and know nothing of Linux.
let cell = TripCellNode(trip: Trip(place: "Siljan", days: 3))
let layout = cell.layoutThatFits(
    ASSizeRangeMake(CGSize(width: 320, height: 0), CGSize(width: 320, height: CGFloat.infinity)))
precondition(layout.size == CGSize(width: 320, height: 76))
