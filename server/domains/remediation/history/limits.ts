/** How much of a repository's history is read. */
export type HistoryLimits = {
  /** Of all that is fetched, packed. */
  fetchedBytes: number;
  /** Of the contents that are searched, unpacked. */
  searchedBytes: number;
  /** A larger file is left out, and counted. */
  fileBytes: number;
  commits: number;
  /** Places that are kept; all are counted. */
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

/** Why a search did not read everything. */
export type Cut = 'bytes' | 'commits' | 'time';

/** The time that a search has left, and what ends it. */
export type Clock = { signal: AbortSignal; remaining: () => number };

export const startClock = ({ milliseconds }: HistoryLimits, signal: AbortSignal): Clock => {
  const until = performance.now() + milliseconds;
  return { signal, remaining: () => Math.max(1, Math.round(until - performance.now())) };
};

export const isOver = ({ remaining }: Clock): boolean => remaining() <= 1;
