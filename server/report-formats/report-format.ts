/** What a report format is, and what becomes of what its mapper says of a result. */
import type { Category } from '#domain/finding-category';
import type { Severity } from '#domain/finding-filters';
import { type Entry, isLeftOut, leftOut, leftOutItem, toEntries, unfamiliar } from './entries.ts';
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
  /** Not read of an archive of several files, where it is what people read beside the report. */
  forPeople?: boolean;
  kinds: readonly SampleKind[];
  /** Confidence from 0 (another format) to 1 (certain), from the beginning of the report. */
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
 * One alert of many, or a page that another one follows: `place` is where the others would be.
 * What such a report lacks is not gone.
 */
export const partOfResults = (place: string): RunMetadata => unknownVariant([place]);

/** A log of events: one that does not happen again is not mended. */
export const eventLog: RunMetadata = { incomplete: 'event_log' };

/**
 * A report that states a version of its format which the reader does not know may have results
 * elsewhere: what it lacks is not gone.
 */
export const ofVersion = (
  stated: string | undefined,
  known: RegExp,
  lookedFor: string,
): RunMetadata => (stated === undefined || known.test(stated) ? {} : unknownVariant([lookedFor]));

/** What a mapper may give back for one result: findings, and why there are none. */
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
  // A list is known to hold none; of what is mapped to nothing at all, nothing is known.
  const none = mapped === undefined ? unfamiliar : leftOut('not_a_finding');
  for (const entry of entries.length === 0 ? [none] : entries) {
    if (isLeftOut(entry)) {
      if (entry.unchecked !== undefined) yield { kind: 'unscanned', unscanned: [entry.unchecked] };
      if (entry.leftOut !== 'no_entry') yield leftOutItem(entry.leftOut, pointer, entry);
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

/** A result beyond the limit costs itself. */
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
 * One bad result must not cost the others: whatever a mapper throws is noted at its place. A result
 * without a finding is itself an entry that is left out, unless it is the whole document.
 * `held` is the number of entries that the result itself holds, where the format can count them.
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

/** Says how many entries of a result the mapper said nothing of. */
function* balanced(
  mapped: MapResult,
  format: FormatDefinition,
  pointer: string,
  held: number,
): Generator<ReaderItem> {
  const entries = toEntries(mapped);
  if (entries.length > 0) yield* toReportItems(entries, format, pointer);
  const count = held - entries.filter((entry) => !isLeftOut(entry, 'no_entry')).length;
  if (count !== 0) yield { kind: 'unaccounted', count, pointer };
}
