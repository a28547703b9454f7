/** Definition of a report format, and the conversion of its mapper's output into report items. */
import type { Category } from '#domain/finding-category';
import type { Severity } from '#domain/finding-filters';
import { type Entry, isSkipped, skipped, toSkippedItem, toEntries, unfamiliar } from './entries.ts';
import type {
  IncompleteReason,
  ReaderItem,
  ReportFinding,
  ReportItem,
  Unscanned,
} from './model.ts';
import { normalizeFinding } from './normalize-finding.ts';
import { toSingleLine } from './normalize/text.ts';
import type { ReadContext, ReportFile } from './parsers/report-file.ts';
import type { Sample, SampleKind } from './parsers/sniff.ts';
import { skippedResult } from './skipped-result.ts';
import { unknownVariant } from './variant.ts';

export interface FormatDefinition {
  /** Stable and kebab-case. Senders may also pass it as `tool`. */
  id: string;
  /** The scanner's name in its vendor's spelling. */
  tool: string;
  category: Category;
  docsUrl: string;
  /** Other tool names that senders may pass. */
  aliases?: readonly string[];
  /** The scanner's own severity words, where they differ from the common ones. */
  severities?: Readonly<Record<string, Severity>>;
  /**
   * Names of fingerprints in the report that the tool computes from the code rather than from its
   * position, best first.
   */
  stableFingerprints?: readonly string[];
  /** The scanner writes an empty file when it finds nothing. */
  emptyMeansClean?: boolean;
  /** Detected by field names alone: used only when no other format claims the report. */
  lastResort?: boolean;
  /** A human-readable copy: skipped in an archive that also holds a machine-readable report. */
  forPeople?: boolean;
  kinds: readonly SampleKind[];
  /** Returns a confidence from 0 (another format) to 1 (certain) for the beginning of a report. */
  detect: (sample: Sample) => number | boolean;
}

export interface ReportFormat extends FormatDefinition {
  read: (file: ReportFile, context: ReadContext) => AsyncGenerator<ReaderItem>;
}

export type RunMetadata = {
  toolVersion?: string | undefined;
  branch?: string | undefined;
  commit?: string | undefined;
  completedAt?: string | undefined;
  targets?: readonly (string | undefined)[];
  incomplete?: IncompleteReason | false | undefined;
  unscanned?: Unscanned | undefined;
  lookedFor?: string | undefined;
};

/**
 * A single alert, or one page of several. `place` is the path of the remaining results. The run is
 * incomplete, so it does not close findings that are missing from it.
 */
export const partOfResults = (place: string): RunMetadata => unknownVariant([place]);

/** An event log. An event that does not recur is not a fixed finding. */
export const eventLog: RunMetadata = { incomplete: 'event_log' };

/**
 * A report of an unknown format version may keep results in places that the reader does not search.
 * Such a run is incomplete, so it does not close findings that are missing from it.
 */
export const ofVersion = (
  stated: string | undefined,
  known: RegExp,
  lookedFor: string,
): RunMetadata => (stated === undefined || known.test(stated) ? {} : unknownVariant([lookedFor]));

/**
 * What a mapper returns for one result: findings, and the reasons for entries that are no finding.
 */
export type MapResult = Entry | readonly Entry[] | undefined;

export function runItem(
  format: Pick<FormatDefinition, 'id' | 'tool'>,
  { incomplete, unscanned, ...facts }: RunMetadata = {},
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
    ...(typeof incomplete === 'string' ? { incomplete } : unscanned && { unscanned }),
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
): Generator<ReaderItem> {
  const entries = toEntries(mapped);
  // An empty list states that the result has no finding; `undefined` means an unfamiliar result.
  const none = mapped === undefined ? unfamiliar : skipped('not_a_finding');
  for (const entry of entries.length === 0 ? [none] : entries) {
    if (isSkipped(entry)) {
      if (entry.unchecked !== undefined) yield { kind: 'unscanned', unscanned: [entry.unchecked] };
      if (entry.skipped !== 'no_entry') yield toSkippedItem(entry.skipped, pointer, entry);
      continue;
    }
    const done = normalizeFinding(entry, format, pointer);
    yield 'finding' in done
      ? { kind: 'finding', finding: withStableFingerprint(done.finding, format) }
      : { kind: 'ignored', ...done, pointer };
    const file = entry.unparsed === true && 'finding' in done && done.finding.location?.path;
    if (typeof file === 'string') yield { kind: 'unscanned', unscanned: [{ file }] };
  }
}

/** Reports a result above the size limit as ignored; the rest of the report is still read. */
export const tooLarge = (
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
 * Maps one result. An error thrown by the mapper is recorded as a malformed result, so that the
 * other results are still read. A result without a finding counts as one skipped entry, unless it
 * is the whole document. `held` is the number of entries within the result, where the format can
 * count them.
 */
export function* guarded(
  make: () => MapResult,
  format: FormatDefinition,
  pointer: string,
  held?: number,
): Generator<ReaderItem> {
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

/** Yields the mapped entries, and the number of entries that the mapper did not account for. */
function* balanced(
  mapped: MapResult,
  format: FormatDefinition,
  pointer: string,
  held: number,
): Generator<ReaderItem> {
  const entries = toEntries(mapped);
  if (entries.length > 0) yield* toReportItems(entries, format, pointer);
  const count = held - entries.filter((entry) => !isSkipped(entry, 'no_entry')).length;
  if (count !== 0) yield { kind: 'unaccounted', count, pointer };
}
