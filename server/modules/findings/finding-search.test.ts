import { describe, expect, it } from 'vitest';
import { tsqueryOf, wordsOfPattern } from './finding-search.ts';

describe('what somebody types', () => {
  it.each([
    ['sql inj', 'sql:* & inj:*'],
    ['"sql injection"', 'sql & injection'],
    ['"sql injection" pass', 'sql & injection & pass:*'],
    ['"sql inj', 'sql:* & inj:*'],
    ['main.c', 'main:* & c'],
    ['Sql sql', 'sql:*'],
  ])('%s is %s', (typed, words) => {
    expect(tsqueryOf(typed)).toBe(words);
  });

  it('is nothing without a word', () => {
    expect(tsqueryOf('" -- "')).toBeUndefined();
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
    expect(wordsOfPattern(pattern)).toBe(words);
  });

  it.each(['search', '*search*', '77', '.7', 'élan'])('cannot be told of %s', (pattern) => {
    expect(wordsOfPattern(pattern)).toBeUndefined();
  });
});
