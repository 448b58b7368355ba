import Quoin
import TexturePorts

PortImages.use()
let cell = PhotoCell(
    userName: "hannahmbanana", location: "San Francisco", time: "30m", likes: "17 likes", description: "Hikes")
print(try PictureRenderer().draw(cell, on: Canvas(width: 320)).bitmap.width)
