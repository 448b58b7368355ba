import QuoinCairo
