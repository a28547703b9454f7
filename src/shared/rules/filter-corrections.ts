// Suggests corrections for mistyped filters in the search box. The findings list loads it only for
// text that looks like a filter.
import { filterDefinition, findingFilterKeys, type FindingFilterKey } from './finding-filters.ts';
import {
  aliases,
  applyToken,
  keyOf,
  quote,
  sinceName,
  type Token,
  tokens,
} from './finding-query-syntax.ts';
import { nearestWord } from './nearest-word.ts';

const names = [...findingFilterKeys, ...Object.keys(aliases), 'is', sinceName];

/** A correction for a word like `severty:high` or `severity:kritical`. */
export interface FilterCorrection {
  readonly written: string;
  readonly meant: string;
}

const meantValue = (key: FindingFilterKey, value: string): string | undefined => {
  const definition = filterDefinition(key);
  if (definition.kind !== 'list' || !definition.values) return undefined;
  const { values } = definition;
  const items = value.split(',').map((item) => nearestWord(item.trim(), values));
  return items.every((item) => item !== undefined) ? items.join(',') : undefined;
};

const meantToken = ({ name, value, negated }: Token): string | undefined => {
  if (name === undefined || name.toLowerCase() === sinceName) return undefined;
  const minus = negated ? '-' : '';
  const key = keyOf(name);
  if (name.toLowerCase() === 'is') {
    const flag = nearestWord(
      value,
      findingFilterKeys.filter((each) => filterDefinition(each).kind === 'flag'),
    );
    return flag && `${minus}is:${flag}`;
  }
  if (key !== undefined) {
    const meant = meantValue(key, value);
    return meant && `${minus}${name}:${meant}`;
  }
  const near = nearestWord(name, names);
  return near && `${minus}${near}:${quote(value)}`;
};

/**
 * Returns the words that nearly match a filter or one of its values. They stay search text until
 * the user corrects them.
 */
export const suggestCorrections = (input: string, now = new Date()): readonly FilterCorrection[] =>
  tokens(input.slice(0, 4000)).flatMap((token) => {
    const meant = applyToken({}, token, now) ? undefined : meantToken(token);
    return meant === undefined || meant === token.source ? [] : [{ written: token.source, meant }];
  });
