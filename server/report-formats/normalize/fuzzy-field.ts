/**
 * Fields of a record whose names are only roughly documented: case and punctuation do not count,
 * nor whether they are in a nested object.
 */
import { heuristicRecord } from './heuristic-record.ts';

export type FuzzyField = (...names: readonly string[]) => string | undefined;

/** The first of the names that the record has; names without case and punctuation. */
export const fuzzyField = (raw: unknown): FuzzyField => {
  const record = heuristicRecord(raw);
  return (...names) => {
    for (const name of names) {
      const text = record.get(name);
      if (text !== undefined) return text;
    }
    return undefined;
  };
};
