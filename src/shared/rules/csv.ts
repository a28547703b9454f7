export type CsvValue = string | number | boolean | null | undefined;

/**
 * Quotes one cell by RFC 4180. Spreadsheets execute text that begins like a formula, even with a
 * full-width sign, so such text gets a leading apostrophe (OWASP, "CSV Injection"). Numbers stay
 * numbers.
 */
export function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = /^[=+\-@\t\r\n＝＋－＠]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One record: cells separated by commas, with a trailing CRLF. */
export const csvLine = (cells: readonly CsvValue[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`;
