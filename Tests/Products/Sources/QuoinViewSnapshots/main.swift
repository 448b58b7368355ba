import QuoinScene
import QuoinViewSnapshots
import UIKit

let label = UILabel()
label.text = "Siljan"
print(try label.element(on: Canvas(width: 100)).style.width)
