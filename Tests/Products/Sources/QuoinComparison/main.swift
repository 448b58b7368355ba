import QuoinComparison
import QuoinBitmap

let (old, new) = (Bitmap(width: 3, height: 2), Bitmap(width: 3, height: 2))
print(try ComparisonRules().pixelDifference(between: old, and: new).count)
