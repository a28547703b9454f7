/**
 * The account of a report: every entry that it holds becomes a finding, or is left out for a reason
 * that its reader names.
 */
import type { SettledReason } from '#domain/settled-entries';
import type { ReaderItem, ReportItem, ScanPart } from './model.ts';
import { fileOf } from './normalize/failed-files.ts';
import { parsePattern } from './parsers/json-reader.ts';
import { skippedResult } from './skipped-result.ts';
import type { RawFinding } from './raw-finding.ts';

/** `no_entry`: a part of the report that holds no result, such as the list of its packages. */
interface LeftOut {
  leftOut: SettledReason | 'no_entry';
  /** The reader does not know the entry's form or word: it is no finding for want of a better. */
  unfamiliar?: true;
  /** What the tool could not look at: what it found there before is not gone. */
  unchecked?: ScanPart;
}

export type Entry = RawFinding | LeftOut;

export const leftOut = (reason: LeftOut['leftOut']): LeftOut => ({ leftOut: reason });

type Stated<T> = { [K in keyof T]?: T[K] | undefined };

const partOf = ({ file, ...part }: Stated<ScanPart>): ScanPart =>
  Object.fromEntries(
    Object.entries({ file: fileOf(file), ...part }).filter(([, value]) => value !== undefined),
  );

/** A part that the tool could not look at, and that is no entry of the report. */
export const notLookedAt = (part: Stated<ScanPart>): LeftOut => ({
  leftOut: 'no_entry',
  unchecked: partOf(part),
});

/** A check that the tool could not make: what it found there before stays open. */
export const notChecked = (part: Stated<ScanPart>): LeftOut => ({
  leftOut: 'not_a_finding',
  unchecked: partOf(part),
});

/** The same of one that the tool was told to leave out, or could not make here. */
export const skippedCheck = (part: Stated<ScanPart>): LeftOut => ({
  leftOut: 'dismissed',
  unchecked: partOf(part),
});

/** An entry that the reader does not know. A report of nothing else is of an unknown variant. */
export const unfamiliar: LeftOut = { leftOut: 'not_a_finding', unfamiliar: true };

/** What the usual words for the status of a check or an alert say, where it is no open finding. */
const settledWords: readonly (readonly [words: RegExp, reason: SettledReason])[] = [
  [/^(?:pass(?:ed)?|ok|success|succeeded|compliant|healthy|good)$/i, 'passed'],
  [/^(?:fixed|resolved|closed|remediated|solved)$/i, 'fixed_in_report'],
  [/^(?:skip(?:ped)?|muted|suppressed|dismissed|ignored|excluded|waived)$/i, 'dismissed'],
  [
    /^(?:info|note|manual|unknown|n\/?a|not[ _-]?(?:applicable|reviewed|tested|checked|run))$/i,
    'not_a_finding',
  ],
];

export const leftOutByStatus = (status: string | undefined): LeftOut => {
  const reason = settledWords.find(([words]) => words.test(status ?? ''))?.[1];
  return reason === undefined ? unfamiliar : leftOut(reason);
};

export const isLeftOut = (entry: Entry, reason?: LeftOut['leftOut']): entry is LeftOut =>
  'leftOut' in entry && (reason === undefined || entry.leftOut === reason);

const unfamiliarItems = new WeakSet<ReaderItem>();

export const isUnfamiliar = (item: ReaderItem): boolean => unfamiliarItems.has(item);

export function leftOutItem(
  reason: SettledReason,
  pointer: string,
  entry: LeftOut = leftOut(reason),
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

/** Objects and lists: what a result of a report is, unless its format says otherwise. */
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

/** How many values are at the paths: `#` is any index, `*` any key or index. */
export const countEntries = (value: unknown, paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + countAt(value, parsePattern(path)), 0);

/**
 * Whether a document, without its results, has one of the places where they may be. Only the first
 * step is looked at: many tools leave out what is empty further down.
 */
export const hasPlace = (document: unknown, paths: readonly string[]): boolean =>
  paths.some((path) => {
    const [step] = parsePattern(path);
    if (step === undefined) return true;
    if (step === '#') return Array.isArray(document);
    return isStructure(document) && (step === '*' || step in document);
  });
