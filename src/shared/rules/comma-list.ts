// Lists in one string, as URLs, the API and saved filters write them: `a,b\,c` is `a` and `b,c`.

/** A comma or backslash within an item is escaped by a backslash. */
export const joinList = (items: readonly unknown[]): string =>
  items
    .map((item) =>
      String(item)
        .replaceAll('\\', '\\\\')
        .replaceAll(',', String.raw`\,`),
    )
    .join(',');

/** Splits a list into its non-empty items, at most `maxItems`. */
export function splitList(text: string, maxItems = Number.POSITIVE_INFINITY): string[] {
  const items: string[] = [];
  let item = '';
  for (let i = 0; i < text.length && items.length < maxItems; i++) {
    const char = text.charAt(i);
    if (char === '\\' && i + 1 < text.length) item += text.charAt(++i);
    else if (char === ',') {
      items.push(item);
      item = '';
    } else item += char;
  }
  items.push(item);
  return items.filter((each) => each !== '');
}
