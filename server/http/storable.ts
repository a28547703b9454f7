// Text that no database and no client can hold: NUL, which PostgreSQL refuses, and halves of surrogate pairs, which have no UTF-8 form.
const unstorable = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed();

/** Where such a text stands, undefined when there is none. */
export const findUnstorable = (
  value: unknown,
  path: readonly (string | number)[] = [],
): readonly (string | number)[] | undefined => {
  if (typeof value === 'string') return unstorable(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : Object.entries(value);
  for (const [key, item] of entries) {
    if (typeof key === 'string' && unstorable(key)) return path;
    const found = findUnstorable(item, [...path, key]);
    if (found) return found;
  }
  return undefined;
};
