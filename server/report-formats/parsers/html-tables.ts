/**
 * Parses tables of HTML pages, for tools without another report. Scripts and styles are dropped and
 * nothing is loaded.
 */
import { dropComments, dropElements, eachTag } from '../normalize/markup.ts';
import { htmlToText } from '../normalize/text.ts';

const tableTags = new Set(['table', 'tr', 'td', 'th']);

export interface HtmlRow {
  /** Text of the cell in the named column, without tags. */
  text: (column: string) => string | undefined;
  html: (column: string) => string | undefined;
  /** Link targets in the cell. */
  links: (column: string) => string[];
}

export interface HtmlTable {
  columns: string[];
  /** The lower-case headings of each row that has any. */
  heads: string[][];
  rows: HtmlRow[];
  /** The cells of each row with their markup. */
  html: string[][];
  /** Rows with the headings above them, for tables with several header rows. */
  sections: HtmlSectionRow[];
}

export interface HtmlSectionRow extends HtmlRow {
  /** The last heading that is alone in its row. */
  caption: string | undefined;
}

interface OpenTable {
  headings: string[];
  heads: string[][];
  /** The headings in their original case. */
  titles: string[][];
  rows: string[][];
  /** Where the content of the open cell begins, and whether it is a heading. */
  cell: { start: number; heading: boolean } | undefined;
}

/** Returns whether the page has the table with the given mark, and its body has no rows. */
export function hasEmptyBody(page: string, mark: string): boolean {
  const table = page.indexOf(mark);
  const start = page.indexOf('<tbody>', table);
  const end = page.indexOf('</tbody>', start);
  return table >= 0 && start >= 0 && end >= 0 && page.slice(start + 7, end).trim() === '';
}

function rowOf(columns: readonly string[], cells: readonly string[]): HtmlRow {
  const html = (column: string): string | undefined => cells[columns.indexOf(column)];
  return {
    html,
    text: (column) => htmlToText(html(column)),
    links: (column) =>
      [...(html(column) ?? '').matchAll(/href="(https?:[^"]{1,2000})"/gi)].flatMap(
        ([, url]) => url ?? [],
      ),
  };
}

function sectionRows(
  heads: readonly string[][],
  titles: readonly string[][],
  rows: readonly string[][],
): HtmlSectionRow[] {
  let [caption, columns]: [string | undefined, string[]] = [undefined, []];
  return rows.flatMap((cells, index) => {
    const names = heads[index] ?? [];
    if (names.length === 1 && cells.length === 0) caption = titles[index]?.[0];
    else if (names.length > 1) columns = names;
    return cells.length === 0 ? [] : [{ ...rowOf(columns, cells), caption }];
  });
}

/**
 * Parses all tables. Nested tables are parsed separately, and cells need no closing tag. Column
 * names are lower case; a table without headings has none.
 */
export function parseHtmlTables(page: string): HtmlTable[] {
  const body = dropElements(dropComments(page), 'script', 'style');
  const tables: OpenTable[] = [];
  const open: OpenTable[] = [];
  const closeCell = (table: OpenTable | undefined, end: number): void => {
    if (table?.cell === undefined) return;
    const content = body.slice(table.cell.start, end);
    if (table.cell.heading) {
      const title = htmlToText(content) ?? '';
      const heading = title.toLowerCase();
      table.titles.at(-1)?.push(title);
      table.headings.push(heading);
      table.heads.at(-1)?.push(heading);
    } else table.rows.at(-1)?.push(content);
    table.cell = undefined;
  };
  for (const { name, closing, start, end } of eachTag(body)) {
    if (!tableTags.has(name)) continue;
    const table = open.at(-1);
    if (name === 'table' && !closing) {
      const fresh: OpenTable = { headings: [], heads: [], titles: [], rows: [], cell: undefined };
      tables.push(fresh);
      open.push(fresh);
      continue;
    }
    if (table === undefined) continue;
    closeCell(table, start);
    if (name === 'table') open.pop();
    else if (!closing && name === 'tr') {
      table.rows.push([]);
      table.heads.push([]);
      table.titles.push([]);
    } else if (!closing) table.cell = { start: end, heading: name === 'th' };
  }
  return tables.map(({ headings, heads, titles, rows }) => {
    const filled = rows.filter((cells) => cells.length > 0);
    return {
      columns: headings,
      heads: heads.filter((cells) => cells.length > 0),
      rows: filled.map((cells) => rowOf(headings, cells)),
      html: filled,
      sections: sectionRows(heads, titles, rows),
    };
  });
}
