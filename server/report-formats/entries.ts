/**
 * Accounts for every entry of a report: each becomes a finding, or is skipped for a reason that
 * its reader names.
 */
import type { SettledReason } from '#domain/settled-entries';
import type { ReaderItem, ReportItem, ScanPart } from './model.ts';
import { fileOf } from './normalize/failed-files.ts';
import { parsePattern } from './parsers/json-reader.ts';
import { skippedResult } from './skipped-result.ts';
import type { RawFinding } from './raw-finding.ts';

/** `no_entry` marks a part of the report that holds no result, such as its list of packages. */
interface SkippedEntry {
  skipped: SettledReason | 'no_entry';
  /** The reader does not recognise the entry's form or status and therefore reports no finding. */
  unfamiliar?: true;
  /** A part that the tool could not check. Its existing findings stay open. */
  unchecked?: ScanPart;
}

export type Entry = RawFinding | SkippedEntry;

export const skipped = (reason: SkippedEntry['skipped']): SkippedEntry => ({ skipped: reason });

type Stated<T> = { [K in keyof T]?: T[K] | undefined };

const partOf = ({ file, ...part }: Stated<ScanPart>): ScanPart =>
  Object.fromEntries(
    Object.entries({ file: fileOf(file), ...part }).filter(([, value]) => value !== undefined),
  );

/** A part that the tool could not check and that is not itself an entry of the report. */
export const notLookedAt = (part: Stated<ScanPart>): SkippedEntry => ({
  skipped: 'no_entry',
  unchecked: partOf(part),
});

/** A check that the tool could not run. Its existing findings stay open. */
export const notChecked = (part: Stated<ScanPart>): SkippedEntry => ({
  skipped: 'not_a_finding',
  unchecked: partOf(part),
});

/**
 * A check that the tool skipped because of its configuration or environment. Its existing findings
 * stay open.
 */
export const skippedCheck = (part: Stated<ScanPart>): SkippedEntry => ({
  skipped: 'dismissed',
  unchecked: partOf(part),
});

/**
 * An entry that the reader does not recognise. A report with only such entries is an unknown
 * variant.
 */
export const unfamiliar: SkippedEntry = { skipped: 'not_a_finding', unfamiliar: true };

/** Common status words of checks and alerts that are not open findings. */
const settledWords: readonly (readonly [words: RegExp, reason: SettledReason])[] = [
  [/^(?:pass(?:ed)?|ok|success|succeeded|compliant|healthy|good)$/i, 'passed'],
  [/^(?:fixed|resolved|closed|remediated|solved)$/i, 'fixed_in_report'],
  [/^(?:skip(?:ped)?|muted|suppressed|dismissed|ignored|excluded|waived)$/i, 'dismissed'],
  [
    /^(?:info|note|manual|unknown|n\/?a|not[ _-]?(?:applicable|reviewed|tested|checked|run))$/i,
    'not_a_finding',
  ],
];

export const skippedByStatus = (status: string | undefined): SkippedEntry => {
  const reason = settledWords.find(([words]) => words.test(status ?? ''))?.[1];
  return reason === undefined ? unfamiliar : skipped(reason);
};

export const isSkipped = (entry: Entry, reason?: SkippedEntry['skipped']): entry is SkippedEntry =>
  'skipped' in entry && (reason === undefined || entry.skipped === reason);

const unfamiliarItems = new WeakSet<ReaderItem>();

export const isUnfamiliar = (item: ReaderItem): boolean => unfamiliarItems.has(item);

export function toSkippedItem(
  reason: SettledReason,
  pointer: string,
  entry: SkippedEntry = skipped(reason),
): ReportItem {
  const item: ReportItem = {
    kind: 'ignored',
    reason,
    ...skippedResult(`entry_${reason}`),
    pointer,
  };
  if (entry.unfamiliar === true) unfamiliarItems.add(item);
  return item;
}

export const toEntries = (mapped: Entry | readonly Entry[] | undefined): readonly Entry[] =>
  mapped === undefined
    ? []
    : Array.isArray(mapped)
      ? (mapped as readonly Entry[])
      : [mapped as Entry];

/**
 * Returns whether the value is an object or a list. Results are, unless their format allows
 * scalars.
 */
export const isStructure = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

function countAt(value: unknown, steps: readonly string[]): number {
  const [step, ...rest] = steps;
  if (step === undefined) return Number(value !== undefined && value !== null);
  if (!isStructure(value)) return 0;
  const children: readonly unknown[] =
    step === '#'
      ? Array.isArray(value)
        ? value
        : []
      : step === '*'
        ? Object.values(value)
        : [(value as Record<string, unknown>)[step]];
  return children.reduce<number>((sum, child) => sum + countAt(child, rest), 0);
}

/** Counts the values at the paths. `#` matches any index, `*` any key or index. */
export const countEntries = (value: unknown, paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + countAt(value, parsePattern(path)), 0);

/**
 * Returns whether a document, read without its results, has one of the places of results. Only the
 * first step is compared, because many tools omit empty containers further down.
 */
export const hasPlace = (document: unknown, paths: readonly string[]): boolean =>
  paths.some((path) => {
    const [step] = parsePattern(path);
    if (step === undefined) return true;
    if (step === '#') return Array.isArray(document);
    return isStructure(document) && (step === '*' || step in document);
  });
