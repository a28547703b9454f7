// Version requirements, as far as upgrades need them: whether a requirement accepts the fixed
// version, and how it is written to require it.
import { compareVersions } from '#domain/versions';
import { escapeRegExp } from '../../../platform/runtime/regexp.ts';
import type { RemediationNote } from '../../../platform/db/schema/remediations.ts';

/** Why a requirement was not edited. */
export type Refused = Exclude<
  RemediationNote['code'],
  | 'renew_lock'
  | 'lock_renewed'
  | 'raises_more'
  | 'pinned_transitive'
  | 'upgrade_verified'
  | 'upgrade_unverified'
  | 'version_published'
  | 'version_unchecked'
  | 'host_silent'
  | 'fix_differs'
  | 'fix_unplaced'
  | 'not_text'
  | 'snippet_only'
  | 'parses'
  | 'fix_breaks_file'
  | 'rescanned'
  | 'rescan_still_finds'
  | 'rescan_finds_more'
  | 'rescan_unclear'
  | 'no_scanner'
  | 'file_missing'
>;

/**
 * Meaning of a requirement without an operator, and the available operators.
 * `npm` exact, ^ ~ · `cargo` a bare version is ^ · `composer` exact, ~1.2 is <2 · `python` == ~= ·
 * `poetry` exact, ^ ~ and Python's · `ruby` exact, ~> · `interval` exact or [1,2) as in Maven,
 * Gradle and NuGet · `go` a `v` prefix, the minimum version · `tag` of an image or an action.
 */
export type Syntax =
  | 'npm'
  | 'cargo'
  | 'composer'
  | 'python'
  | 'poetry'
  | 'ruby'
  | 'interval'
  | 'go';

type Bound = { is: '>' | '>=' | '<' | '<=' | '=' | '!='; version: string };

const order: Readonly<Record<Bound['is'], (sign: number) => boolean>> = {
  '>': (sign) => sign > 0,
  '>=': (sign) => sign >= 0,
  '<': (sign) => sign < 0,
  '<=': (sign) => sign <= 0,
  '=': (sign) => sign === 0,
  '!=': (sign) => sign !== 0,
};

const holds = (version: string, { is, version: bound }: Bound): boolean =>
  order[is](compareVersions(version, bound));

const numbersOf = (version: string): number[] =>
  (/^v?(\d+(?:\.\d+)*)/.exec(version)?.[1] ?? '0').split('.').map(Number);

/** From a version up to the next one that differs in the number at index `at`. */
const untilNext = (version: string, at: number): Bound[] => {
  const numbers = numbersOf(version);
  const next = [...numbers.slice(0, at), (numbers[at] ?? 0) + 1];
  // 1.0.0-rc.1 is not within ^0.9.
  return [
    { is: '>=', version },
    { is: '<', version: `${next.join('.')}-alpha` },
  ];
};

const caret = (version: string): Bound[] => {
  const numbers = numbersOf(version);
  const first = numbers.findIndex((number) => number > 0);
  return untilNext(version, first === -1 ? numbers.length - 1 : first);
};

/** ~1.2.3 and ~1.2 stay within 1.2, ~1 within 1. */
const tilde = (version: string): Bound[] =>
  untilNext(version, Math.min(1, numbersOf(version).length - 1));

/** ~>1.2.3 stays within 1.2, ~>1.2 within 1. */
const compatible = (version: string): Bound[] =>
  untilNext(version, Math.max(0, numbersOf(version).length - 2));

const wildcard = (prefix: string): Bound[] => untilNext(prefix, numbersOf(prefix).length - 1);

const tildes: Readonly<Record<Syntax, (version: string) => Bound[]>> = {
  npm: tilde,
  cargo: tilde,
  poetry: tilde,
  composer: compatible,
  python: compatible,
  ruby: compatible,
  interval: compatible,
  go: compatible,
};

const version = String.raw`v?\d+(?:\.\d+)*(?:[-.+_]?[0-9A-Za-z]+)*`;
const part = new RegExp(String.raw`^(\^|~>|~=|~|===?|=|!=|>=|<=|>|<)?\s*(${version})$`, 'i');

type Parsed = { operator: string; version: string; wild: boolean };

/** `1.4.x`, `1.*`, `1.+`: any version with this prefix. */
const wildTail = /(?:(?:\.[x*])+|\.\+)$/i;

/** npm: `4` and `=4.17` are `4.x` and `4.17.x`. */
const isPrefix = (operator: string, of: string): boolean =>
  /^=?$/.test(operator) && /^v?\d+(?:\.\d+)?$/i.test(of);

const parsePart = (given: string, syntax: Syntax): Parsed | undefined => {
  const exact = given.replace(wildTail, '');
  const found = part.exec(exact);
  if (found?.[2] === undefined) return undefined;
  const [, operator = '', of] = found;
  const wild = exact !== given || (syntax === 'npm' && isPrefix(operator, of));
  return { operator, version: of, wild };
};

const boundsOf = ({ operator, version: of, wild }: Parsed, syntax: Syntax): Bound[] => {
  if (wild && !/^[<>]/.test(operator)) return wildcard(of);
  switch (operator) {
    case '^':
      return caret(of);
    case '~':
    case '~=':
    case '~>':
      return tildes[syntax](of);
    case '>':
    case '>=':
    case '<':
    case '<=':
    case '!=':
      return [{ is: operator, version: of }];
    case '':
      return syntax === 'cargo' ? caret(of) : [{ is: '=', version: of }];
    default:
      return [{ is: '=', version: of }];
  }
};

const allows = (parsed: Parsed, to: string, syntax: Syntax): boolean => {
  const isWithin = boundsOf(parsed, syntax).every((bound) => holds(to, bound));
  // `!=1.4.*` excludes every version with this prefix.
  return parsed.wild && parsed.operator === '!=' ? !isWithin : isWithin;
};

const anything = /^(?:\*|x|latest|latest\.\w+|\+|)$/i;

/**
 * Returns whether an interval such as `[1.0,2.0)` of Maven, Gradle and NuGet contains the version.
 */
const intervalTakes = (text: string, to: string): boolean | undefined => {
  const found = /^([[(])\s*([^,\s]*)\s*(?:(,)\s*([^,\s]*)\s*)?([\])])$/.exec(text);
  if (!found) return undefined;
  const [, open, low = '', comma, high = '', close] = found;
  if (comma === undefined) return compareVersions(to, low) === 0;
  const above = low === '' || compareVersions(to, low) > (open === '[' ? -1 : 0);
  const below = high === '' || compareVersions(to, high) < (close === ']' ? 1 : 0);
  return above && below;
};

/** `[1.0]`: exactly this version. */
const exactInterval = /^(\s*\[\s*)([^,\s[\]()]+)(\s*\]\s*)$/;

const alternativesOf = (text: string): string[][] =>
  text.split(/\|\|?/).map((each) =>
    each
      .replace(/(\^|~>|~=|~|===?|=|!=|>=|<=|>|<)\s+/g, '$1')
      .split(/[\s,]+/)
      .filter((one) => one !== ''),
  );

const takes = (parts: readonly string[], to: string, syntax: Syntax): boolean =>
  parts.every((each) => {
    const parsed = parsePart(each, syntax);
    return parsed !== undefined && allows(parsed, to, syntax);
  });

const registryless =
  /^(?:file|link|portal|git|git\+\w+|https?|ssh|github|gitlab|bitbucket):|^[\w.-]+\/[\w.-]+(?:#|$)|:\/\//i;
const elsewhere = /^(?:workspace|catalog|npm):|\$/i;

/** Returns the least version that a single requirement accepts, or undefined for upper bounds. */
const leastOf = ({ operator, version: of }: Parsed): string | undefined =>
  /^[<!]/.test(operator) ? undefined : of;

/** Writes the version in the style of the old one: with a `v` if it had one. */
const written = (before: string, to: string): string =>
  `${/^v/i.test(before) ? 'v' : ''}${to.replace(/^v/i, '')}`;

/** The version as exact as the old one: `1.4` of `1.4.x` becomes `1.5`. */
const prefixOf = (before: string, to: string): string =>
  written(before, numbersOf(to).slice(0, numbersOf(before).length).join('.'));

/** A raised `>1.2` has to accept the fixed version itself. */
const operatorFor = (text: string): string => text.replace(/(?<!~)>(\s*)$/, '>=$1');

/** `~1.4` accepts 1.5.3, but `~1.5.3` would no longer accept 1.6. */
const isNarrowedBy = ({ operator, version: of }: Parsed, to: string): boolean =>
  operator.startsWith('~') && numbersOf(of).length < numbersOf(to).length;

const raiseOne = (
  text: string,
  parsed: Parsed,
  to: string,
  syntax: Syntax,
): { requirement: string } | { refused: Refused } => {
  const least = leastOf(parsed);
  const isAllowed = allows(parsed, to, syntax);
  if (least === undefined) return { refused: isAllowed ? 'range_includes' : 'several_parts' };
  if (parsed.wild && isAllowed) return { refused: 'range_includes' };
  if (compareVersions(least, to) >= 0) return { refused: 'already_there' };
  if (isNarrowedBy(parsed, to) && isAllowed) return { refused: 'range_includes' };
  const at = text.indexOf(parsed.version);
  const before = operatorFor(text.slice(0, at));
  return parsed.wild && !/[-+]/.test(to)
    ? {
        requirement: before + prefixOf(parsed.version, to) + text.slice(at + parsed.version.length),
      }
    : { requirement: before + written(parsed.version, to) };
};

/**
 * Raises the lower bound of parts that all accept `to`, such as `>=1.0 <2.0`, so that a lock file
 * cannot stay below it. Undefined if none of them is a lower bound.
 */
const raiseParts = (
  text: string,
  parts: readonly string[],
  to: string,
  syntax: Syntax,
): string | undefined => {
  const bounds = parts.flatMap((each) => {
    const parsed = parsePart(each, syntax);
    const isBound = parsed && !parsed.wild && leastOf(parsed) !== undefined;
    return isBound && !isNarrowedBy(parsed, to) ? [parsed] : [];
  });
  // `~=1.4,>=1.4.2` keeps its `~=1.4`.
  const lower = bounds.find(({ operator: of }) => of.startsWith('>')) ?? bounds[0];
  if (!lower || compareVersions(lower.version, to) >= 0) return undefined;
  const { operator, version: of } = lower;
  const before = new RegExp(String.raw`${escapeRegExp(operator)}\s*(?=${escapeRegExp(of)})`);
  const found = before.exec(text);
  const at = (found?.index ?? 0) + (found?.[0].length ?? 0);
  const rest = text.slice(at + lower.version.length);
  return operatorFor(text.slice(0, at)) + written(lower.version, to) + rest;
};

/** Returns the requirement for `to` in the style of the old one, or why the text is not changed. */
export const requirement = (
  text: string,
  to: string,
  syntax: Syntax,
): { requirement: string } | { refused: Refused } => {
  const given = text.trim();
  if (elsewhere.test(given)) return { refused: 'version_elsewhere' };
  if (registryless.test(given)) return { refused: 'not_from_registry' };
  if (anything.test(given)) return { refused: 'range_includes' };
  const exact = syntax === 'interval' ? exactInterval.exec(text) : null;
  if (exact) {
    const [, open = '', only = '', close = ''] = exact;
    const raised = requirement(only, to, syntax);
    return 'refused' in raised ? raised : { requirement: open + raised.requirement + close };
  }
  const within = syntax === 'interval' ? intervalTakes(given, to) : undefined;
  if (within !== undefined) return { refused: within ? 'range_includes' : 'several_parts' };
  const parsed = parsePart(given, syntax);
  if (parsed) return raiseOne(text, parsed, to, syntax);
  const alternatives = alternativesOf(given);
  if (!alternatives.some((parts) => takes(parts, to, syntax))) return { refused: 'several_parts' };
  const [only = []] = alternatives;
  const raised = alternatives.length === 1 ? raiseParts(text, only, to, syntax) : undefined;
  return raised === undefined ? { refused: 'range_includes' } : { requirement: raised };
};
