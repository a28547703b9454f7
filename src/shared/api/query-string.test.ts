import { expect, it } from 'vitest';
import { getGetOwaspsUrl } from '@/shared/api/generated/charts/charts';
import {
  getListFindingFilterOptionsUrl,
  getListFindingsUrl,
} from '@/shared/api/generated/findings/findings';
import { decodeFilters } from '@/shared/rules/finding-filter-codec';

const sentBy = (url: string) => Object.fromEntries(new URL(url, 'http://localhost').searchParams);

it.each([getListFindingsUrl, getGetOwaspsUrl])(
  'lets names with commas and backslashes arrive as they are',
  (urlOf) => {
    const names = { repository: ['billing', 'ledger, api'], tags: ['a\\b', 'pci, dss'] };
    expect(decodeFilters(sentBy(urlOf(names)))).toEqual({
      repository: ['billing', 'ledger, api'],
      tags: ['a\\b', 'pci, dss'],
    });
  },
);

it('sends texts, numbers and flags as they are, and nothing for what is undefined', () => {
  expect(
    sentBy(
      getListFindingFilterOptionsUrl({
        filter_key: 'cwe',
        q: 'a, b',
        kev: true,
        cwe: [79, 89],
        limit: 5,
      }),
    ),
  ).toEqual({ filter_key: 'cwe', q: 'a, b', kev: 'true', cwe: '79,89', limit: '5' });
  expect(getListFindingsUrl({})).toBe('/findings');
});
