// What the search box of findings can complete. The list loads it when the user starts to type.
import { joinList } from './comma-list.ts';
import { isExcludable } from './excluded-values.ts';
import { filterDefinition, findingFilterKeys, type FindingFilterKey } from './finding-filters.ts';
import { aliases, keyOf, parseFindingQuery, quote, sinceName } from './finding-query-syntax.ts';

/** The word at the end of what is typed. */
export interface TypedWord {
  /** What stays before it. */
  readonly before: string;
  readonly isNegated: boolean;
  /** The name before the colon; absent while the name itself is typed. */
  readonly name?: string;
  /** The beginning of a name, or of the last value. */
  readonly beginning: string;
}

const lastWord = /(?:^|\s)(-?)(?:([A-Za-z_]+):(?:"([^"]*)|([^\s"]*))|([A-Za-z_]*))$/;

/** Undefined where the end of the text names nothing. */
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

/** One name for each filter: the short one where there is one. */
const fieldNames: readonly string[] = [
  ...findingFilterKeys
    .filter(isSuggested)
    .map((key) => Object.keys(aliases).find((alias) => aliases[alias] === key) ?? key),
  'is',
  sinceName,
].toSorted();

/** The names of filters that begin so, or of which a part does after two letters. */
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

/** Filters whose values are looked through for a word that names none, with how they are counted. */
export const wordFields = [
  'severity',
  'status',
  'repository',
  'tool',
] as const satisfies readonly FindingFilterKey[];

/** The typed word as a value of this filter: `cri` of `severity` is `severity:cri`. */
export const asValueOf = (word: TypedWord, key: FindingFilterKey): TypedWord => ({
  ...word,
  name: Object.keys(aliases).find((alias) => aliases[alias] === key) ?? key,
});

/** A word of one letter is the beginning of too much. */
export const canBeValue = ({ name, beginning }: TypedWord): boolean =>
  name === undefined && beginning.length > 1;

/** Values that the filter has without asking the server. */
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

/** The text with its last word completed to a name. */
export const withField = ({ before, isNegated }: TypedWord, name: string): string =>
  `${before}${isNegated ? '-' : ''}${name}:`;

/** The text with its last word completed to a filter. */
export const withValue = ({ before, isNegated, name = '' }: TypedWord, value: string): string =>
  `${before}${isNegated ? '-' : ''}${name}:${quote(joinList([value]))}`;

/**
 * The text with its last word turned round: `tool:trivy` leaves out, `-tool:trivy` no more.
 * Undefined where that says nothing.
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
