/**
 * Reads untrusted trees (JSON, or XML from `readXml`). A missing value or one of the wrong type is
 * `undefined`, never an error.
 */

export type Step = string | number;
export type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A key below a list applies to its first element, because XML children are always lists. */
export function at(value: unknown, ...steps: Step[]): unknown {
  let current = value;
  for (const step of steps) {
    if (Array.isArray(current) && typeof step === 'string') current = current[0] as unknown;
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step))
      return undefined;
    current = (current as Record<Step, unknown>)[step];
  }
  return current;
}

/**
 * Returns the text of a scalar, an XML element, or the first item of a list. Empty text counts as
 * absent.
 */
export function str(value: unknown, ...steps: Step[]): string | undefined {
  const found = at(value, ...steps);
  if (typeof found === 'string') return found.trim() === '' ? undefined : found.trim();
  if (typeof found === 'number' || typeof found === 'bigint') return String(found);
  if (typeof found === 'boolean') return String(found);
  if (Array.isArray(found)) return found.length > 0 ? str(found[0]) : undefined;
  return isTree(found) && '#text' in found ? str(found['#text']) : undefined;
}

export function num(value: unknown, ...steps: Step[]): number | undefined {
  const text = str(value, ...steps);
  if (text === undefined) return undefined;
  const parsed = Number(text);
  return Number.isFinite(parsed) ? parsed : undefined;
}

export function bool(value: unknown, ...steps: Step[]): boolean | undefined {
  const text = str(value, ...steps)?.toLowerCase();
  if (text === 'true' || text === '1' || text === 'yes') return true;
  return text === 'false' || text === '0' || text === 'no' ? false : undefined;
}

/** Returns a list. A single value becomes a list of one. */
export function list(value: unknown, ...steps: Step[]): unknown[] {
  const found = at(value, ...steps);
  if (Array.isArray(found)) return found as unknown[];
  return found === undefined || found === null ? [] : [found];
}

export const texts = (value: unknown, ...steps: Step[]): string[] =>
  list(value, ...steps).flatMap((item) => {
    const text = str(item);
    return text === undefined ? [] : [text];
  });

export function tree(value: unknown, ...steps: Step[]): Tree {
  const found = at(value, ...steps);
  return isTree(found) ? found : {};
}

export const entries = (value: unknown, ...steps: Step[]): [string, unknown][] =>
  Object.entries(tree(value, ...steps));

/** Returns whether every path (`results.0.check_id`) exists, whatever its value. */
export const has = (value: unknown, ...paths: string[]): boolean =>
  paths.every(
    (path) =>
      at(value, ...path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))) !==
      undefined,
  );

export const isList = (value: unknown, ...steps: Step[]): boolean =>
  Array.isArray(at(value, ...steps));
