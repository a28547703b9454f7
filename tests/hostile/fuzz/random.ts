// A seeded random number generator (mulberry32): fast, and reproducible on every machine.
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** True with this probability. */
  chance: (probability: number) => boolean;
  below: (limit: number) => number;
  /** Undefined only for an empty list. */
  pick: <T>(list: readonly T[]) => T | undefined;
};

export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (list) => list[below(list.length)],
  };
};
