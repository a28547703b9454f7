import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { ReportError } from '../model.ts';
import { readBytes, type ReadContext, type ReportFile } from './report-file.ts';

/** A row by lower-case column name. */
export type Row = Record<string, string>;

export const columnName = (name: string): string => name.trim().toLowerCase();

/** The delimiter that divides the first line into the most columns. */
export function delimiterOf(head: string): string {
  const line = head.slice(0, 8192).split(/\r?\n/, 1)[0] ?? '';
  const counted = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}

export async function* readRows(file: ReportFile, delimiter: string, context: ReadContext): AsyncGenerator<{ row: Row; line: number }> {
  const parser = parse({
    delimiter,
    columns: (header: string[]) => header.map(columnName),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    bom: true,
    max_record_size: context.limits.maxResultBytes,
  });
  const source = Readable.from(readBytes(file, context));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let line = 1;
  try {
    for await (const row of parser as AsyncIterable<Row>) {
      line += 1;
      yield { row, line };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const truncated = error.code === 'CSV_QUOTE_NOT_CLOSED';
    throw new ReportError(truncated ? 'truncated_report' : 'malformed_report', `The report is not valid CSV: ${error.message}.`, `row ${line + 1}`);
  } finally {
    source.destroy();
  }
}
