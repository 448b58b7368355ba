import QuoinBitmap
import QuoinScene
import QuoinSnapshots

print(Snapshotting<Text, Bitmap>.self)
