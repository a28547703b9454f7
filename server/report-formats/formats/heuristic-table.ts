/**
 * The last resort: a table, list or tree of an unknown tool whose field names include title and
 * severity. Every named format takes precedence.
 */
import { isStructure, unfamiliar } from '../entries.ts';
import {
  csvFormat,
  textFormat,
  toReportItems,
  runItem,
  type FormatDefinition,
  type ReportFormat,
} from '../format.ts';
import type { ReaderItem } from '../model.ts';
import { heuristicEntry, namesFindings } from '../normalize/heuristic-finding.ts';
import { type HeuristicRecord, heuristicRecord } from '../normalize/heuristic-record.ts';
import { htmlToText } from '../normalize/text.ts';
import { str } from '../parsers/json-access.ts';
import { parseHtmlTables } from '../parsers/html-tables.ts';
import { readSlices } from '../parsers/json-reader.ts';
import type { ReadContext, ReportFile } from '../parsers/report-file.ts';
import { readSample } from '../parsers/sniff.ts';
import { readXmlSlices } from '../parsers/xml-reader.ts';
import { skippedResult } from '../skipped-result.ts';
import { doubtSilence, type Tally, type UnknownVariant, unknownVariant } from '../variant.ts';

const facts = {
  tool: 'Generic',
  lastResort: true,
  category: 'sast',
  docsUrl: 'https://docs.defectdojo.com/supported_tools/parsers/generic_findings_import/',
} as const;

const base = csvFormat({
  ...facts,
  id: 'loose-csv',
  columns: [],
  map: (row) => heuristicEntry(heuristicRecord(row)),
});

export const heuristicCsv: ReportFormat = {
  ...base,
  detect: ({ columns }) => (columns.length >= 3 && namesFindings(columns) ? 0.05 : 0),
};

const isFinding = (value: unknown): boolean => {
  const record = heuristicRecord(value);
  return (
    record.size >= 3 && namesFindings([...record.keys()]) && heuristicEntry(record) !== undefined
  );
};

const listsOf = (value: unknown, depth: number): unknown[][] => {
  if (Array.isArray(value)) return [value as unknown[]];
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  return Object.values(value).flatMap((member) => listsOf(member, depth - 1));
};

const paths = ['/#', '/*/#', '/*/*/#', '/*/*/*/#'];

const jsonFacts: FormatDefinition = {
  ...facts,
  id: 'loose-json',
  kinds: ['json'],
  detect: ({ value }) =>
    listsOf(value, 3).some((list) => list.slice(0, 3).some(isFinding)) ? 0.05 : 0,
};

/** Returns the list of an entry by its depth and name, which the lists of several files share. */
const listOf = (keys: readonly (string | number)[]): string =>
  `${String(keys.length)} ${String(keys.at(-2) ?? '')}`;

/** Lists without any finding, such as those of files, are no entries. */
async function listsWithFindings(
  file: ReportFile,
  context: ReadContext,
): Promise<ReadonlySet<string>> {
  const lists = new Set<string>();
  for await (const { value, keys } of readSlices(file, paths, context))
    if (isFinding(value)) lists.add(listOf(keys));
  return lists;
}

async function* readLists(file: ReportFile, context: ReadContext): AsyncGenerator<ReaderItem> {
  const lists = await listsWithFindings(file, context);
  yield runItem(jsonFacts);
  for await (const { value, keys, pointer, problem } of readSlices(file, paths, context)) {
    if (problem !== undefined) yield { kind: 'ignored', ...problem, pointer };
    else if (!lists.has(listOf(keys))) continue;
    else if (isStructure(value))
      yield* toReportItems(heuristicEntry(heuristicRecord(value)), jsonFacts, pointer);
    else
      yield {
        kind: 'ignored',
        reason: 'malformed_result',
        ...skippedResult('not_an_object'),
        pointer,
      };
  }
}

/** Most entries have an unknown form: what they report is not known. */
const doubtEntries = ({ entries, unfamiliar }: Tally): UnknownVariant | undefined =>
  entries > 0 && entries === unfamiliar ? unknownVariant(['title', 'severity']) : undefined;

export const heuristicJson: ReportFormat = {
  ...jsonFacts,
  read: (file, context) => doubtSilence(readLists(file, context), doubtEntries),
};

/** Returns an element's attributes and the texts of its children, by name. */
function xmlRecord(node: unknown): Record<string, unknown> {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return {};
  return Object.fromEntries(
    Object.entries(node).map(([name, value]): [string, unknown] => {
      if (!Array.isArray(value)) return [name.replace(/^@/, ''), value];
      const texts = (value as unknown[]).flatMap((child) => str(child) ?? []);
      return [name, texts.length > 0 ? texts : xmlRecord(value[0])];
    }),
  );
}

const maxElements = 20_000;

/** Returns the paths of the elements that look like findings in the beginning of the report. */
function findingPaths(tree: unknown): string[] {
  const found = new Set<string>();
  let met = 0;
  // The innermost element counts, because one that contains findings looks like a finding itself.
  const walk = (node: unknown, path: string, depth: number): boolean => {
    if (typeof node !== 'object' || node === null || depth > 8) return false;
    let any = false;
    for (const [name, children] of Object.entries(node)) {
      if (!Array.isArray(children)) continue;
      const below = `${path}/${name}`;
      for (const child of children as unknown[]) {
        if ((met += 1) > maxElements) return any;
        if (walk(child, below, depth + 1)) any = true;
        else if (depth > 0 && isFinding(xmlRecord(child))) {
          found.add(below);
          any = true;
        }
      }
    }
    return any;
  };
  walk(tree, '', 0);
  return [...found];
}

const xmlFacts: FormatDefinition = {
  ...facts,
  id: 'loose-xml',
  kinds: ['xml'],
  detect: ({ value }) => (findingPaths(value).length > 0 ? 0.05 : 0),
};

async function* readElements(file: ReportFile, context: ReadContext): AsyncGenerator<ReaderItem> {
  yield runItem(xmlFacts);
  const found = findingPaths((await readSample(file, context)).value);
  if (found.length === 0) return;
  for await (const { value, pointer } of readXmlSlices(file, found, context))
    yield* toReportItems(heuristicEntry(heuristicRecord(xmlRecord(value))), xmlFacts, pointer);
}

export const heuristicXml: ReportFormat = {
  ...xmlFacts,
  read: (file, context) => doubtSilence(readElements(file, context), doubtEntries),
};

/**
 * Returns the cells of each row by column heading, for tables whose headings name findings. A group
 * name may precede the headings, and some pages write headings as normal cells.
 */
function htmlRecords(page: string): { record: HeuristicRecord; pointer: string }[] {
  return parseHtmlTables(page).flatMap(({ heads, html }, number) => {
    let columns = heads.find((names) => names.length >= 3 && namesFindings(names)) ?? [];
    return html.flatMap((cells, index) => {
      const texts = cells.map((cell) => htmlToText(cell)?.replace(/\s+/g, ' ') ?? '');
      if (texts.length >= 3 && namesFindings(texts)) {
        columns = texts;
        return [];
      }
      if (columns.length === 0 || texts.every((text) => text === '')) return [];
      // The cells of a row of another length belong to unknown columns.
      const cellsByName = columns.length === texts.length ? columns : [];
      return [
        {
          record: heuristicRecord(
            Object.fromEntries(cellsByName.map((name, at) => [name, texts[at]])),
          ),
          pointer: `table ${number + 1}, row ${index + 1}`,
        },
      ];
    });
  });
}

export const heuristicHtml = textFormat({
  ...facts,
  id: 'loose-html',
  forPeople: true,
  kinds: ['html'],
  detect: ({ text }) =>
    htmlRecords(text).some(({ record }) => heuristicEntry(record) !== undefined) ? 0.05 : 0,
  map: (page) =>
    htmlRecords(page).map(({ record, pointer }) => ({
      pointer,
      finding: heuristicEntry(record) ?? unfamiliar,
    })),
});
