import QuoinPixels
import QuoinScene
import QuoinSnapshots

print(Snapshotting<Text, Bitmap>.self)
