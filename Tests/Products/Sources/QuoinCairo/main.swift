import QuoinCairo
import QuoinScene

print(try PictureRenderer().draw(Text("A card").inset(8), on: Canvas()).bitmap.width)
