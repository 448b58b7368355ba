// Swift Testing imports this module into every file that imports UIKit, too. On Linux there is nothing to add.
