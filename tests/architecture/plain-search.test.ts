import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateFindingsSearch } from '../../src/entities/finding/model/findings-search';
import { parseSearch } from '../../src/shared/lib/search';
import {
  type FilterDefinition,
  filterDefinition,
  findingFilterKeys,
  findingSortFields,
} from '../../src/shared/rules/finding-filters.ts';
import { plainSearch } from '../../scripts/vite/plain-search.ts';

const plain = new RegExp(plainSearch());
const sorted = { sort_field: 'priority', sort: 'desc' };

/** What the page sends before its code is there, and what the code would keep; the order within a list is the code's. */
const bag = (search: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(search).map(([key, value]) => [
      key,
      String(value)
        .split(',')
        .sort()
        .filter((one, at, whole) => one !== whole[at - 1]),
    ]),
  );
const sent = (address: string) => bag({ ...sorted, ...parseSearch(address) });
const kept = (address: string) =>
  bag({ ...sorted, ...validateFindingsSearch(parseSearch(address)) });

describe('an address that needs no healing', () => {
  it.each([
    '',
    '?status=open,in_progress&severity=critical',
    '?sort_field=severity&sort=asc',
    '?kev=true&cwe=79,89',
    '?repository=acme/payments-api&false_positive=false',
  ])('%s', (address) => {
    expect(plain.test(address)).toBe(true);
    expect(kept(address)).toEqual(sent(address));
  });

  it.each([
    '?status=purple',
    '?status=open,purple',
    '?utm_source=mail',
    '?cwe=x',
    '?kev=yes',
    '?sort_field=colour',
    '?status=',
    '?peek=1',
    '?page=2',
    '?priority=0-100',
    '?repository=',
    '?repository=+',
    '?status=open&nonsense',
    '?q=+',
    '?',
  ])('waits for the code with %s', (address) => {
    expect(plain.test(address)).toBe(false);
  });

  it('is one that the code keeps as it is', () => {
    const valuesOf = (definition: FilterDefinition) =>
      definition.kind === 'list' ? (definition.values ?? []) : [];
    const words = [
      ...new Set([
        ...findingFilterKeys.flatMap((key) => valuesOf(filterDefinition(key))),
        ...findingSortFields,
        'asc',
        'desc',
        'true',
        'false',
        '79',
        '0',
        'x y',
        'acme/api',
        '2026-01-01..',
        '10-90',
        '',
      ]),
    ];
    const key = fc.constantFrom(
      ...findingFilterKeys,
      'sort',
      'sort_field',
      'q',
      'peek',
      'view',
      'open',
      'group',
      'other',
    );
    const value = fc
      .array(fc.oneof(fc.constantFrom(...words), fc.string()), { maxLength: 3 })
      .map((items) => items.join(','));
    let plainOnes = 0;
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(key, value), { maxLength: 3, selector: ([name]) => name }),
        (pairs) => {
          const address =
            pairs.length > 0
              ? `?${pairs.map(([name, text]) => `${name}=${encodeURIComponent(text).replaceAll('%2C', ',')}`).join('&')}`
              : '';
          if (!plain.test(address)) return;
          plainOnes += 1;
          expect(kept(address)).toEqual(sent(address));
        },
      ),
      { numRuns: 3000 },
    );
    expect(plainOnes).toBeGreaterThan(100);
  });
});
