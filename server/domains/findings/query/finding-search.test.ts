import { describe, expect, it } from 'vitest';
import { toTsquery, patternToTsquery } from './finding-search.ts';

describe('what a user types', () => {
  it.each([
    ['sql inj', 'sql:* & inj:*'],
    ['"sql injection"', 'sql & injection'],
    ['"sql injection" pass', 'sql & injection & pass:*'],
    ['"sql inj', 'sql:* & inj:*'],
    ['main.c', 'main:* & c'],
    ['Sql sql', 'sql:*'],
  ])('%s is %s', (typed, words) => {
    expect(toTsquery(typed)).toBe(words);
  });

  it('is nothing without a word', () => {
    expect(toTsquery('" -- "')).toBeUndefined();
  });
});

describe('the words of a pattern for paths', () => {
  it.each([
    ['src/main', 'main:*'],
    ['src/main/', 'main'],
    ['*.java', 'java'],
    ['src/*', 'src'],
    ['*/test/*spec.ts', 'test & ts'],
    ['unit7/*/test', 'unit7 & test'],
    ['/api', 'api:*'],
  ])('of %s are %s', (pattern, words) => {
    expect(patternToTsquery(pattern)).toBe(words);
  });

  it.each(['search', '*search*', '77', '.7', 'élan'])('cannot be told of %s', (pattern) => {
    expect(patternToTsquery(pattern)).toBeUndefined();
  });
});
