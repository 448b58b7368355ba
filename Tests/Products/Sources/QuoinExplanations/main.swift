import QuoinExplanations
import QuoinImages

print(try ComparisonRules().compare(ImageFile(.bytes([])), with: ImageFile(.bytes([]))).description)
