/** Folds case and accents, so that "configuracion" finds "Configuración". */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The folded words of a query. */
export const wordsOf = (typed: string): readonly string[] =>
  foldText(typed)
    .split(/\s+/u)
    .filter((word) => word !== '');

/** Whether the text contains every word of the query, ignoring accents and case. */
export function hasWords(text: string, typed: string): boolean {
  const own = foldText(text);
  return wordsOf(typed).every((word) => own.includes(word));
}

/**
 * The items that contain every word of the query, ignoring accents and case. Items that begin with
 * it come first.
 */
export function search<Item>(
  items: readonly Item[],
  text: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const whole = foldText(text.trim());
  if (whole === '') return items;
  const found = items.filter((item) => hasWords(textOf(item), text));
  const first = (item: Item) => (foldText(textOf(item)).startsWith(whole) ? 0 : 1);
  return found.toSorted((a, b) => first(a) - first(b));
}
