import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { splitList } from '#domain/comma-list';
import { enumList, intList, oneOf, page, parseSearch, range, stringifySearch, text } from './index';

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

describe('the address of other values', () => {
  it('holds numbers and flags, and no objects', () => {
    expect(stringifySearch({ page: 3, kev: true, off: false, filter: { a: 1 }, none: null })).toBe(
      '?page=3&kev=true&off=false',
    );
    expect(stringifySearch({ empty: '' })).toBe('');
  });

  it('reads a repeated key as a list, and drops empty ones', () => {
    expect(parseSearch('?cwe=79&cwe=89&cwe=&q=&severity=low')).toEqual({
      cwe: '79,89',
      severity: 'low',
    });
    expect(Object.keys(parseSearch('?__proto__=x&a=1'))).toEqual(['a']);
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

  it.each([
    [
      { severity: ['low', 'critical', 'x'], cwe: [89, 0, 79], priority: [100, 30], q: 7, page: 2 },
      { severity: ['critical', 'low'], cwe: [79, 89], priority: [30, 100], q: '7', page: 2 },
    ],
    [{ cwe: [1] }, { cwe: [1] }],
    [{ priority: [50, 50] }, { priority: [50, 50] }],
    [{ priority: [0, 50] }, { priority: [0, 50] }],
    [{ priority: [50, 100] }, { priority: [50, 100] }],
    [{ priority: [-5, 200] }, {}],
    [{ priority: '30-x' }, {}],
    [{ priority: 'x-30' }, {}],
    [{ priority: '30' }, {}],
    [{ page: 1_000_000 }, { page: 1_000_000 }],
    [{ page: 1_000_001 }, {}],
    [{}, {}],
  ])('takes the values of a typed link, case %#', (given, read) => {
    expect(v.parse(schema, given)).toEqual(read);
  });

  it('takes an integer list from its least value on', () => {
    expect(v.parse(intList(5), '4,5,6')).toEqual([5, 6]);
    expect(v.parse(text(), 'x'.repeat(300))).toHaveLength(200);
  });
});
