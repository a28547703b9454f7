/**
 * Reads fields of records whose names are only roughly documented: case, punctuation and nesting in
 * objects are ignored.
 */
import { heuristicRecord } from './heuristic-record.ts';

export type FuzzyField = (...names: readonly string[]) => string | undefined;

/**
 * Returns a getter for the first of the given names that the record has. Names are lower case
 * without punctuation.
 */
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
