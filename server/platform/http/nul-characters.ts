// Text that neither PostgreSQL nor UTF-8 can represent: NUL characters and lone surrogates.
const isUnstorable = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed();

/** Returns the path of the first such text in a JSON value, or undefined if there is none. */
export const findUnstorableText = (
  value: unknown,
  path: readonly (string | number)[] = [],
): readonly (string | number)[] | undefined => {
  if (typeof value === 'string') return isUnstorable(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : Object.entries(value);
  for (const [key, item] of entries) {
    if (typeof key === 'string' && isUnstorable(key)) return path;
    const found = findUnstorableText(item, [...path, key]);
    if (found) return found;
  }
  return undefined;
};
