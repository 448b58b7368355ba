// The names of Core Graphics are in the module UIKit, for sources that import it beside UIKit.
@_exported import UIKit
