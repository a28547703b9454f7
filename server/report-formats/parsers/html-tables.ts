/**
 * Tables of an HTML page, for tools that write nothing else. Scripts and styles are dropped,
 * nothing is loaded.
 */
import { dropComments, dropElements, eachTag } from '../normalize/markup.ts';
import { htmlToText } from '../normalize/text.ts';

const tableTags = new Set(['table', 'tr', 'td', 'th']);

export interface HtmlRow {
  /** Text of the cell below the column of that name, tags removed. */
  text: (column: string) => string | undefined;
  html: (column: string) => string | undefined;
}

export interface HtmlTable {
  columns: string[];
  /** The headings of each row that has any, in lower case. */
  heads: string[][];
  rows: HtmlRow[];
  /** The cells of each row with their markup. */
  html: string[][];
}

interface OpenTable {
  headings: string[];
  heads: string[][];
  rows: string[][];
  /** Where the content of the open cell begins, and whether it is a heading. */
  cell: { start: number; heading: boolean } | undefined;
}

function rowOf(columns: readonly string[], cells: readonly string[]): HtmlRow {
  const html = (column: string): string | undefined => cells[columns.indexOf(column)];
  return { html, text: (column) => htmlToText(html(column)) };
}

/**
 * Tables may be within cells of others; each is read on its own, and cells need not be closed.
 * Column names are lower case; a table without headings has none.
 */
export function parseHtmlTables(page: string): HtmlTable[] {
  const body = dropElements(dropComments(page), 'script', 'style');
  const tables: OpenTable[] = [];
  const open: OpenTable[] = [];
  const closeCell = (table: OpenTable | undefined, end: number): void => {
    if (table?.cell === undefined) return;
    const content = body.slice(table.cell.start, end);
    if (table.cell.heading) {
      const heading = htmlToText(content)?.toLowerCase() ?? '';
      table.headings.push(heading);
      table.heads.at(-1)?.push(heading);
    } else table.rows.at(-1)?.push(content);
    table.cell = undefined;
  };
  for (const { name, closing, start, end } of eachTag(body)) {
    if (!tableTags.has(name)) continue;
    const table = open.at(-1);
    if (name === 'table' && !closing) {
      const fresh: OpenTable = { headings: [], heads: [], rows: [], cell: undefined };
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
    } else if (!closing) table.cell = { start: end, heading: name === 'th' };
  }
  return tables.map(({ headings, heads, rows }) => {
    const filled = rows.filter((cells) => cells.length > 0);
    return {
      columns: headings,
      heads: heads.filter((cells) => cells.length > 0),
      rows: filled.map((cells) => rowOf(headings, cells)),
      html: filled,
    };
  });
}
