measureTreeMoves()
