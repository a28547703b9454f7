/** How much of a repository's history is read. */
export type HistoryLimits = {
  /** Total of the fetched packs. */
  fetchedBytes: number;
  /** Total of the searched contents, unpacked. */
  searchedBytes: number;
  /** A larger file is skipped, and counted. */
  fileBytes: number;
  commits: number;
  /** Places that are stored; all are counted. */
  places: number;
  /** Fetch and search together. */
  milliseconds: number;
};

const mebibyte = 1024 * 1024;

export const historyLimits: HistoryLimits = {
  fetchedBytes: 2048 * mebibyte,
  searchedBytes: 16_384 * mebibyte,
  fileBytes: 8 * mebibyte,
  commits: 50_000,
  places: 200,
  milliseconds: 15 * 60_000,
};

/** Why a search is incomplete. */
export type Cut = 'bytes' | 'commits' | 'time';

/** The remaining time of a search, and the signal that ends it. */
export type Clock = { signal: AbortSignal; remaining: () => number };

export const startClock = ({ milliseconds }: HistoryLimits, signal: AbortSignal): Clock => {
  const until = performance.now() + milliseconds;
  return { signal, remaining: () => Math.max(1, Math.round(until - performance.now())) };
};

export const isOver = ({ remaining }: Clock): boolean => remaining() <= 1;
