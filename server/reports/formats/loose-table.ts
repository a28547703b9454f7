/** The last resort: a table or list of an unknown tool whose field names say title and severity. Every named format goes before it. */
import { csvFormat, finish, runItem, type FormatFacts, type ReportFormat } from '../format.ts';
import { looseDraft, looseRecord, sayFindings } from '../facts/loose-record.ts';
import { readSlices } from '../input/json-reader.ts';

const facts = { tool: 'Generic', category: 'sast', docsUrl: 'https://docs.defectdojo.com/supported_tools/parsers/generic_findings_import/' } as const;

const doubt = 0.05;

const base = csvFormat({ ...facts, id: 'loose-csv', columns: [], map: (row) => looseDraft(looseRecord(row)) });

export const looseCsv: ReportFormat = { ...base, recognise: ({ columns }) => (columns.length >= 3 && sayFindings(columns) ? doubt : 0) };

const isFinding = (value: unknown): boolean => {
  const record = looseRecord(value);
  return record.size >= 3 && sayFindings([...record.keys()]) && looseDraft(record) !== undefined;
};

const listsOf = (value: unknown, depth: number): unknown[][] => {
  if (Array.isArray(value)) return [value as unknown[]];
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  return Object.values(value).flatMap((member) => listsOf(member, depth - 1));
};

const paths = ['/#', '/*/#', '/*/*/#'];

const jsonFacts: FormatFacts = {
  ...facts,
  id: 'loose-json',
  kinds: ['json'],
  recognise: ({ value }) => (listsOf(value, 2).some((list) => list.slice(0, 3).some(isFinding)) ? doubt : 0),
};

export const looseJson: ReportFormat = {
  ...jsonFacts,
  async *read(file, context) {
    yield runItem(jsonFacts);
    for await (const slice of readSlices(file, paths, context)) {
      const draft = slice.problem === undefined && isFinding(slice.value) ? looseDraft(looseRecord(slice.value)) : undefined;
      if (draft !== undefined) yield* finish(draft, jsonFacts, slice.pointer);
      else if (slice.problem !== undefined) yield { kind: 'ignored', ...slice.problem, pointer: slice.pointer };
    }
  },
};
