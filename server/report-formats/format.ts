/** What a report format is, and builders that leave a format nothing to say but what is its own. */
import { skippedResult } from './skipped-result.ts';
import type { Category } from '#domain/finding-category';
import type { Severity } from '#domain/finding-filters';
import {
  type IncompleteReason,
  ReportError,
  type ReportFinding,
  type ReportItem,
} from './model.ts';
import { reportFault } from './report-faults.ts';
import { str, type Tree } from './parsers/json-access.ts';
import { findCsvHeader, readRows, type CsvHeader, type Row } from './parsers/csv-reader.ts';
import { readFrames, readSlices } from './parsers/json-reader.ts';
import { pointerOf } from './parsers/json-scanner.ts';
import { readBytes, readText, type ReadContext, type ReportFile } from './parsers/report-file.ts';
import { readXmlFrame, readXmlSlices } from './parsers/xml-reader.ts';
import type { Sample, SampleKind } from './parsers/sniff.ts';
import type { RawFinding } from './raw-finding.ts';
import {
  countEntries,
  hasPlace,
  type Entry,
  isLeftOut,
  isStructure,
  leftOut,
  leftOutItem,
  toEntries,
} from './entries.ts';
import { normalizeFinding, omitUndefined } from './normalize-finding.ts';
import { toSingleLine } from './normalize/text.ts';
import { type CleanText, doubtText } from './clean-text.ts';
import {
  type Beside,
  doubtSilence,
  placeOf,
  readPlaces,
  type Silence,
  treePath,
  unknownVariant,
} from './variant.ts';

export interface FormatDefinition {
  /** Stable, kebab-case; also what a sender may name as `tool`. */
  id: string;
  /** The scanner's name, as its maker writes it. */
  tool: string;
  category: Category;
  docsUrl: string;
  /** Other names by which senders call it. */
  aliases?: readonly string[];
  /** The scanner's words for severities, where they differ from the common ones. */
  severities?: Readonly<Record<string, Severity>>;
  /**
   * Names of the stated fingerprints that the tool computes from the code and not from its
   * position, best first.
   */
  stableFingerprints?: readonly string[];
  /** An empty file is what the scanner writes when it found nothing. */
  emptyMeansClean?: boolean;
  /** Goes by the names of fields alone: used when no other format claims the report. */
  lastResort?: boolean;
  kinds: readonly SampleKind[];
  /** Confidence from 0 (another format) to 1 (certain), from the beginning of the report. */
  detect: (sample: Sample) => number | boolean;
}

export interface ReportFormat extends FormatDefinition {
  read: (file: ReportFile, context: ReadContext) => AsyncGenerator<ReportItem>;
}

export type RunMetadata = {
  toolVersion?: string | undefined;
  branch?: string | undefined;
  commit?: string | undefined;
  completedAt?: string | undefined;
  targets?: readonly (string | undefined)[];
  incomplete?: IncompleteReason | false | undefined;
  lookedFor?: string | undefined;
};

/**
 * One alert of many, or a page that another one follows: `place` is where the others would stand.
 * What such a report lacks is not gone.
 */
export const partOfResults = (place: string): RunMetadata => unknownVariant([place]);

/** What a mapper may give back for one result: findings, and why there are none. */
export type MapResult = Entry | readonly Entry[] | undefined;

export function runItem(
  format: Pick<FormatDefinition, 'id' | 'tool'>,
  { incomplete, ...facts }: RunMetadata = {},
): ReportItem {
  const stated = Object.entries(facts).flatMap(([key, value]) =>
    typeof value === 'string' && value !== '' ? [[key, toSingleLine(value, 200)]] : [],
  );
  const targets = [...new Set(facts.targets?.filter((target) => target !== undefined))].slice(
    0,
    1000,
  );
  return {
    kind: 'run',
    tool: format.tool,
    format: format.id,
    ...(Object.fromEntries(stated) as RunMetadata),
    ...(targets.length > 0 && { targets }),
    ...(typeof incomplete === 'string' && { incomplete }),
  } as ReportItem;
}

function withStableFingerprint(
  finding: ReportFinding,
  { stableFingerprints = [] }: FormatDefinition,
): ReportFinding {
  const name = stableFingerprints.find(
    (candidate) => finding.fingerprints?.[candidate] !== undefined,
  );
  return name === undefined
    ? finding
    : { ...finding, stableFingerprint: `${name}=${finding.fingerprints?.[name] ?? ''}` };
}

export function* toReportItems(
  mapped: MapResult,
  format: FormatDefinition,
  pointer: string,
): Generator<ReportItem> {
  const entries = toEntries(mapped);
  for (const entry of entries.length === 0 ? [leftOut('not_a_finding')] : entries) {
    if (isLeftOut(entry)) {
      if (entry.leftOut !== 'no_entry') yield leftOutItem(entry.leftOut, pointer);
      continue;
    }
    const done = normalizeFinding(entry, format, pointer);
    yield 'finding' in done
      ? { kind: 'finding', finding: withStableFingerprint(done.finding, format) }
      : { kind: 'ignored', ...done, pointer };
  }
}

/** A result beyond the limit costs itself. */
const tooLarge = (
  type: 'row_too_large' | 'element_too_large',
  { limits }: ReadContext,
  pointer: string,
): ReportItem => ({
  kind: 'ignored',
  reason: 'too_large',
  ...skippedResult(type, { limit: limits.maxResultBytes }),
  pointer,
});

/**
 * One bad result must not cost the others: whatever a mapper throws is noted at its place. A result
 * without a finding is itself an entry that is left out, unless it is the whole document.
 * `held` is the number of entries that the result itself holds, where the format can count them.
 */
function* guarded(
  make: () => MapResult,
  format: FormatDefinition,
  pointer: string,
  held?: number,
): Generator<ReportItem> {
  try {
    const mapped = make();
    if (pointer === '' && Array.isArray(mapped) && mapped.length === 0 && !held) return;
    yield* held === undefined
      ? toReportItems(mapped, format, pointer)
      : balanced(mapped, format, pointer, held);
  } catch {
    yield { kind: 'ignored', reason: 'malformed_result', ...skippedResult('unreadable'), pointer };
  }
}

/** Says how many entries of a result the mapper said nothing of. */
function* balanced(
  mapped: MapResult,
  format: FormatDefinition,
  pointer: string,
  held: number,
): Generator<ReportItem> {
  const entries = toEntries(mapped);
  if (entries.length > 0) yield* toReportItems(entries, format, pointer);
  const count = held - entries.filter((entry) => !isLeftOut(entry, 'no_entry')).length;
  if (count !== 0) yield { kind: 'unaccounted', count, pointer };
}

export interface JsonResultContext {
  /** The document without its results. */
  root: unknown;
  keys: readonly (string | number)[];
  pointer: string;
}

interface JsonFormat extends Omit<FormatDefinition, 'kinds'>, Beside {
  /**
   * Paths of the results, `#` for any index, `*` for any index or key; absent: the document is one
   * result. `['', '/#']`: a document, or each item of a list.
   */
  each?: readonly string[];
  /** Whether a document without any such path is itself one result. */
  alone?: (document: unknown) => boolean;
  /**
   * Paths, within a result, of the entries it holds; absent: a result is one entry. The mapper must
   * give something back for each of them.
   */
  holds?: readonly string[];
  /** Where a result's entries are looked for, in place of `holds` where they cannot be counted. */
  looksIn?: readonly string[];
  /** Whether a result of which nothing is said may hold an entry, where paths cannot say it. */
  doubts?: (result: unknown) => boolean;
  /** The tool leaves the place of its results out when it has none. */
  emptyLacksResults?: true;
  /** Results may be texts or numbers; otherwise such a result is left out as damaged. */
  scalars?: true;
  /** `root`: the first document without its results; `roots`: each of them. */
  run?: (root: unknown, roots: readonly unknown[]) => RunMetadata;
  map: (result: unknown, place: JsonResultContext) => MapResult;
}

export function jsonFormat({
  each = [''],
  alone,
  holds,
  looksIn = holds ?? [],
  doubts,
  asides,
  exhaustive,
  emptyLacksResults,
  scalars,
  run,
  map,
  ...facts
}: JsonFormat): ReportFormat {
  const format: FormatDefinition = { ...facts, kinds: ['json'] };
  const beside = omitUndefined({ asides, exhaustive });
  const needsRoot = alone !== undefined || each.some((path) => path !== '' && path !== '/#');
  async function* readJson(
    file: ReportFile,
    context: ReadContext,
    silence: Silence,
  ): AsyncGenerator<ReportItem> {
    const roots = needsRoot ? await readFrames(file, each, context) : [];
    const single = roots.map((root) => alone?.(root) === true);
    const placed = single.includes(true) || roots.some((root) => hasPlace(root, each));
    const unplaced = needsRoot && !placed && emptyLacksResults !== true;
    yield runItem(format, {
      ...(unplaced && unknownVariant(each.map(placeOf))),
      ...omitUndefined(run?.(roots[0], roots) ?? {}),
    });
    for (const [document, root] of roots.entries()) {
      if (single[document] !== true) continue;
      const pointer = pointerOf([], document);
      const make = (): MapResult => map(root, { root, keys: [], pointer });
      yield* silence.of(root, guarded(make, format, pointer));
    }
    const whole = each.includes('')
      ? {
          ...context,
          limits: { ...context.limits, maxResultBytes: context.limits.maxDocumentBytes },
        }
      : context;
    let met = single.filter(Boolean).length;
    let read = 0;
    let tooLarge = false;
    for await (const slice of readSlices(file, each, whole)) {
      const { pointer, keys } = slice;
      met += 1;
      if (slice.problem?.reason === 'too_large' && keys.length === 0) tooLarge = true;
      else read += 1;
      if (slice.problem !== undefined) yield { kind: 'ignored', ...slice.problem, pointer };
      // `null` is the list of no results of some tools that are written in Go.
      else if (keys.length === 0 && slice.value === null) continue;
      else if (keys.length > 0 && scalars !== true && !isStructure(slice.value))
        yield {
          kind: 'ignored',
          reason: 'malformed_result',
          ...skippedResult('not_an_object'),
          pointer,
        };
      else
        yield* silence.of(
          slice.value,
          guarded(
            () => map(slice.value, { root: roots[slice.document], keys, pointer }),
            format,
            pointer,
            holds && countEntries(slice.value, holds),
          ),
        );
    }
    // A result that is too large costs itself; when it is the report, nothing of it was read.
    if (tooLarge && read === 0)
      throw new ReportError(
        'too_large',
        reportFault('larger_than_format', { limit: context.limits.maxDocumentBytes }),
      );
    if (met > 0 || unplaced) return;
    silence.without(needsRoot ? roots : await readFrames(file, each, context));
  }
  return {
    ...format,
    read: readPlaces({ each, looksIn, doubts, ...beside }, readJson),
  };
}

export interface XmlResultContext {
  /** The document without its results, under the root element's name. */
  root: Tree;
  parents: readonly Tree[];
  pointer: string;
  /** What the report says elsewhere of its results, by the format's key. */
  glossary: ReadonlyMap<string, Tree>;
}

interface XmlFormat extends Omit<FormatDefinition, 'kinds'>, Beside {
  each: readonly string[];
  /** Where `each` searches at any depth: the usual paths, of which an empty report has the list. */
  usual?: readonly string[];
  /** Paths, within a result, of the entries it holds; absent: a result is one entry. */
  holds?: readonly string[];
  /** Where a result's entries are looked for, in place of `holds` where they cannot be counted. */
  looksIn?: readonly string[];
  /** Elements that say elsewhere in the report what its results are. */
  glossary?: { each: readonly string[]; key: (value: Tree) => string };
  run?: (root: Tree) => RunMetadata;
  map: (result: Tree, place: XmlResultContext) => MapResult;
}

export function xmlFormat({
  each,
  usual = each,
  holds,
  looksIn = holds ?? [],
  asides,
  exhaustive,
  glossary = { each: [], key: () => '' },
  run,
  map,
  ...facts
}: XmlFormat): ReportFormat {
  const format: FormatDefinition = { ...facts, kinds: ['xml'] };
  const beside = omitUndefined({ asides, exhaustive });
  async function* readXml(
    file: ReportFile,
    context: ReadContext,
    silence: Silence,
  ): AsyncGenerator<ReportItem> {
    const root = await readXmlFrame(file, [...each, ...glossary.each], context);
    yield runItem(format, run?.(root));
    const known = new Map<string, Tree>();
    if (glossary.each.length > 0)
      for await (const { value } of readXmlSlices(file, glossary.each, context))
        known.set(glossary.key(value), value);
    let met = 0;
    const slices = readXmlSlices(file, each, context, 'list');
    for await (const { value, parents, pointer, tooLarge: vast } of slices) {
      met += 1;
      if (vast === true) yield tooLarge('element_too_large', context, pointer.slice(0, 300));
      else
        yield* silence.of(
          value,
          guarded(
            () => map(value, { root, parents, pointer, glossary: known }),
            format,
            pointer,
            holds && countEntries(value, holds),
          ),
        );
    }
    if (met === 0) silence.without([root]);
  }
  return {
    ...format,
    read: readPlaces({ each: usual.map(treePath), looksIn, ...beside, shown: usual }, readXml),
  };
}

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
  const format: FormatDefinition = {
    ...facts,
    kinds: preamble ? ['csv', 'text'] : ['csv'],
    detect: recognise,
  };
  return {
    ...format,
    async *read(file, context) {
      yield runItem(format);
      const head = await readHeader(file, context, preamble ? wanted : undefined);
      // Only the sender's word speaks for this format: a table without any of its columns is
      // another's.
      if (columns.length > 0 && !columns.flat().some((name) => head.columns.includes(name))) return;
      for await (const { row, line } of readRows(file, head, context)) {
        const pointer = `row ${line}`;
        if (row === undefined) yield tooLarge('row_too_large', context, pointer);
        else yield* guarded(() => map(row), format, pointer);
      }
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

export interface TextResult {
  pointer: string;
  finding: RawFinding;
}

interface TextFormat extends Omit<FormatDefinition, 'kinds'> {
  kinds?: readonly SampleKind[];
  run?: (text: string) => RunMetadata;
  /**
   * What the tool writes when it found nothing; absent: it writes nothing then, and a text without
   * a result is of another variant.
   */
  clean?: CleanText | readonly CleanText[];
  map: (text: string) => readonly { pointer: string; finding: Entry }[];
}

/**
 * For the few tools whose only report is a text or an HTML page; it is read whole, so it is
 * bounded.
 */
export function textFormat({
  kinds = ['text'],
  run,
  clean = [],
  map,
  ...facts
}: TextFormat): ReportFormat {
  const format: FormatDefinition = { ...facts, kinds };
  return {
    ...format,
    async *read(file, context) {
      const text = await readText(file, {
        ...context,
        limits: { ...context.limits, maxBytes: context.limits.maxFrameBytes },
      });
      async function* items(): AsyncGenerator<ReportItem> {
        yield runItem(format, run?.(text));
        for (const { pointer, finding } of map(text))
          yield* guarded(() => finding, format, pointer);
      }
      yield* doubtSilence(items(), () => doubtText(text, [clean].flat()));
    },
  };
}

/** A cell of a row, absent when empty. */
export const cell = (row: Row, ...names: string[]): string | undefined => {
  for (const name of names) {
    const text = str(row, name);
    if (text !== undefined) return text;
  }
  return undefined;
};
