/** The measurements of an attack, and its failures. */
export type Outcome = { totals: readonly string[]; failures: readonly string[] };

/** `sample` is the short run of `npm test`, `full` that of `npm run test:hostile`. */
export type Scale = 'sample' | 'full';

export type AttackOptions = {
  scale: Scale;
  /** The same seed produces the same requests, texts and times. */
  seed: number;
  /** Overrides the scale's number. */
  requests?: number | undefined;
  /** Reports the progress of a long attack. */
  say: (line: string) => void;
};

export type Attack = (options: AttackOptions) => Promise<Outcome>;

/** Formats counts by key, largest first: `2xx 41, 4xx 12`. */
export const describeCounts = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, count]) => `${key} ${count}`)
    .join(', ');

export const increment = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** The quantile of the measurements. */
export const quantile = (measurements: readonly number[], share: number): number => {
  const sorted = measurements.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
