// Completions for the search box of findings. The list loads this module when the user starts to
// type.
import { joinList } from './comma-list.ts';
import { isExcludable } from './excluded-values.ts';
import { filterDefinition, findingFilterKeys, type FindingFilterKey } from './finding-filters.ts';
import { aliases, keyOf, parseFindingQuery, quote, sinceName } from './finding-query-syntax.ts';

/** The last word of the typed text. */
export interface TypedWord {
  /** The text before the word. */
  readonly before: string;
  readonly isNegated: boolean;
  /** The name before the colon; absent while the user types the name. */
  readonly name?: string;
  /** The typed beginning of a name, or of the last value. */
  readonly beginning: string;
}

const lastWord = /(?:^|\s)(-?)(?:([A-Za-z_]+):(?:"([^"]*)|([^\s"]*))|([A-Za-z_]*))$/;

/** Undefined if the text does not end in a word. */
export function typedWord(text: string): TypedWord | undefined {
  const match = lastWord.exec(text);
  if (!match) return undefined;
  const [source, minus = '', name, quoted, bare, beginning = ''] = match;
  const word = source.trimStart();
  return {
    before: text.slice(0, text.length - word.length),
    isNegated: minus === '-',
    ...(name !== undefined && { name }),
    beginning: name === undefined ? beginning : (quoted ?? bare ?? ''),
  };
}

const isSuggested = (key: FindingFilterKey): boolean => {
  const definition = filterDefinition(key);
  return (
    definition.kind !== 'flag' && !(definition.kind === 'list' && definition.offered === false)
  );
};

/** One name for each filter: the alias if there is one. */
const fieldNames: readonly string[] = [
  ...findingFilterKeys
    .filter(isSuggested)
    .map((key) => Object.keys(aliases).find((alias) => aliases[alias] === key) ?? key),
  'is',
  sinceName,
].toSorted();

/**
 * Filter names that begin with the text. From two letters on, a later part of the name may match as
 * well.
 */
export function suggestedFields({ beginning, isNegated }: TypedWord): readonly string[] {
  const typed = beginning.toLowerCase();
  if (typed === '') return [];
  const names = fieldNames.filter((name) => {
    const key = keyOf(name);
    return !isNegated || (key !== undefined && isExcludable(key));
  });
  const keyHas = (name: string) => keyOf(name)?.startsWith(typed) === true;
  return names.filter((name) => name.startsWith(typed) || (typed.length > 1 && keyHas(name)));
}

/** Filters whose values are searched for a word without a filter name. */
export const wordFields = [
  'severity',
  'status',
  'repository',
  'tool',
] as const satisfies readonly FindingFilterKey[];

/** The typed word as a value of this filter: `cri` becomes `severity:cri`. */
export const asValueOf = (word: TypedWord, key: FindingFilterKey): TypedWord => ({
  ...word,
  name: Object.keys(aliases).find((alias) => aliases[alias] === key) ?? key,
});

/** A single letter would match too many values. */
export const canBeValue = ({ name, beginning }: TypedWord): boolean =>
  name === undefined && beginning.length > 1;

/** The values of a filter that are known without a request. */
export function knownValues(name: string): readonly string[] {
  const lower = name.toLowerCase();
  if (lower === sinceName) return ['last-visit', 'yesterday', 'today', 'monday', '7d', '30d'];
  if (lower === 'due') return ['<7d', '<30d', 'today'];
  if (lower === 'is')
    return findingFilterKeys.filter((key) => filterDefinition(key).kind === 'flag');
  const key = keyOf(name);
  if (key === 'team' || key === 'developer') return ['me'];
  const definition = key && filterDefinition(key);
  if (definition?.kind === 'list') return definition.values ?? [];
  if (definition?.kind === 'flag') return ['true', 'false'];
  return definition?.kind === 'range'
    ? [0.9, 0.7, 0.5].map((share) => `>=${String(definition.max * share)}`)
    : [];
}

/** The text with its last word completed to a filter name. */
export const withField = ({ before, isNegated }: TypedWord, name: string): string =>
  `${before}${isNegated ? '-' : ''}${name}:`;

/** The text with its last word completed to a filter and value. */
export const withValue = ({ before, isNegated, name = '' }: TypedWord, value: string): string =>
  `${before}${isNegated ? '-' : ''}${name}:${quote(joinList([value]))}`;

/**
 * The text with its last word negated, or no longer negated. Undefined if the word is not a filter
 * that supports exclusion.
 */
export function withOpposite(text: string): string | undefined {
  const [, before = '', minus = '', word = ''] =
    /^(.*\s|)(-?)(\S+:(?:"[^"]*"|\S*))$/s.exec(text) ?? [];
  if (word === '') return undefined;
  const opposite = `${minus === '' ? '-' : ''}${word}`;
  const key = word.endsWith(':') ? keyOf(word.slice(0, -1)) : undefined;
  const isMeant =
    key === undefined
      ? Object.keys(parseFindingQuery(opposite).filters).length > 0
      : minus !== '' || isExcludable(key);
  return isMeant ? `${before}${opposite}` : undefined;
}
