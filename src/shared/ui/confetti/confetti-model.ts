export type Piece = {
  x: number;
  y: number;
  drift: number;
  speed: number;
  angle: number;
  spin: number;
  size: number;
};

/** New pieces above the top edge; `dropRate` is the maximum fall speed in px per frame. */
export const throwPieces = (
  count: number,
  width: number,
  size: number,
  dropRate: number,
  random: () => number,
): Piece[] =>
  Array.from({ length: count }, () => ({
    x: random() * width,
    y: -size,
    drift: (random() - 0.5) * 2,
    speed: dropRate * (0.3 + random() * 0.7),
    angle: random() * Math.PI,
    spin: (random() - 0.5) * 0.3,
    size: size * (0.6 + random() * 0.4),
  }));

/** Advances one frame; pieces below the bottom edge are removed. */
export const fall = (pieces: readonly Piece[], height: number): Piece[] =>
  pieces
    .map((piece) => ({
      ...piece,
      x: piece.x + piece.drift,
      y: piece.y + piece.speed,
      angle: piece.angle + piece.spin,
    }))
    .filter((piece) => piece.y < height + piece.size);
