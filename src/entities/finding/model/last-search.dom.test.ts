import { afterEach, expect, it } from 'vitest';
import { clearLastSearch, viewOfAll, withEverything, storeLastSearch } from './store-last-search';
import { validateListSearch } from './last-search';

const open = { status: 'open,in_progress', false_positive: 'false', is_duplicate: 'false' };

afterEach(clearLastSearch);

it('opens on what is open', () => {
  expect(validateListSearch({})).toEqual(open);
  expect(validateListSearch({ utm_source: 'mail' })).toEqual(open);
});

it('asks what the address asks', () => {
  expect(validateListSearch({ severity: 'high' })).toEqual({ severity: 'high' });
  expect(validateListSearch({ view: viewOfAll })).toEqual({ view: viewOfAll });
});

it('returns to how the user left it, without the preview', () => {
  storeLastSearch({
    severity: 'critical',
    sort_field: 'due_at',
    sort: 'asc',
    view: 'Mine',
    peek: 'x',
  });
  expect(validateListSearch({})).toEqual({
    severity: 'critical',
    sort_field: 'due_at',
    sort: 'asc',
    view: 'Mine',
  });
  storeLastSearch({ view: viewOfAll });
  expect(validateListSearch({})).toEqual({ view: viewOfAll });
});

it('opens on what is open when the stored list is not one', () => {
  localStorage.setItem('parapet.findings.left', '{"severity":');
  expect(validateListSearch({})).toEqual(open);
  localStorage.setItem('parapet.findings.left', '{"severity":"purple"}');
  expect(validateListSearch({})).toEqual(open);
});

it('names the view of all findings once the last filter is gone', () => {
  expect(withEverything({})).toEqual({ view: viewOfAll });
  expect(withEverything({ sort_field: 'due_at', sort: 'asc' })).toMatchObject({ view: viewOfAll });
  expect(withEverything({ view: viewOfAll, severity: 'high' })).toEqual({ severity: 'high' });
  expect(withEverything({ view: 'Mine' })).toEqual({ view: 'Mine' });
});
