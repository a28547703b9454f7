/**
 * CSV of `codeql database analyze --format=csv`, without a header: name, description, severity,
 * message, path and range.
 */
import { parse } from 'csv-parse/sync';
import { textFormat } from '../format.ts';

const levels = /^(?:error|warning|recommendation|note)$/;

const rowsOf = (text: string, limit = Number.MAX_SAFE_INTEGER): string[][] => {
  try {
    return parse(text, {
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      bom: true,
      to: limit,
    });
  } catch {
    return [];
  }
};

const isRow = (row: readonly string[]): boolean =>
  row.length >= 6 && row.length <= 9 && levels.test(row[2] ?? '') && /^\d+$/.test(row[5] ?? '');

export const codeqlCsv = textFormat({
  id: 'codeql-csv',
  tool: 'CodeQL',
  category: 'sast',
  docsUrl:
    'https://docs.github.com/en/code-security/codeql-cli/using-the-advanced-functionality-of-the-codeql-cli/csv-output',
  severities: { error: 'high', warning: 'medium', recommendation: 'low', note: 'info' },
  kinds: ['csv'],
  detect: ({ text }) => {
    const [first] = rowsOf(text.slice(0, 64 * 1024), 1);
    return first !== undefined && isRow(first) ? 0.9 : 0;
  },
  map: (text) =>
    rowsOf(text)
      .filter(isRow)
      .map(
        (
          [name, description, severity, message, path, line, column, endLine, endColumn],
          index,
        ) => ({
          pointer: `row ${index + 1}`,
          finding: {
            ruleId: name,
            title: name,
            description: [message, description].join('\n\n'),
            severity,
            location: {
              path: path?.replace(/^\//, ''),
              line: Number(line),
              column: Number(column),
              endLine: Number(endLine),
              endColumn: Number(endColumn),
            },
          },
        }),
      ),
});
