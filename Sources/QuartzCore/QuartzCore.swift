// The names of Core Animation are in the module UIKit, for sources that import it beside UIKit.
@_exported import UIKit
