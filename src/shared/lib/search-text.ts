const fold = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase();

/** What contains every typed word, accents and case aside; what begins with the text comes first. */
export function search<Item>(items: readonly Item[], text: string, textOf: (item: Item) => string): readonly Item[] {
  const whole = fold(text.trim());
  if (whole === '') return items;
  const words = whole.split(/\s+/u);
  const found = items.filter((item) => {
    const own = fold(textOf(item));
    return words.every((word) => own.includes(word));
  });
  const first = (item: Item) => (fold(textOf(item)).startsWith(whole) ? 0 : 1);
  return found.toSorted((a, b) => first(a) - first(b));
}
