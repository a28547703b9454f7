/** Counts the added and removed lines of a unified diff, without the file headers. */
export function lineCounts(diff: string): { added: number; removed: number } {
  const lines = diff.split('\n');
  const count = (sign: string, head: string) =>
    lines.filter((line) => line.startsWith(sign) && !line.startsWith(`${head} `)).length;
  return { added: count('+', '+++'), removed: count('-', '---') };
}
