import { describe, expect, it } from 'vitest';
import { canonicalFilters, decodeFilter, encodeFilter, splitItems } from './finding-filter-codec';
import { joinList } from './comma-list';

describe('a written list', () => {
  it('keeps commas and backslashes of its items', () => {
    const items = ['a,b', 'c\\d', 'e\\', 'f'];
    expect(splitItems(joinList(items))).toEqual(items);
    expect(splitItems('tail\\')).toEqual(['tail\\']);
  });

  it('drops what is empty or too long, and trims the rest', () => {
    expect(splitItems(' a , ,b')).toEqual(['a', 'b']);
    expect(splitItems('')).toEqual([]);
    expect(splitItems(`${'x'.repeat(300)},${'y'.repeat(301)}`)).toEqual(['x'.repeat(300)]);
  });

  it('has at most 100 items', () => {
    const many = Array.from({ length: 150 }, (_, index) => String(index));
    expect(splitItems(many.join(','))).toEqual(many.slice(0, 100));
    expect(splitItems(many.slice(0, 100).join(','))).toHaveLength(100);
  });

  it('takes only whole numbers of at most nine digits for weaknesses', () => {
    expect(decodeFilter('cwe', '1,999999999')).toEqual([1, 999_999_999]);
    expect(decodeFilter('cwe', '0,1234567890,7x,x7,7.5')).toBeUndefined();
  });
});

describe('a written span', () => {
  it.each([
    ['7-9', [7, 9]],
    [' 7-9 ', [7, 9]],
    ['7.25-9.5', [7.25, 9.5]],
    ['9-7', [7, 9]],
    ['7-11', [7, 10]],
    ['11-12', [10, 10]],
    ['7.125-9', undefined],
    ['7-9x', undefined],
    ['x7-9', undefined],
    ['1234567-9', undefined],
    ['-7-9', undefined],
    ['7', undefined],
  ])('%s', (raw, span) => {
    expect(decodeFilter('cvssv3_score', raw)).toEqual(span);
  });

  it('has no meaning in an address past the end of its scale', () => {
    expect(decodeFilter('cvssv3_score', '11-12', true)).toBeUndefined();
    expect(decodeFilter('cvssv3_score', '10-12', true)).toEqual([10, 10]);
    expect(canonicalFilters({ cvssv3_score: '11-12' })).toEqual({});
  });
});

describe('written days', () => {
  it.each([
    ['2026-01-01..2026-01-31', { from: '2026-01-01', to: '2026-01-31' }],
    [' 2026-01-01.. ', { from: '2026-01-01' }],
    ['..2026-01-31', { to: '2026-01-31' }],
    ['2026-02-02..2026-01-01', { from: '2026-01-01', to: '2026-02-02' }],
    ['2026-01-01..2026-01-01', { from: '2026-01-01', to: '2026-01-01' }],
    ['2026-02-30..2026-03-01', undefined],
    ['2026-01-01..2026-13-01', undefined],
    ['2026-01-01T10..', undefined],
    ['x2026-01-01..', undefined],
    ['..', undefined],
    ['2026-01-01', undefined],
    ['2026-01-01..2026-01-02..2026-01-03', undefined],
  ])('%s', (raw, days) => {
    expect(decodeFilter('date_range', raw)).toEqual(days);
  });
});

describe('one filter', () => {
  it('reads flags and texts', () => {
    expect(decodeFilter('kev', 'true')).toBe(true);
    expect(decodeFilter('kev', 'false')).toBe(false);
    expect(decodeFilter('kev', 'yes')).toBeUndefined();
    expect(decodeFilter('file', ' src ')).toBe('src');
    expect(decodeFilter('file', ' ')).toBeUndefined();
    expect(decodeFilter('file', `${'x'.repeat(499)} y`)).toBe('x'.repeat(499));
  });

  it('is not written where it filters nothing', () => {
    expect(encodeFilter('severity', undefined)).toBeUndefined();
    expect(encodeFilter('severity', [])).toBeUndefined();
    expect(encodeFilter('file', '')).toBeUndefined();
    expect(encodeFilter('date_range', {})).toBeUndefined();
    expect(encodeFilter('priority', [0, 100])).toBeUndefined();
    expect(encodeFilter('date_range', { to: '2026-01-31' })).toBe('..2026-01-31');
    expect(encodeFilter('date_range', { from: '2026-01-01' })).toBe('2026-01-01..');
    expect(encodeFilter('kev', false)).toBe('false');
  });

  it('may be a number or a flag in a saved view', () => {
    expect(canonicalFilters({ cwe: 79, kev: true, file: null, tool: ['a'] })).toEqual({
      cwe: '79',
      kev: 'true',
    });
  });

  it('orders free values by code point', () => {
    expect(decodeFilter('tool', 'b,B,a,ä,a')).toEqual(['B', 'a', 'b', 'ä']);
  });
});
