// Shared by all manifest editors. They locate the version of a dependency in the text and change
// nothing else.
import { compareVersions } from '#domain/versions';
import { type Refused, type Syntax, requirement } from './requirement.ts';

export type Upgrade = {
  /** In the ecosystem's notation: `lodash`, `@scope/name`, `group:artifact`, `owner/action`. */
  name: string;
  to: string;
  /** The installed version, if the report names it. */
  from?: string | undefined;
};

export type EditResult =
  | {
      text: string;
      /** Other dependencies that the edit upgrades, because they share a property. */
      also?: readonly string[];
      /** Another place of the file has a digest, and keeps the old version. */
      leavesDigest?: boolean;
    }
  | { refused: Refused };

/**
 * Edits the text of a file, or returns the reason why it cannot.
 *
 * @param lock the text of the lock file in which the component was found, for editors that need it
 */
export type ManifestEditor = (text: string, upgrade: Upgrade, lock?: string) => EditResult;

/** The position of a version, in UTF-16 units of the text. */
export type Version = { start: number; end: number };

/** The position of a version requirement. */
export type Place = Version & { syntax: Syntax };

const splice = (
  text: string,
  changes: readonly { start: number; end: number; by: string }[],
): string =>
  [...changes]
    .sort((one, other) => other.start - one.start)
    .reduce((done, { start, end, by }) => done.slice(0, start) + by + done.slice(end), text);

export const withDigest = (edit: { text: string }, refusals: readonly Refused[]): EditResult =>
  refusals.includes('pinned_by_digest') ? { ...edit, leavesDigest: true } : edit;

const exactly = /^\s*={0,3}\s*(v?\d[^\s,<>=!~^*]*)\s*$/;

/**
 * Drops exact versions other than the installed one, if that is among the places: the others are
 * for other environments or stages, and a finding of their own.
 */
export const ofInstalled = <Any extends Version | Refused>(
  text: string,
  places: readonly Any[],
  from: string | undefined,
  pattern = exactly,
): readonly Any[] => {
  const pinOf = (place: Any): string | undefined =>
    typeof place === 'string' ? undefined : pattern.exec(text.slice(place.start, place.end))?.[1];
  const isInstalled = (place: Any) => {
    const pin = pinOf(place);
    if (from === undefined || pin === undefined) return false;
    return compareVersions(pin, from) === 0 || from.startsWith(`${pin}.`);
  };
  return places.some(isInstalled)
    ? places.filter((place) => pinOf(place) === undefined || isInstalled(place))
    : places;
};

/**
 * Raises the requirement at each place. Places that need no change do not prevent the others from
 * being changed.
 */
export const raiseRequirements = (
  text: string,
  places: readonly (Place | Refused)[],
  to: string,
): EditResult => {
  const changes: { start: number; end: number; by: string }[] = [];
  const refusals: Refused[] = [];
  const seen = new Set<number>();
  for (const place of places) {
    if (typeof place === 'string') {
      refusals.push(place);
      continue;
    }
    // A property shared by several dependencies is edited once.
    if (seen.has(place.start)) continue;
    seen.add(place.start);
    const raised = requirement(text.slice(place.start, place.end), to, place.syntax);
    if ('refused' in raised) refusals.push(raised.refused);
    else changes.push({ start: place.start, end: place.end, by: raised.requirement });
  }
  if (changes.length > 0) return withDigest({ text: splice(text, changes) }, refusals);
  return { refused: refusals[0] ?? 'not_direct' };
};

/** Adds the names of the dependencies that share a raised version to the result of an edit. */
export const withShared = (result: EditResult, names: readonly string[]): EditResult =>
  'refused' in result || names.length === 0 ? result : { ...result, also: [...new Set(names)] };

/**
 * Replaces comments with spaces, so that their content is not found and all offsets stay the same.
 */
export const blankOut = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => found.replace(/[^\n]/g, ' '));

/**
 * Returns the text up to the last `end`. A delimiter that opens after it is never closed, and a
 * search for its end would scan the rest of the file each time.
 */
export const sliceToLast = (text: string, end: string): string => {
  const at = text.lastIndexOf(end);
  return at === -1 ? '' : text.slice(0, at + end.length);
};

/** Like `blankOut`, for delimited text that ends with `end`. */
export const blankOutDelimited = (text: string, pattern: RegExp, end: string): string => {
  const closed = sliceToLast(text, end);
  return blankOut(closed, pattern) + text.slice(closed.length);
};

const largest = 1_000_000;

/** Manifests written by people are not larger than this, or nested deeper than the stack allows. */
export const withinLimits =
  (edit: ManifestEditor): ManifestEditor =>
  (text, upgrade, lock) => {
    if (text.length > largest) return { refused: 'file_unreadable' };
    try {
      return edit(text, upgrade, lock);
    } catch (error) {
      if (error instanceof RangeError) return { refused: 'file_unreadable' };
      throw error;
    }
  };
