import QuoinPixels

let (old, new) = (Bitmap(width: 3, height: 2), Bitmap(width: 3, height: 2))
print(try ComparisonRules().difference(of: new, from: old).count)
