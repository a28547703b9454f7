/** What a report format is, and builders that leave a format nothing to say but what is its own. */
import { leftOut } from './left-out.ts';
import {
  ReportError,
  type Category,
  type ReportFinding,
  type ReportItem,
  type Severity,
} from './model.ts';
import { reportFault } from './report-faults.ts';
import { str, type Tree } from './input/access.ts';
import { headOf, readRows, type CsvHead, type Row } from './input/csv-reader.ts';
import { readFrames, readSlices } from './input/json-reader.ts';
import { pointerOf } from './input/json-scanner.ts';
import { readBytes, readText, type ReadContext, type ReportFile } from './input/report-file.ts';
import { readXmlFrame, readXmlSlices } from './input/xml-reader.ts';
import type { Sample, SampleKind } from './input/sample.ts';
import type { Draft } from './draft.ts';
import { finishDraft } from './finish-draft.ts';
import { oneLine } from './facts/text.ts';

export interface FormatFacts {
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
  /** Names of the stated fingerprints that the tool computes from the code and not from its position, best first. */
  stableFingerprints?: readonly string[];
  /** An empty file is what the scanner writes when it found nothing. */
  emptyMeansClean?: boolean;
  /** Goes only by the names of fields: asked when no other format claims the report. */
  lastResort?: boolean;
  kinds: readonly SampleKind[];
  /** 0 (not this format) to 1 (certain), from the beginning of the report. */
  recognise: (sample: Sample) => number | boolean;
}

export interface ReportFormat extends FormatFacts {
  read: (file: ReportFile, context: ReadContext) => AsyncGenerator<ReportItem>;
}

export type RunFacts = {
  toolVersion?: string | undefined;
  branch?: string | undefined;
  commit?: string | undefined;
  completedAt?: string | undefined;
  targets?: readonly (string | undefined)[];
};

/** What a mapper may give back for one result: findings, or why there is none. */
export type Mapped = Draft | readonly Draft[] | undefined;

export function runItem(
  format: Pick<FormatFacts, 'id' | 'tool'>,
  facts: RunFacts = {},
): ReportItem {
  const stated = Object.entries(facts).flatMap(([key, value]) =>
    typeof value === 'string' && value !== '' ? [[key, oneLine(value, 200)]] : [],
  );
  const targets = [...new Set(facts.targets?.filter((target) => target !== undefined))].slice(
    0,
    1000,
  );
  return {
    kind: 'run',
    tool: format.tool,
    format: format.id,
    ...(Object.fromEntries(stated) as RunFacts),
    ...(targets.length > 0 && { targets }),
  } as ReportItem;
}

function withStableFingerprint(
  finding: ReportFinding,
  { stableFingerprints = [] }: FormatFacts,
): ReportFinding {
  const name = stableFingerprints.find(
    (candidate) => finding.fingerprints?.[candidate] !== undefined,
  );
  return name === undefined
    ? finding
    : { ...finding, stableFingerprint: `${name}=${finding.fingerprints?.[name] ?? ''}` };
}

export function* finish(
  mapped: Mapped,
  format: FormatFacts,
  pointer: string,
): Generator<ReportItem> {
  if (mapped === undefined) return;
  for (const draft of Array.isArray(mapped) ? (mapped as readonly Draft[]) : [mapped as Draft]) {
    const done = finishDraft(draft, format, pointer);
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
  ...leftOut(type, { limit: limits.maxResultBytes }),
  pointer,
});

/** One bad result must not cost the others: whatever a mapper throws is noted at its place. */
function* guarded(make: () => Mapped, format: FormatFacts, pointer: string): Generator<ReportItem> {
  try {
    yield* finish(make(), format, pointer);
  } catch {
    yield { kind: 'ignored', reason: 'malformed_result', ...leftOut('unreadable'), pointer };
  }
}

export interface JsonPlace {
  /** The document without its results. */
  root: unknown;
  keys: readonly (string | number)[];
  pointer: string;
}

interface JsonFormat extends Omit<FormatFacts, 'kinds'> {
  /** Paths of the results, `#` for any index, `*` for any index or key; absent: the document is one result. `['', '/#']`: a document, or each item of a list. */
  each?: readonly string[];
  /** Whether a document without any such path is itself one result. */
  alone?: (document: unknown) => boolean;
  run?: (root: unknown) => RunFacts;
  map: (result: unknown, place: JsonPlace) => Mapped;
}

export function jsonFormat({ each = [''], alone, run, map, ...facts }: JsonFormat): ReportFormat {
  const format: FormatFacts = { ...facts, kinds: ['json'] };
  const needsRoot = alone !== undefined || each.some((path) => path !== '' && path !== '/#');
  return {
    ...format,
    async *read(file, context) {
      const roots = needsRoot ? await readFrames(file, each, context) : [];
      yield runItem(format, run?.(roots[0]));
      for (const [document, root] of roots.entries())
        if (alone?.(root) === true)
          yield* guarded(
            () => map(root, { root, keys: [], pointer: pointerOf([], document) }),
            format,
            pointerOf([], document),
          );
      const whole = each.includes('')
        ? {
            ...context,
            limits: { ...context.limits, maxResultBytes: context.limits.maxDocumentBytes },
          }
        : context;
      let read = 0;
      let tooLarge = false;
      for await (const slice of readSlices(file, each, whole)) {
        const { pointer, keys } = slice;
        if (slice.problem?.reason === 'too_large' && keys.length === 0) tooLarge = true;
        else read += 1;
        if (slice.problem !== undefined) yield { kind: 'ignored', ...slice.problem, pointer };
        else
          yield* guarded(
            () => map(slice.value, { root: roots[slice.document], keys, pointer }),
            format,
            pointer,
          );
      }
      // A result that is too large costs itself; when it is the report, nothing of it was read.
      if (tooLarge && read === 0)
        throw new ReportError(
          'too_large',
          reportFault('larger_than_format', { limit: context.limits.maxDocumentBytes }),
        );
    },
  };
}

export interface XmlPlace {
  /** The document without its results, under the root element's name. */
  root: Tree;
  parents: readonly Tree[];
  pointer: string;
}

interface XmlFormat extends Omit<FormatFacts, 'kinds'> {
  each: readonly string[];
  run?: (root: Tree) => RunFacts;
  map: (result: Tree, place: XmlPlace) => Mapped;
}

export function xmlFormat({ each, run, map, ...facts }: XmlFormat): ReportFormat {
  const format: FormatFacts = { ...facts, kinds: ['xml'] };
  return {
    ...format,
    async *read(file, context) {
      const root = await readXmlFrame(file, each, context);
      yield runItem(format, run?.(root));
      for await (const { value, parents, pointer, tooLarge: vast } of readXmlSlices(
        file,
        each,
        context,
        'list',
      ))
        if (vast === true) yield tooLarge('element_too_large', context, pointer.slice(0, 300));
        else yield* guarded(() => map(value, { root, parents, pointer }), format, pointer);
    },
  };
}

interface CsvFormat extends Omit<FormatFacts, 'kinds' | 'recognise'> {
  /** Lower-case column names that together are this format's alone. */
  columns: readonly (readonly string[])[];
  confidence?: number;
  /** The report begins with lines about itself before it names its columns. */
  preamble?: boolean;
  map: (row: Row) => Mapped;
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
    wanted(sample.columns) || (preamble && wanted(headOf(sample.text, wanted).columns))
      ? confidence
      : 0;
  const format: FormatFacts = { ...facts, kinds: preamble ? ['csv', 'text'] : ['csv'], recognise };
  return {
    ...format,
    async *read(file, context) {
      yield runItem(format);
      const head = await headIn(file, context, preamble ? wanted : undefined);
      // Only the sender's word speaks for this format: a table without any of its columns is another's.
      if (columns.length > 0 && !columns.flat().some((name) => head.columns.includes(name))) return;
      for await (const { row, line } of readRows(file, head, context)) {
        const pointer = `row ${line}`;
        if (row === undefined) yield tooLarge('row_too_large', context, pointer);
        else yield* guarded(() => map(row), format, pointer);
      }
    },
  };
}

async function headIn(
  file: ReportFile,
  context: ReadContext,
  wanted: ((columns: readonly string[]) => boolean) | undefined,
): Promise<CsvHead> {
  for await (const chunk of readBytes(file, context)) return headOf(chunk.toString('utf8'), wanted);
  return headOf('');
}

interface TextFormat extends Omit<FormatFacts, 'kinds'> {
  kinds?: readonly SampleKind[];
  run?: (text: string) => RunFacts;
  map: (text: string) => readonly { pointer: string; draft: Draft }[];
}

/** For the few tools whose only report is a text or an HTML page; it is read whole, so it is bounded. */
export function textFormat({ kinds = ['text'], run, map, ...facts }: TextFormat): ReportFormat {
  const format: FormatFacts = { ...facts, kinds };
  return {
    ...format,
    async *read(file, context) {
      const text = await readText(file, {
        ...context,
        limits: { ...context.limits, maxBytes: context.limits.maxFrameBytes },
      });
      yield runItem(format, run?.(text));
      for (const { pointer, draft } of map(text)) yield* guarded(() => draft, format, pointer);
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
