import * as v from 'valibot';

// Storage may be forbidden or full, or contain a value of another version. Reads then return the
// default.
export function readLocal<const S extends v.GenericSchema>(
  key: string,
  schema: S,
  fallback: v.InferOutput<S>,
): v.InferOutput<S> {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return fallback;
    const result = v.safeParse(schema, JSON.parse(text));
    if (result.success) return result.output;
    localStorage.removeItem(key);
  } catch {
    removeLocal(key);
  }
  return fallback;
}

export function writeLocal(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The value then lasts until the page is closed.
  }
}

export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing to remove
  }
}
