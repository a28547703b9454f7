import { expect, it } from 'vitest';
import { openFilters } from '#domain/finding-filters';
import {
  activeFilterKeys,
  namedFilterKeys,
  withFilter,
  withFilters,
} from './findings-search-changes';

it('counts what is open, as the list opens, as one filter', () => {
  const open = withFilters({}, openFilters);
  expect(activeFilterKeys(open).length).toBeGreaterThan(1);
  expect(namedFilterKeys(open)).toEqual(['status']);
  expect(namedFilterKeys(withFilter(open, 'severity', ['high'])).toSorted()).toEqual([
    'severity',
    'status',
  ]);
});

it('counts each part of it where another part is missing', () => {
  const [first] = activeFilterKeys(withFilters({}, openFilters)).filter((key) => key !== 'status');
  const part = withFilter(withFilters({}, openFilters), first ?? 'status', undefined);
  expect(namedFilterKeys(part)).toEqual(activeFilterKeys(part));
});
