import { describe, expect, it } from 'vitest';
import { search } from './search-text';

const find = (text: string, among: readonly string[]) => search(among, text, (one) => one);

describe('search in a list', () => {
  it('returns the list itself for no text', () => {
    const list = ['b', 'a'];
    expect(find('  ', list)).toBe(list);
  });

  it('wants every word, in any order, accents and case aside', () => {
    expect(find('INYECCION sql', ['Inyección SQL', 'SQL', 'Inyección'])).toEqual(['Inyección SQL']);
    expect(find('sql iny', ['Inyección SQL'])).toEqual(['Inyección SQL']);
  });

  it('puts what begins with the text first and keeps the order otherwise', () => {
    expect(find('api', ['ledger-api', 'api-gateway', 'old-api'])).toEqual([
      'api-gateway',
      'ledger-api',
      'old-api',
    ]);
  });
});
