export type CsvValue = string | number | boolean | null | undefined;

/**
 * One cell as RFC 4180 quotes it. Spreadsheets run a text that begins like a formula, also with a
 * full-width sign, so it gets a leading apostrophe (OWASP, "CSV Injection"). Numbers stay numbers.
 */
export function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = /^[=+\-@\t\r\n＝＋－＠]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Cells separated by commas, with the CRLF that ends a record. */
export const csvLine = (cells: readonly CsvValue[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`;
