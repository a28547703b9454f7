/**
 * Decides whether a report without results is a clean scan. A report that may keep its results
 * where the reader does not search is an unknown variant and closes nothing.
 */
import { isSettled } from '#domain/settled-entries';
import { isStructure, isUnfamiliar } from './entries.ts';
import type { ReaderItem, ReportItem } from './model.ts';
import { parsePattern } from './parsers/json-reader.ts';
import type { Pattern } from './parsers/json-scanner.ts';
import type { ReadContext, ReportFile } from './parsers/report-file.ts';

export interface UnknownVariant {
  incomplete: 'unknown_variant';
  lookedFor: string;
}

/** @param places where the reader searched: paths, or phrases that the tool writes */
export const unknownVariant = (places: readonly string[]): UnknownVariant => ({
  incomplete: 'unknown_variant',
  lookedFor: [...new Set(places)].slice(0, 5).join(', '),
});

/** Returns the part of the path before its first index or wildcard. */
export const placeOf = (path: string): string => {
  const steps = path.split('/');
  const open = steps.findIndex((step) => step === '#' || step === '*');
  return steps.slice(0, open < 0 ? undefined : open).join('/') || '/';
};

/** Returns the path of a list from the path of its items. */
export const listOf = (path: string): string => {
  const steps = path.split('/');
  const last = steps.findLastIndex((step) => step !== '#' && step !== '*');
  return steps.slice(0, last + 1).join('/') || '/';
};

/** Child elements are always lists in XML trees: `/issues/issue` becomes `/issues/#/issue/#`. */
export const treePath = (path: string): string => `${path.split('/').join('/#/').slice(2)}/#`;

const isEmpty = (value: unknown): boolean =>
  isStructure(value)
    ? Object.keys(value).length === 0
    : value === undefined || value === null || value === '' || value === 0 || value === false;

const isIndex = (step: string | undefined): boolean => step === '#' || step === '*';

/** XML elements with nothing but text correspond to JSON strings. */
const isText = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((item) => isStructure(item) && Object.keys(item).every((key) => key === '#text'));

const holdsMore = (value: unknown): boolean =>
  isStructure(value) && !isEmpty(value) && !isText(value);

const after = (patterns: readonly Pattern[], fits: (step: string | undefined) => boolean) =>
  patterns.filter(([step]) => fits(step)).map((pattern) => pattern.slice(1));

/** Returns whether the value is a non-empty object where only a list is known. */
const isOtherThanList = (value: unknown, patterns: readonly Pattern[]): boolean =>
  isStructure(value) &&
  !Array.isArray(value) &&
  !isEmpty(value) &&
  patterns.every(([step]) => step === '#');

/** Content that may occur beside the places of results. */
export interface Beside {
  /** Names of members that hold no results. */
  asides?: readonly string[];
  /** Treats unknown content beside a present place of results as a sign of an unknown variant. */
  exhaustive?: boolean;
}

function lacks(value: unknown, patterns: readonly Pattern[], beside: Beside): boolean {
  if (patterns.some(({ length }) => length === 0) || isEmpty(value)) return false;
  if (!isStructure(value)) return true;
  if (Array.isArray(value)) {
    const rest = after(patterns, isIndex);
    return rest.length === 0 || value.some((item) => lacks(item, rest, beside));
  }
  const named = (key: string): boolean => patterns.some(([step]) => step === key);
  const children = Object.entries(value);
  const places = children.filter(([key]) => named(key));
  const any = after(patterns, (step) => step === '*');
  // If no named place is present, the wildcard patterns are searched in every child.
  if (places.length === 0 && any.length > 0)
    return children.some(([, child]) => isStructure(child) && lacks(child, any, beside));
  const isOther = ([key, child]: readonly [string, unknown]): boolean =>
    !named(key) && beside.asides?.includes(key) !== true && holdsMore(child);
  if (places.length === 0 || beside.exhaustive === true) if (children.some(isOther)) return true;
  return places.some(([key, child]) => {
    const rest = after(patterns, (step) => step === key || step === '*');
    return isOtherThanList(child, rest) || lacks(child, rest, beside);
  });
}

/**
 * Returns whether a non-empty part of a report has none of the places of results. A missing place
 * is accepted if the part holds only texts, numbers and `asides`.
 *
 * @param paths `#` matches any index, `*` any key or index
 */
export const lacksPlaces = (
  value: unknown,
  paths: readonly string[],
  beside: Beside = {},
): boolean => lacks(value, paths.map(parsePattern), beside);

/** Entry counts of a report without findings. */
export interface Tally {
  /** Settled entries: they need no action from a user. */
  entries: number;
  /** Settled entries whose form the reader does not recognise. */
  unfamiliar: number;
}

/** Maximum number of items held back before the first finding. Beyond it the run is passed on. */
const maxHeld = 20_000;

const isLight = (item: ReaderItem): boolean =>
  item.kind === 'unscanned' || (item.kind === 'ignored' && isSettled(item.reason));

/**
 * Holds back the metadata of a run until its first finding. If there is none, `doubt` decides
 * whether the reader may have searched in the wrong place. For a report longer than `maxHeld` items
 * the answer follows at the end as another run, as it does for a report whose entries are mostly
 * unfamiliar.
 */
export async function* doubtSilence(
  items: AsyncIterable<ReaderItem> | Iterable<ReaderItem>,
  doubt: (tally: Tally) => UnknownVariant | undefined,
): AsyncGenerator<ReaderItem> {
  let run: Extract<ReportItem, { kind: 'run' }> | undefined;
  let held: ReaderItem[] | undefined = [];
  let tally: Tally = { entries: 0, unfamiliar: 0 };
  let others = 0;
  function* end(): Generator<ReaderItem> {
    if (run === undefined) return;
    const { entries, unfamiliar } = tally;
    const mostly = unfamiliar > others + entries - unfamiliar;
    const why =
      (others === 0 ? doubt(tally) : undefined) ??
      (mostly ? doubt({ entries: unfamiliar, unfamiliar }) : undefined);
    if (held !== undefined) yield* [{ ...run, ...why }, ...held];
    else if (why !== undefined) yield { ...run, ...why };
    [run, held, tally, others] = [undefined, [], { entries: 0, unfamiliar: 0 }, 0];
  }
  for await (const item of items) {
    if (item.kind === 'run') yield* end();
    if (item.kind === 'run' && item.incomplete === undefined && item.componentsOnly !== true) {
      run = item;
      continue;
    }
    if (run === undefined) {
      yield item;
      continue;
    }
    if (isLight(item)) tally.entries += Number(item.kind === 'ignored');
    else others += 1;
    if (isUnfamiliar(item)) tally.unfamiliar += 1;
    if (held === undefined) yield item;
    else if (isLight(item) && held.length < maxHeld) held.push(item);
    else {
      yield* [run, ...held, item];
      held = undefined;
    }
  }
  yield* end();
}

interface Places extends Beside {
  /** Paths of the results in the report. */
  each: readonly string[];
  /** Paths of the entries in a result. */
  looksIn?: readonly string[];
  /**
   * Returns whether a result without findings may still hold entries, where paths cannot decide it.
   */
  doubts?: ((result: unknown) => boolean) | undefined;
  /** The paths of the results in the notation that users see. */
  shown?: readonly string[];
}

/** Decides whether a report read result by result, without any finding, is an unknown variant. */
export class Silence {
  readonly #places: Places;
  #lookedFor: readonly string[] | undefined;
  #stated = 0;

  constructor(places: Places) {
    this.#places = places;
  }

  /** Passes on the items of one result, and checks the result if they contain no finding. */
  *of(result: unknown, items: Iterable<ReaderItem>): Generator<ReaderItem> {
    let hasEntries = false;
    for (const item of items) {
      hasEntries ||= !isLight(item);
      yield item;
    }
    const { each: _each, shown: _shown, looksIn = [], doubts, ...beside } = this.#places;
    const doubtful =
      !hasEntries &&
      (doubts?.(result) === true || (looksIn.length > 0 && lacksPlaces(result, looksIn, beside)));
    if (!doubtful) return;
    this.#lookedFor = this.#within();
  }

  #within(): readonly string[] {
    const { each, shown = each, looksIn = [] } = this.#places;
    const above = shown.find((path) => path !== '') ?? '';
    return looksIn.length > 0
      ? looksIn.map((path) => listOf(`${above}${path}`))
      : shown.map(listOf);
  }

  /** Takes the number of findings that a document states. Pages of one list state the same. */
  states(findings: number): void {
    this.#stated = Math.max(this.#stated, findings);
  }

  /** Checks documents without any result. */
  without(documents: readonly unknown[]): void {
    const { each, shown = each, ...beside } = this.#places;
    if (documents.some((document) => lacksPlaces(document, each, beside)))
      this.#lookedFor = shown.map(listOf);
  }

  doubt(items: AsyncIterable<ReaderItem>): AsyncGenerator<ReaderItem> {
    return doubtSilence(items, ({ entries, unfamiliar }) => {
      const isElsewhere = entries < this.#stated || (entries > 0 && entries === unfamiliar);
      const places = this.#lookedFor ?? (isElsewhere ? this.#within() : undefined);
      return places === undefined ? undefined : unknownVariant(places);
    });
  }
}

/** Reads results at the given places. If there are none, they may be elsewhere in the report. */
export const readPlaces =
  (
    places: Places,
    read: (file: ReportFile, context: ReadContext, silence: Silence) => AsyncGenerator<ReaderItem>,
  ) =>
  (file: ReportFile, context: ReadContext): AsyncGenerator<ReaderItem> => {
    const silence = new Silence(places);
    return silence.doubt(read(file, context, silence));
  };
