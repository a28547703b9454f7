/** A format of tables: its results are rows below a line that names the columns. */
import { isLeftOut, toEntries } from '../entries.ts';
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

/** What cells may say of a result that is still there, in the words of one tool or another. */
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
  /** Lower-case column names that together are this format's alone. */
  columns: readonly (readonly string[])[];
  confidence?: number;
  /** The report begins with lines about itself before it names its columns. */
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
  /** Whether a row below these columns would be a finding that says what is wrong and how bad. */
  const promiseFindings = (names: readonly string[]): boolean =>
    facts.lastResort !== true &&
    probeWords.some((word) => {
      const row = Object.fromEntries(names.map((name) => [name, word]));
      return toEntries(map(row)).some((entry) => !isLeftOut(entry) && saysMuch(entry, word));
    });
  /** Rows of which none is known lack what the columns should say; so may columns without a row. */
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
    // Only the sender's word speaks for this format: a table without any of its columns is
    // another's.
    if (columns.length > 0 && !columns.flat().some((name) => head.columns.includes(name))) return;
    // Cells of known columns may be empty: such a row holds nothing.
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
      // An empty JSON document says of any of the tool's formats that it found nothing.
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

/** A cell of a row, absent when empty. */
export const cell = (row: Row, ...names: string[]): string | undefined => {
  for (const name of names) {
    const text = str(row, name);
    if (text !== undefined) return text;
  }
  return undefined;
};
