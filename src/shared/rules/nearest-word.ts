/**
 * Edit distance: insertions, deletions, replacements and swaps of neighbours. Stops counting beyond
 * `most`.
 */
const distance = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? most + 1;
};

/** The known word that the user most likely meant. One letter in three may be wrong. */
export function nearestWord(written: string, known: readonly string[]): string | undefined {
  const word = written.toLowerCase();
  const most = Math.floor(word.length / 3);
  const [first] = known
    .map((each) => ({ each, far: distance(word, each.toLowerCase(), most) }))
    .filter(({ far }) => far <= most)
    .sort((one, other) => one.far - other.far);
  return first?.each;
}
