/** The fields of a record of an unknown tool, keyed by name in lower case without punctuation. */
import { type FieldMeaning, fieldNames } from './heuristic-field-names.ts';

export type HeuristicRecord = ReadonlyMap<string, string>;

export const fieldKey = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const scalar = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
};

/**
 * Reads the record's own scalars and lists of scalars first, then those of nested objects, which
 * are less specific.
 */
export function heuristicRecord(raw: unknown): HeuristicRecord {
  const found = new Map<string, string>();
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return found;
  const note = (name: string, value: unknown): void => {
    const text = Array.isArray(value)
      ? value
          .slice(0, 100)
          .flatMap((part) => scalar(part) ?? [])
          .join(', ')
      : scalar(value);
    if (text !== undefined && text !== '' && !found.has(fieldKey(name)))
      found.set(fieldKey(name), text);
  };
  const members = Object.entries(raw);
  for (const [name, value] of members) note(name, value);
  for (const [name, value] of members)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const inner = Object.entries(value as object);
      // `{ "severity": { "name": "high" } }` sets `severity`.
      const label = inner.find(([part]) =>
        ['name', 'value', 'label', 'text', 'title', 'rating'].includes(fieldKey(part)),
      )?.[1] as unknown;
      if (label !== undefined) note(name, label);
      for (const [part, text] of inner)
        if (!['name', 'value', 'label', 'text', 'id'].includes(fieldKey(part)))
          note(part, text as unknown);
    }
  return found;
}

/** Returns the first field with the given meaning. */
export const pickField = (record: HeuristicRecord, meaning: FieldMeaning): string | undefined => {
  for (const name of fieldNames[meaning]) {
    const text = record.get(name);
    if (text !== undefined) return text;
  }
  return undefined;
};

/** Returns every field with the given meaning. */
export const allFields = (record: HeuristicRecord, meaning: FieldMeaning): string[] =>
  fieldNames[meaning].flatMap((name) => record.get(name) ?? []);

export const hasFieldOf = (fields: readonly string[], meaning: FieldMeaning): boolean =>
  fieldNames[meaning].some((name) => fields.includes(name));
