// The address's search part: flat, readable, no JSON. A route's valibot schema gives the strings their meaning.
const readable = /%(?:2C|3A|2F|40|20)/gi;
const encode = (text: string) =>
  encodeURIComponent(text).replace(readable, (code) =>
    code === '%20' ? '+' : decodeURIComponent(code),
  );
const encodeItem = (item: unknown) =>
  String(item)
    .replaceAll('\\', '\\\\')
    .replaceAll(',', String.raw`\,`);

const written = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(encodeItem).join(',')
    : typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';

/** Empty values are left out. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) => {
    const text = written(value);
    return text === '' ? [] : [`${encode(key)}=${encode(text)}`];
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** A key that is given twice is a list. */
export function parseSearch(search: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    if (value === '' || key === '__proto__') continue;
    found[key] = Object.hasOwn(found, key) ? `${found[key] ?? ''},${value}` : value;
  }
  return found;
}

/** `a,b\,c` → `['a', 'b,c']` */
export function splitList(text: string): string[] {
  const items = [''];
  for (const [token] of text.matchAll(/\\[^]|[^]/g)) {
    const last = items.pop() ?? '';
    if (token === ',') items.push(last, '');
    else items.push(last + (token.length > 1 ? token.slice(1) : token));
  }
  return items.filter(Boolean);
}
