import UIKit

let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
precondition(red == UIColor.red)
