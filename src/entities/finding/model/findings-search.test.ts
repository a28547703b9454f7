import { describe, expect, it } from 'vitest';
import { queryString } from '@/shared/api/query-string';
import { findingFilterKeys, findingFilters } from '#domain/finding-filters';
import { filterParams } from './list-params';
import { queryOf, validateFindingsSearch } from './findings-search';
import { filtersOf, withFilter, withFilters, withSort } from './findings-search-changes';

const id = '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02';

describe('an address full of nonsense', () => {
  it('keeps what has a meaning, puts spans right and drops the rest', () => {
    expect(
      validateFindingsSearch({
        severity: 'critical,purple,critical',
        cwe: '79,abc,-1,0,89',
        priority: '30-900',
        cvssv3_score: '7-3',
        fixing_effort: 'low',
        date_range: 'yesterday..2026-02-30',
        kev: 'perhaps',
        status: '',
        slsa_threats: 'A,Z',
        sort_field: 'colour',
        sort: 'sideways',
        group: 'moon',
        peek: 'not-an-id',
        colour: 'red',
        __proto__: 'x',
        q: '   ',
      }),
    ).toEqual({
      severity: 'critical',
      cwe: '79,89',
      slsa_threats: 'A',
      priority: '30-100',
      cvssv3_score: '3-7',
    });
  });

  it.each([
    ['an array', ['a', 'b']],
    ['an object', { a: 1 }],
    ['nothing', null],
    ['a function', () => 'x'],
    ['a number that is none', Number.NaN],
    ['an endless one', Number.POSITIVE_INFINITY],
  ])('survives %s as every value', (_what, value) => {
    const everywhere = Object.fromEntries(
      [...findingFilterKeys, 'q', 'sort', 'sort_field', 'group', 'open', 'peek', 'view'].map(
        (key) => [key, value],
      ),
    );
    expect(() => validateFindingsSearch(everywhere)).not.toThrow();
    const { severity, priority, kev, peek, sort } = validateFindingsSearch(everywhere);
    expect([severity, priority, kev, peek, sort]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('bounds 50 kB of it, and what it keeps is canonical', () => {
    const long = 'x,%20"&='.repeat(7_000);
    const everywhere = Object.fromEntries(
      [...findingFilterKeys, 'q', 'view', 'open'].map((key) => [key, long]),
    );
    const kept = validateFindingsSearch(everywhere);
    expect(kept.q?.length).toBeLessThanOrEqual(500);
    expect(kept.view?.length).toBeLessThanOrEqual(100);
    expect(kept.file?.length ?? 0).toBeLessThanOrEqual(findingFilters.file.maxLength);
    expect(JSON.stringify(kept).length).toBeLessThan(20_000);
    expect(validateFindingsSearch({ ...kept })).toEqual(kept);
  });

  it('drops a span beyond its scale, which would leave an empty list that the user did not ask for', () => {
    expect(
      validateFindingsSearch({
        priority: '500-900',
        cvssv3_score: '11-12',
        start_column: '5-20000',
      }),
    ).toEqual({ start_column: '5-10000' });
  });

  it('omits full spans and the default order', () => {
    expect(
      validateFindingsSearch({
        priority: '0-100',
        fixing_effort: '0-100',
        cvssv3_score: '0-10',
        sort_field: 'priority',
        sort: 'desc',
      }),
    ).toEqual({});
  });
});

it('keeps the rest of the screen when a filter changes, and leaves it out of the question', () => {
  const search = validateFindingsSearch({
    severity: 'high',
    tool: 'Trivy',
    peek: id,
    view: 'mine',
    sort: 'asc',
    sort_field: 'title',
    open: 'rule-1',
    group: 'rule',
  });
  expect(withFilter(search, 'tool', undefined)).toEqual({
    severity: 'high',
    peek: id,
    view: 'mine',
    sort: 'asc',
    sort_field: 'title',
    open: 'rule-1',
    group: 'rule',
  });
  expect(queryOf(search)).toEqual({ severity: 'high', tool: 'Trivy' });
});

it('sorts by the useful end first, then by the other', () => {
  expect(withSort({}, 'rule')).toEqual({ sort_field: 'rule', sort: 'asc' });
  expect(withSort({ sort_field: 'rule', sort: 'asc' }, 'rule')).toEqual({
    sort_field: 'rule',
    sort: 'desc',
  });
  expect(withSort({}, 'epss')).toEqual({ sort_field: 'epss', sort: 'desc' });
  expect(withSort({}, 'priority')).toEqual({ sort_field: 'priority', sort: 'asc' });
});

it('leads to a name with a comma as to one name', () => {
  const search = withFilters({}, { repository: ['ledger, api'], tool: ['a\\b'] });
  expect(search).toEqual({ repository: 'ledger\\, api', tool: 'a\\\\b' });
  expect(filtersOf(validateFindingsSearch({ ...search }))).toEqual({
    repository: ['ledger, api'],
    tool: ['a\\b'],
  });
});

it('asks the server for it as one name', () => {
  expect(queryString(filterParams({ repository: 'billing,ledger\\, api' }))).toBe(
    `?${new URLSearchParams({ repository: 'billing,ledger\\, api' }).toString()}`,
  );
});
