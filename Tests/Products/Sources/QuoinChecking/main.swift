import QuoinChecking
import QuoinScene

let card = Text("Hello").id("title")
print(try card.findings(widths: 100...110).count)
