/** What an attack measured, and where the product did not hold. */
export type Outcome = { totals: readonly string[]; failures: readonly string[] };

/** `sample` is what `npm test` runs in seconds, `full` what `npm run test:hostile` runs. */
export type Scale = 'sample' | 'full';

export type AttackOptions = {
  scale: Scale;
  /** The same seed makes the same requests, texts and moments. */
  seed: number;
  /** Instead of the scale's own number. */
  requests?: number | undefined;
  /** Reports the progress of a long attack. */
  say: (line: string) => void;
};

export type Attack = (options: AttackOptions) => Promise<Outcome>;

/** Counts by a key, largest first: `2xx 41, 4xx 12`. */
export const describeCounts = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, count]) => `${key} ${count}`)
    .join(', ');

export const increment = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** The value below which the given share of the measurements lies. */
export const quantile = (measurements: readonly number[], share: number): number => {
  const sorted = measurements.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
