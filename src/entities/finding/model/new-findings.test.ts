import { describe, expect, it } from 'vitest';
import { getListFindingsResponseMock } from '@/shared/api/mocks/generated/findings/findings.msw';
import type { FindingRow, FindingRowAttributes } from './finding';
import { newFindings } from './new-findings';

const [example] = getListFindingsResponseMock().data;
if (!example) throw new Error('The contract shows a list without a finding.');
const repository = { id: 'r-1', nickname: 'shop' };
const finding = (changes: Partial<FindingRowAttributes>): FindingRow => ({
  ...example,
  attributes: {
    ...example.attributes,
    status: 'open',
    false_positive: false,
    is_duplicate: false,
    repository,
    first_seen_at: '2026-11-24T08:00:00.000Z',
    ...changes,
  },
});

describe('a finding that is new to the reader', () => {
  const isNew = newFindings({
    since: '2026-11-23T17:42:00.000Z',
    first_reports: [{ day: '2026-11-25', repository_ids: [repository.id] }],
    seen: [],
    unseen: [],
  });

  it('came after the visit before, to the millisecond', () => {
    expect(isNew(finding({}))).toBe(true);
    expect(isNew(finding({ first_seen_at: '2026-11-23T17:42:00.000Z' }))).toBe(true);
    expect(isNew(finding({ first_seen_at: '2026-11-23T17:41:59.999Z' }))).toBe(false);
  });

  it('did not come with the first report of its repository', () => {
    const first_seen_at = '2026-11-25T23:59:00.000Z';
    expect(isNew(finding({ first_seen_at }))).toBe(false);
    expect(isNew(finding({ first_seen_at, repository: { ...repository, id: 'r-2' } }))).toBe(true);
  });

  it('is open, as in the view of new findings', () => {
    expect(isNew(finding({ status: 'in_progress' }))).toBe(true);
    expect(isNew(finding({ status: 'fixed' }))).toBe(false);
    expect(isNew(finding({ false_positive: true }))).toBe(false);
    expect(isNew(finding({ is_duplicate: true }))).toBe(false);
  });

  it('is any but those before the first visit', () => {
    const always = newFindings({ since: null, first_reports: [], seen: [], unseen: [] });
    expect(always(finding({ first_seen_at: '2020-01-01T00:00:00.000Z' }))).toBe(true);
  });

  it('is seen or new as the reader marked it, while it is open', () => {
    const old = { first_seen_at: '2020-01-01T00:00:00.000Z' };
    const marked = (seen: string[], unseen: string[]) =>
      newFindings({ since: '2026-11-23T17:42:00.000Z', first_reports: [], seen, unseen });
    expect(marked([example.id], [])(finding({}))).toBe(false);
    expect(marked([], [example.id])(finding(old))).toBe(true);
    expect(marked([], ['another'])(finding(old))).toBe(false);
    expect(marked([], [example.id])(finding({ ...old, status: 'fixed' }))).toBe(false);
  });
});
