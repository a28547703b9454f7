import { describe, expect, it } from 'vitest';
import { formats } from '../registry.ts';
import { normalizeSeverity, severityKey, severityWords } from './severity.ts';

const tables = [
  { id: 'most tools', severities: severityWords },
  ...formats.flatMap(({ id, severities }) =>
    severities === undefined ? [] : [{ id, severities }],
  ),
];

describe('the words for severities', () => {
  // A word is looked up without case, spaces and punctuation: with them it would never be found.
  it.each(tables)('of $id are written as they are looked up', ({ severities }) => {
    const words = Object.keys(severities);
    expect(words.map(severityKey)).toEqual(words);
  });

  it.each([
    ['Very High', 'critical'],
    ['Severity: high', 'high'],
    ['4 - High', 'high'],
    ['7.5', 'high'],
    ['0', 'info'],
    ['11', undefined],
    ['high or low', undefined],
    ['', undefined],
  ])('%j means %s', (word, severity) => {
    expect(normalizeSeverity(word)).toBe(severity);
  });

  it('of a tool come before those of all', () => {
    expect(normalizeSeverity('major', { major: 'medium' })).toBe('medium');
  });
});
