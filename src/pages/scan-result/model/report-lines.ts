/** Lines shown before the line of an error. */
const before = 12;

export const firstShownLine = (line: number | undefined): number =>
  Math.max(1, (line ?? 1) - before);
