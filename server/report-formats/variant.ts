/**
 * Whether a report that names no result is one of a scanner that found none. A report whose results
 * may be where its reader does not look is of an unknown variant, and closes nothing.
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

/** @param places where the reader looked: paths, or words that the tool writes */
export const unknownVariant = (places: readonly string[]): UnknownVariant => ({
  incomplete: 'unknown_variant',
  lookedFor: [...new Set(places)].slice(0, 5).join(', '),
});

/** What is in the path before any index or key. */
export const placeOf = (path: string): string => {
  const steps = path.split('/');
  const open = steps.findIndex((step) => step === '#' || step === '*');
  return steps.slice(0, open < 0 ? undefined : open).join('/') || '/';
};

/** The path of a list rather than that of its items. */
export const listOf = (path: string): string => {
  const steps = path.split('/');
  const last = steps.findLastIndex((step) => step !== '#' && step !== '*');
  return steps.slice(0, last + 1).join('/') || '/';
};

/** Elements of XML are always in lists: `/issues/issue` is `/issues/#/issue/#` of their tree. */
export const treePath = (path: string): string => `${path.split('/').join('/#/').slice(2)}/#`;

const isEmpty = (value: unknown): boolean =>
  isStructure(value)
    ? Object.keys(value).length === 0
    : value === undefined || value === null || value === '' || value === 0 || value === false;

const isIndex = (step: string | undefined): boolean => step === '#' || step === '*';

/** Elements that hold no more than their text are for XML what a text is for JSON. */
const isText = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((item) => isStructure(item) && Object.keys(item).every((key) => key === '#text'));

const holdsMore = (value: unknown): boolean =>
  isStructure(value) && !isEmpty(value) && !isText(value);

const after = (patterns: readonly Pattern[], fits: (step: string | undefined) => boolean) =>
  patterns.filter(([step]) => fits(step)).map((pattern) => pattern.slice(1));

/** An object with something in it where nothing but a list is known. */
const isOtherThanList = (value: unknown, patterns: readonly Pattern[]): boolean =>
  isStructure(value) &&
  !Array.isArray(value) &&
  !isEmpty(value) &&
  patterns.every(([step]) => step === '#');

/** What may be beside the places of results. */
export interface Beside {
  /** Names of parts that hold no results. */
  asides?: readonly string[];
  /** Nothing else is beside a place of results, also where that is there. */
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
  // Where a place is known by its name, what is beside it is not searched.
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
 * Whether a part of a report holds something and none of the places where results are looked for.
 * The place of results may be missing where nothing else is but texts, numbers and asides.
 *
 * @param paths `#` is any index, `*` any key or index
 */
export const lacksPlaces = (
  value: unknown,
  paths: readonly string[],
  beside: Beside = {},
): boolean => lacks(value, paths.map(parsePattern), beside);

/** Entries of a report without findings. */
export interface Tally {
  /** Entries that are settled: no user has to act on them. */
  entries: number;
  /** Those of them whose form the reader does not know. */
  unfamiliar: number;
}

/** Items that are held back until the first finding; after so many, the run is passed on. */
const maxHeld = 20_000;

const isLight = (item: ReaderItem): boolean =>
  item.kind === 'unscanned' || (item.kind === 'ignored' && isSettled(item.reason));

/**
 * Holds back the metadata of a run until the report has a finding. If it has none, `doubt` decides
 * whether that may mean that the reader looked in the wrong place. A long report gets the answer
 * at its end, as one more run; so does a report whose entries are mostly unfamiliar.
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
  /** Whether a result of which nothing is said may hold an entry, where paths cannot say it. */
  doubts?: ((result: unknown) => boolean) | undefined;
  /** The paths of the results as users know them. */
  shown?: readonly string[];
}

/** What becomes of a report that is read result by result and says nothing. */
export class Silence {
  readonly #places: Places;
  #lookedFor: readonly string[] | undefined;

  constructor(places: Places) {
    this.#places = places;
  }

  /** Looks at a result that the reader does not find anything in. */
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

  /** Looks at documents without any result. */
  without(documents: readonly unknown[]): void {
    const { each, shown = each, ...beside } = this.#places;
    if (documents.some((document) => lacksPlaces(document, each, beside)))
      this.#lookedFor = shown.map(listOf);
  }

  doubt(items: AsyncIterable<ReaderItem>): AsyncGenerator<ReaderItem> {
    return doubtSilence(items, ({ entries, unfamiliar }) => {
      const places =
        this.#lookedFor ?? (entries > 0 && entries === unfamiliar ? this.#within() : undefined);
      return places === undefined ? undefined : unknownVariant(places);
    });
  }
}

/** Reads results that are in places: what is said of none of them may be elsewhere. */
export const readPlaces =
  (
    places: Places,
    read: (file: ReportFile, context: ReadContext, silence: Silence) => AsyncGenerator<ReaderItem>,
  ) =>
  (file: ReportFile, context: ReadContext): AsyncGenerator<ReaderItem> => {
    const silence = new Silence(places);
    return silence.doubt(read(file, context, silence));
  };
