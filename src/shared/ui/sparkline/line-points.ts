const edge = 2; // room for the stroke and the end dot
const round = (value: number) => Math.round(value * 10) / 10;

/** Values as points in a box, lowest at the bottom; a horizontal line if all are equal. */
export function linePoints(
  values: readonly number[],
  width: number,
  height: number,
): [number, number][] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const step = values.length > 1 ? (width - 2 * edge) / (values.length - 1) : 0;
  return values.map((value, index) => [
    round(edge + index * step),
    round(span === 0 ? height / 2 : edge + (1 - (value - low) / span) * (height - 2 * edge)),
  ]);
}
