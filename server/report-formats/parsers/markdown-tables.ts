/** Parses Markdown tables, whose cells are separated by pipes. */

export interface MarkdownRow {
  /** Keyed by the lower-case column name. */
  cells: Readonly<Record<string, string>>;
  /** The last heading before the table. */
  heading: string | undefined;
  /** 1-based. */
  line: number;
}

/** A pipe within a cell is escaped. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) =>
      cell
        .trim()
        .replaceAll('\\|', '|')
        .replace(/<br ?\/?>/gi, '\n'),
    );

const isRule = (line: string | undefined): boolean =>
  line !== undefined && /^[\s:|-]+$/.test(line) && line.includes('|') && line.includes('-');

export function markdownRows(text: string): MarkdownRow[] {
  const lines = text.split(/\r?\n/);
  const found: MarkdownRow[] = [];
  let heading: string | undefined;
  let columns: string[] | undefined;
  for (const [index, line] of lines.entries()) {
    const title = /^#{1,6}\s+(.{1,500})$/.exec(line)?.[1];
    if (title !== undefined) heading = title.trim();
    if (!line.trimStart().startsWith('|')) columns = undefined;
    else if (isRule(lines[index + 1])) columns = cellsOf(line).map((name) => name.toLowerCase());
    else if (columns !== undefined && !isRule(line)) {
      const cells = cellsOf(line);
      found.push({
        cells: Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ''])),
        heading,
        line: index + 1,
      });
    }
  }
  return found;
}
