// Lists in one string, as addresses, the API and saved filters write them: `a,b\,c` is `a` and `b,c`.

/** A comma or backslash of an item's own is escaped by a backslash. */
export const joinList = (items: readonly unknown[]): string =>
  items
    .map((item) =>
      String(item)
        .replaceAll('\\', '\\\\')
        .replaceAll(',', String.raw`\,`),
    )
    .join(',');

/** The items that are not empty. Reads no further than `maxItems` items. */
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
