/** For comparing what people type: "Configuración" is found by "configuracion". */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The typed words, as they are compared. */
export const wordsOf = (typed: string): readonly string[] =>
  foldText(typed)
    .split(/\s+/u)
    .filter((word) => word !== '');

/** Every typed word stands somewhere in the text, accents and case aside. */
export function hasWords(text: string, typed: string): boolean {
  const own = foldText(text);
  return wordsOf(typed).every((word) => own.includes(word));
}

/** What contains every typed word, accents and case aside; what begins with the text comes first. */
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
