import { afterEach, expect, it } from 'vitest';
import { clearLeftList, everyView, withEverything, writeLeftList } from './leave-list';
import { validateListSearch } from './left-list';

const open = { status: 'open,in_progress', false_positive: 'false', is_duplicate: 'false' };

afterEach(clearLeftList);

it('opens on what is open', () => {
  expect(validateListSearch({})).toEqual(open);
  expect(validateListSearch({ utm_source: 'mail' })).toEqual(open);
});

it('asks what the address asks', () => {
  expect(validateListSearch({ severity: 'high' })).toEqual({ severity: 'high' });
  expect(validateListSearch({ view: everyView })).toEqual({ view: everyView });
});

it('returns to how the user left it, without the preview', () => {
  writeLeftList({
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
  writeLeftList({ view: everyView });
  expect(validateListSearch({})).toEqual({ view: everyView });
});

it('opens on what is open when the stored list is not one', () => {
  localStorage.setItem('parapet.findings.left', '{"severity":');
  expect(validateListSearch({})).toEqual(open);
  localStorage.setItem('parapet.findings.left', '{"severity":"purple"}');
  expect(validateListSearch({})).toEqual(open);
});

it('names the view of all findings once the last filter is gone', () => {
  expect(withEverything({})).toEqual({ view: everyView });
  expect(withEverything({ sort_field: 'due_at', sort: 'asc' })).toMatchObject({ view: everyView });
  expect(withEverything({ view: everyView, severity: 'high' })).toEqual({ severity: 'high' });
  expect(withEverything({ view: 'Mine' })).toEqual({ view: 'Mine' });
});
