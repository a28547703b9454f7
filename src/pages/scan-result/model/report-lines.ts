/** Lines shown before the line of an error. */
const before = 12;

/** The line that an error points to. Undefined if it points elsewhere. */
export const lineOfPointer = (pointer: string | null | undefined): number | undefined => {
  const line = Number(/^line (\d+)$/.exec(pointer ?? '')?.[1]);
  return Number.isNaN(line) ? undefined : line;
};

export const firstShownLine = (line: number | undefined): number =>
  Math.max(1, (line ?? 1) - before);
