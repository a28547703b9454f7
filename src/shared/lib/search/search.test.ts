import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  enumList,
  intList,
  oneOf,
  page,
  parseSearch,
  range,
  splitList,
  stringifySearch,
  text,
} from './index';

describe('the address', () => {
  it('is readable', () => {
    expect(
      stringifySearch({
        status: ['open', 'fixed'],
        cwe: [79, 89],
        priority: '30-100',
        q: 'sql injection',
        empty: '',
        none: undefined,
        list: [],
      }),
    ).toBe('?status=open,fixed&cwe=79,89&priority=30-100&q=sql+injection');
  });

  it('gives back every text that it was given', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
          fc.string({ minLength: 1 }),
        ),
        (search) => {
          expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
        },
      ),
    );
  });

  it('keeps commas inside the items of a list', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (items) => {
        expect(splitList(parseSearch(stringifySearch({ items }))['items'] ?? '')).toEqual(items);
      }),
    );
  });
});

describe('what a route reads from it', () => {
  const schema = v.object({
    severity: enumList(['critical', 'high', 'low']),
    cwe: intList(),
    priority: range(0, 100),
    q: text(5),
    sort: oneOf(['asc', 'desc']),
    page,
  });
  const read = (search: string) => v.parse(schema, parseSearch(search));

  it('is canonical', () => {
    expect(
      read(
        '?severity=low,critical,purple&cwe=89,79,79,x&priority=100-30&q=sql%20injection&sort=desc&page=3',
      ),
    ).toEqual({
      severity: ['critical', 'low'],
      cwe: [79, 89],
      priority: [30, 100],
      q: 'sql i',
      sort: 'desc',
      page: 3,
    });
  });

  it.each([
    '?severity=purple&cwe=x,-1,1.5&priority=0-100&q=+&sort=up&page=1',
    '?priority=x',
    '?priority=5',
    '?priority=200-300&page=-2',
    '?page=1.5',
  ])('drops nonsense: %s', (search) => {
    expect(Object.values(read(search)).filter((value) => value !== undefined)).toEqual([]);
  });
});
