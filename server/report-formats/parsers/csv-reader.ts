import { CsvError, parse } from 'csv-parse';
import { parse as parseNow } from 'csv-parse/sync';
import { Readable } from 'node:stream';
import { ReportError } from '../model.ts';
import { reportFault } from '../report-faults.ts';
import { dropLargeRecords } from './csv-records.ts';
import { readBytes, type ReadContext, type ReportFile } from './report-file.ts';

/** Cells of a row by lower-case column name. */
export type Row = Record<string, string>;

export const columnName = (name: string): string => name.trim().toLowerCase();

/** Returns the delimiter that splits the first line into the most columns. */
export function detectDelimiter(head: string): string {
  const line = head.slice(0, 8192).split(/\r?\n/, 1)[0] ?? '';
  const counted = [',', ';', '\t', '|'].map((delimiter) => ({
    delimiter,
    count: line.split(delimiter).length,
  }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}

export interface CsvHeader {
  delimiter: string;
  /** Number of the header line, 1-based. */
  line: number;
  /** Lower-case column names. */
  columns: readonly string[];
  /** Each row is a single quoted cell that contains the cells of the row. */
  wrapped?: boolean;
}

const parsedLine = (line: string, delimiter: string): string[] => {
  try {
    const [cells] = parseNow(line, {
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      to: 1,
    });
    return cells ?? [];
  } catch {
    return [];
  }
};

/** Parses the cells inside the only cell of a row that was quoted as a whole. */
const withinCell = ([cell = '', ...others]: readonly string[], delimiter: string) =>
  others.length === 0 && cell.includes(`${delimiter}"`) ? parsedLine(cell, delimiter) : undefined;

const cellsOf = (line: string, delimiter: string): Pick<CsvHeader, 'columns' | 'wrapped'> => {
  const cells = parsedLine(line, delimiter);
  const inner = withinCell(cells, delimiter);
  return {
    columns: (inner ?? cells).map(columnName),
    ...(inner !== undefined && { wrapped: true }),
  };
};

const preambleLines = 80;

/**
 * Finds the header: the first line, the line after Excel's `sep=;`, or, in a report that begins
 * with lines about itself, the first line with the wanted columns.
 */
export function findCsvHeader(
  text: string,
  wanted?: (columns: readonly string[]) => boolean,
): CsvHeader {
  const lines = text.slice(0, 256 * 1024).split(/\r\n|\n|\r/, preambleLines);
  const first = Math.max(
    lines.findIndex((line) => line.trim() !== '' && !/^"?sep=.?"?$/i.test(line.trim())),
    0,
  );
  const read = (index: number): CsvHeader => {
    const line = lines[index] ?? '';
    const delimiter = detectDelimiter(line);
    return { delimiter, line: index + 1, ...cellsOf(line, delimiter) };
  };
  if (wanted !== undefined)
    for (let index = first; index < lines.length; index += 1) {
      // Column names rarely need a CSV parser; a rough split finds the candidate lines.
      const line = lines[index] ?? '';
      const rough = line
        .split(detectDelimiter(line))
        .map((name) => columnName(name.replaceAll('"', '')));
      if (wanted(rough)) return read(index);
    }
  // A quoted column name may contain a line break, so the header is parsed from all following
  // lines.
  const head = read(first);
  return { ...head, ...cellsOf(lines.slice(first).join('\n'), head.delimiter) };
}

/** A row above the size limit has no cells. */
export type ReadRow = { line: number; row: Row } | { line: number; row?: never };

async function* unwrapped(
  records: AsyncIterable<readonly string[]>,
  delimiter: string,
): AsyncGenerator<Row> {
  let names: readonly string[] | undefined;
  for await (const record of records) {
    const cells = withinCell(record, delimiter) ?? record;
    if (names === undefined) names = cells.map(columnName);
    else yield Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  }
}

export async function* readRows(
  file: ReportFile,
  { delimiter, line: headLine, wrapped = false }: Omit<CsvHeader, 'columns'>,
  context: ReadContext,
): AsyncGenerator<ReadRow> {
  const { maxResultBytes } = context.limits;
  const parser = parse({
    delimiter,
    columns: wrapped ? false : (header: string[]) => header.map(columnName),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    bom: true,
    from_line: headLine,
    max_record_size: maxResultBytes,
  });
  const source = Readable.from(readBytes(file, context));
  const dropped: number[] = [];
  // A file below the limit cannot contain a larger record.
  const records =
    file.size <= maxResultBytes
      ? source
      : source.pipe(
          dropLargeRecords({ delimiter, headLine }, maxResultBytes, (row) => dropped.push(row)),
        );
  source.on('error', (error) => parser.destroy(error));
  if (records !== source) records.on('error', (error) => parser.destroy(error));
  records.pipe(parser);
  let line = headLine;
  try {
    const parsed = wrapped
      ? unwrapped(parser as AsyncIterable<string[]>, delimiter)
      : (parser as AsyncIterable<Row>);
    for await (const row of parsed) {
      line += 1;
      for (; dropped[0] === line; line += 1) yield { line: dropped.shift() ?? line };
      yield { row, line };
    }
    for (const vast of dropped) yield { line: vast };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = `row ${line + 1}`;
    throw error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? new ReportError('truncated_report', reportFault('ends_in_cell'), row)
      : new ReportError('malformed_report', reportFault('not_csv'), row);
  } finally {
    source.destroy();
  }
}
