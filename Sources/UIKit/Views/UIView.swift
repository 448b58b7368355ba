import Foundation

open class UIView: UIResponder {}
