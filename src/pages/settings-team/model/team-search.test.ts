import { expect, it } from 'vitest';
import { auditParams } from './audit-params';
import { validateTeamSearch } from './team-search';

it('keeps what has a meaning and drops the rest', () => {
  const search = {
    section: 'audit',
    q: 'invite',
    topic: 'people',
    from: '2026-01-01',
    to: '2026-01-31',
    page: 2,
  };
  expect(validateTeamSearch(search)).toEqual(search);
  expect(
    Object.values(
      validateTeamSearch({
        section: 'x',
        topic: 'all',
        from: '2026-13-01',
        to: 'today',
        page: '0',
        q: ' ',
      }),
    ).filter((value) => value !== undefined),
  ).toEqual([]);
});

it('asks for what is looked for', () => {
  expect(auditParams(validateTeamSearch({}))).toEqual({ page: 1, page_size: 50 });
  expect(
    auditParams(
      validateTeamSearch({
        section: 'audit',
        q: 'ana',
        topic: 'scans',
        from: '2026-01-01',
        page: 3,
      }),
    ),
  ).toEqual({
    page: 3,
    page_size: 50,
    q: 'ana',
    action: [
      'scans.start',
      'scans.upload',
      'scans.again',
      'scans.undo',
      'scans.close_group',
      'scans.pull',
      'scans.sample',
      'pulls.update',
      'pulls.start',
      'sboms.put_away',
    ],
    date_range: '2026-01-01..',
  });
  expect(auditParams(validateTeamSearch({ to: '2026-01-31' })).date_range).toBe('..2026-01-31');
});
