import QuoinScene

print(try Color(parsing: "oklch(62.5% 0.1 40)"))
