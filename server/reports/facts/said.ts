/** Fields of a record whose names are only roughly documented: case and punctuation do not count, nor whether they stand in an object within it. */
import { looseRecord } from './loose-record.ts';

export type Said = (...names: readonly string[]) => string | undefined;

/** The first of the names that the record has; names without case and punctuation. */
export const saidBy = (raw: unknown): Said => {
  const record = looseRecord(raw);
  return (...names) => {
    for (const name of names) {
      const text = record.get(name);
      if (text !== undefined) return text;
    }
    return undefined;
  };
};
