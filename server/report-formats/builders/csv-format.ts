/** Builds a table format: its results are the rows below a header line. */
import { isSkipped, toEntries } from '../entries.ts';
import type { ReaderItem } from '../model.ts';
import { str } from '../parsers/json-access.ts';
import { type CsvHeader, findCsvHeader, readRows, type Row } from '../parsers/csv-reader.ts';
import { readBytes, type ReadContext, type ReportFile } from '../parsers/report-file.ts';
import type { Sample } from '../parsers/sniff.ts';
import {
  type FormatDefinition,
  guarded,
  type MapResult,
  type ReportFormat,
  runItem,
  tooLarge,
} from '../report-format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { doubtSilence, type Tally, type UnknownVariant, unknownVariant } from '../variant.ts';

/** Typical cell values of open findings across tools, used to probe a mapper. */
const probeWords = ['x', 'fail', 'open', 'active', 'alarm', 'vv', 'high', 'true', 'false', '1'];

const saysMuch = (
  { title, severity, fallbackSeverity, cvss = [] }: RawFinding,
  word: string,
): boolean =>
  title?.includes(word) === true &&
  (severity !== undefined ||
    fallbackSeverity !== undefined ||
    cvss.some(({ score, vector }) => vector !== undefined || Number.isFinite(score)));

interface CsvFormat extends Omit<FormatDefinition, 'kinds' | 'detect'> {
  /** Sets of lower-case column names; each set identifies this format. */
  columns: readonly (readonly string[])[];
  confidence?: number;
  /** The report may begin with lines about itself before the header. */
  preamble?: boolean;
  map: (row: Row) => MapResult;
}

export function csvFormat({
  columns,
  confidence = 0.9,
  preamble = false,
  map,
  ...facts
}: CsvFormat): ReportFormat {
  const wanted = (names: readonly string[]): boolean =>
    columns.some((set) => set.every((name) => names.includes(name)));
  const recognise = (sample: Sample): number =>
    wanted(sample.columns) || (preamble && wanted(findCsvHeader(sample.text, wanted).columns))
      ? confidence
      : 0;
  /** Returns whether a row with these columns would map to a finding with title and severity. */
  const promiseFindings = (names: readonly string[]): boolean =>
    facts.lastResort !== true &&
    probeWords.some((word) => {
      const row = Object.fromEntries(names.map((name) => [name, word]));
      return toEntries(map(row)).some((entry) => !isSkipped(entry) && saysMuch(entry, word));
    });
  /**
   * Doubts a table whose rows are all unfamiliar, or one without rows whose columns do not identify
   * findings.
   */
  const doubtRows = (
    { entries, unfamiliar: strange }: Tally,
    names: readonly string[],
  ): UnknownVariant | undefined =>
    entries === strange && (entries > 0 || !wanted(names) || !promiseFindings(names))
      ? unknownVariant([columns[0]?.join(', ') ?? 'columns'])
      : undefined;
  const format: FormatDefinition = {
    ...facts,
    kinds: preamble ? ['csv', 'text'] : ['csv'],
    detect: recognise,
  };
  async function* readTable(
    file: ReportFile,
    head: CsvHeader,
    context: ReadContext,
  ): AsyncGenerator<ReaderItem> {
    yield runItem(format);
    // Detected by the sender's hint only: a table with none of the columns belongs to another
    // format.
    if (columns.length > 0 && !columns.flat().some((name) => head.columns.includes(name))) return;
    // With the expected columns, a row of empty cells holds no entry.
    const none = wanted(head.columns) ? [] : undefined;
    for await (const { row, line } of readRows(file, head, context)) {
      const pointer = `row ${line}`;
      if (row === undefined) yield tooLarge('row_too_large', context, pointer);
      else yield* guarded(() => map(row) ?? none, format, pointer);
    }
  }
  return {
    ...format,
    async *read(file, context) {
      const head = await readHeader(file, context, preamble ? wanted : undefined);
      // An empty JSON document is a clean report for every format of the tool.
      if (/^[[{]/.test(head.columns[0] ?? '')) {
        yield runItem(format);
        return;
      }
      yield* doubtSilence(readTable(file, head, context), (tally) =>
        doubtRows(tally, head.columns),
      );
    },
  };
}

async function readHeader(
  file: ReportFile,
  context: ReadContext,
  wanted: ((columns: readonly string[]) => boolean) | undefined,
): Promise<CsvHeader> {
  for await (const chunk of readBytes(file, context))
    return findCsvHeader(chunk.toString('utf8'), wanted);
  return findCsvHeader('');
}

/** Returns the first non-empty cell of the given columns. */
export const cell = (row: Row, ...names: string[]): string | undefined => {
  for (const name of names) {
    const text = str(row, name);
    if (text !== undefined) return text;
  }
  return undefined;
};
