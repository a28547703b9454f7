/**
 * The last resort: a table, list or tree of an unknown tool whose field names include title and
 * severity. Every named format takes precedence.
 */
import { unfamiliar } from '../entries.ts';
import {
  csvFormat,
  textFormat,
  toReportItems,
  runItem,
  type FormatDefinition,
  type ReportFormat,
} from '../format.ts';
import { heuristicEntry, namesFindings } from '../normalize/heuristic-finding.ts';
import { type HeuristicRecord, heuristicRecord } from '../normalize/heuristic-record.ts';
import { htmlToText } from '../normalize/text.ts';
import { str } from '../parsers/json-access.ts';
import { parseHtmlTables } from '../parsers/html-tables.ts';
import { readSlices } from '../parsers/json-reader.ts';
import type { ReadContext, ReportFile } from '../parsers/report-file.ts';
import { readSample } from '../parsers/sniff.ts';
import { readXmlSlices } from '../parsers/xml-reader.ts';

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

export const heuristicJson: ReportFormat = {
  ...jsonFacts,
  async *read(file, context) {
    yield runItem(jsonFacts);
    for await (const slice of readSlices(file, paths, context)) {
      const entry =
        slice.problem === undefined && isFinding(slice.value)
          ? heuristicEntry(heuristicRecord(slice.value))
          : undefined;
      if (entry !== undefined) yield* toReportItems(entry, jsonFacts, slice.pointer);
      else if (slice.problem !== undefined)
        yield { kind: 'ignored', ...slice.problem, pointer: slice.pointer };
    }
  },
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

/**
 * Returns the path of the element that most often looks like a finding in the beginning of the
 * report.
 */
function findingPath(tree: unknown): string | undefined {
  const counts = new Map<string, number>();
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
          counts.set(below, (counts.get(below) ?? 0) + 1);
          any = true;
        }
      }
    }
    return any;
  };
  walk(tree, '', 0);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

const xmlFacts: FormatDefinition = {
  ...facts,
  id: 'loose-xml',
  kinds: ['xml'],
  detect: ({ value }) => (findingPath(value) === undefined ? 0 : 0.05),
};

export const heuristicXml: ReportFormat = {
  ...xmlFacts,
  async *read(file: ReportFile, context: ReadContext) {
    yield runItem(xmlFacts);
    const path = findingPath((await readSample(file, context)).value);
    if (path === undefined) return;
    for await (const { value, pointer } of readXmlSlices(file, [path], context)) {
      const entry = heuristicEntry(heuristicRecord(xmlRecord(value)));
      if (entry !== undefined) yield* toReportItems(entry, xmlFacts, pointer);
    }
  },
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
      return columns.length !== texts.length || columns.length === 0
        ? []
        : [
            {
              record: heuristicRecord(
                Object.fromEntries(columns.map((name, at) => [name, texts[at]])),
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
