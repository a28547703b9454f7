/** Tables of an HTML page, for tools that write nothing else. Scripts and styles are dropped, nothing is loaded. */
import { plainText } from '../facts/text.ts';

export interface HtmlRow {
  /** Text of the cell below the column of that name, tags removed. */
  text: (column: string) => string | undefined;
  html: (column: string) => string | undefined;
}

export interface HtmlTable {
  columns: string[];
  rows: HtmlRow[];
  /** The cells of each row as they stand. */
  html: string[][];
}

const all = (html: string, tag: string): string[] => [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'))].map((match) => match[1] ?? '');

function rowOf(columns: readonly string[], cells: readonly string[]): HtmlRow {
  const html = (column: string): string | undefined => cells[columns.indexOf(column)];
  return { html, text: (column) => plainText(html(column)) };
}

/** Column names are lower case. A table without a header row has none. */
export function tablesOf(page: string): HtmlTable[] {
  const body = page.replace(/<!--[\s\S]*?-->/g, '').replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '');
  return all(body, 'table').map((table) => {
    const columns = all(table, 'th').map((cell) => plainText(cell)?.toLowerCase() ?? '');
    const rows = all(table, 'tr').map((row) => all(row, 'td')).filter((cells) => cells.length > 0);
    return { columns, rows: rows.map((cells) => rowOf(columns, cells)), html: rows };
  });
}
