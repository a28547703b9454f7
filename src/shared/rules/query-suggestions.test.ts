import { expect, it } from 'vitest';
import { parseFindingQuery } from './finding-query-syntax.ts';
import {
  knownValues,
  suggestedFields,
  typedWord,
  withField,
  withOpposite,
  withValue,
} from './query-suggestions.ts';

const fields = (text: string) => {
  const word = typedWord(text);
  return word && suggestedFields(word);
};

it('completes the last word to the names of filters', () => {
  expect(fields('sql sev')).toEqual(['severity']);
  expect(fields('repos')).toEqual(['repo', 'repotag']);
  expect(fields('-s')).toEqual(['severity', 'sla', 'slsa', 'status']);
  expect(fields('sql ')).toEqual([]);
  expect(fields('-since')).toEqual([]);
  expect(fields('not')).toEqual([]);
  const word = typedWord('sql -to');
  expect(word && withField(word, 'tool')).toBe('sql -tool:');
});

it('reads the name and the beginning of a value', () => {
  expect(typedWord('sql -tool:tri')).toEqual({
    before: 'sql ',
    isNegated: true,
    name: 'tool',
    beginning: 'tri',
  });
  expect(typedWord('team:"Core te')).toMatchObject({ name: 'team', beginning: 'Core te' });
  expect(typedWord('tool:trivy ')).toMatchObject({ before: 'tool:trivy ', beginning: '' });
  expect(typedWord('CVE-2021-44228')).toBeUndefined();
});

it('writes values that are read back, whatever they contain', () => {
  const word = typedWord('sql tag:x');
  if (!word) throw new Error('No word.');
  for (const value of ['a b', 'a,b', 'a"b', String.raw`a\b`, 'a:b'])
    expect(parseFindingQuery(withValue(word, value))).toEqual({
      filters: { tags: [value] },
      text: 'sql',
    });
});

it('knows the values of closed sets, the reader, days and bounds', () => {
  expect(knownValues('severity')).toContain('critical');
  expect(knownValues('assignee')).toEqual(['me']);
  expect(knownValues('since')).toContain('yesterday');
  expect(knownValues('is')).toContain('kev');
  expect(knownValues('cvss')).toEqual(['>=9', '>=7', '>=5']);
  expect(knownValues('colour')).toEqual([]);
});

it.each([
  ['sql severity:critical', 'sql -severity:critical'],
  ['-tool:"Trivy fs"', 'tool:"Trivy fs"'],
  ['tool:"Trivy fs"', '-tool:"Trivy fs"'],
  ['is:kev', '-is:kev'],
  ['tool:', '-tool:'],
  ['-tool:', 'tool:'],
  ['priority:', undefined],
  ['priority:>=90', undefined],
  ['sql', undefined],
])('turns the end of %s round', (text, opposite) => {
  expect(withOpposite(text)).toBe(opposite);
});
