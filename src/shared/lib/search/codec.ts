// The URL's query string: flat, readable, without JSON. A route's valibot schema parses the
// strings.
import { joinList } from '#domain/comma-list';

const readable = /%(?:2C|3A|2F|40|20)/gi;
const encode = (text: string) =>
  encodeURIComponent(text).replace(readable, (code) =>
    code === '%20' ? '+' : decodeURIComponent(code),
  );
const written = (value: unknown): string =>
  Array.isArray(value)
    ? joinList(value)
    : typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';

/** Empty values are omitted. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) => {
    const text = written(value);
    return text === '' ? [] : [`${encode(key)}=${encode(text)}`];
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** A repeated key becomes a list. */
export function parseSearch(search: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    if (value === '' || key === '__proto__') continue;
    found[key] = Object.hasOwn(found, key) ? `${found[key] ?? ''},${value}` : value;
  }
  return found;
}
