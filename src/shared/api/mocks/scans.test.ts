// Scans of the mocks: what they found is what the lists show, and incomplete ones are seen
// everywhere.
import { readFileSync } from 'node:fs';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ContractDocument } from '#domain/contract-operations';
import { scanGapOf } from '#domain/scan-notes';
import type {
  ActivityFeed,
  FindingList,
  GateResult,
  NotificationList,
  Repository,
  RepositoryList,
  Scan,
  ScanList,
} from '../generated/model';
import { mockHandlers } from './handlers';

const contract = JSON.parse(
  readFileSync('openapi/generated/openapi.json', 'utf8'),
) as ContractDocument;
const handlers = mockHandlers(contract);

const ask = async <T>(path: string, body?: unknown): Promise<T> => {
  const response = await getResponse(
    handlers,
    new Request(`http://localhost/v1/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: 'Bearer admin', 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  return (await response?.json()) as T;
};

const listed = async (name: string): Promise<Repository> => {
  const { data } = await ask<RepositoryList>(`repositories?q=${name}`);
  return data[0] ?? expect.fail(`There is no ${name}.`);
};

const scansOf = async ({ id }: Repository): Promise<Scan[]> =>
  (await ask<ScanList>(`scans?repository=${id}`)).data;

describe('a scan of the mocks', () => {
  it('counts what the lists of its outcomes have', async () => {
    const { data } = await ask<ScanList>('scans?page_size=100');
    const outcomes = ['new', 'reopened', 'fixed'] as const;
    const sums = { new: 0, reopened: 0, fixed: 0 };
    for (const { id, attributes } of data.slice(40, 70))
      for (const outcome of outcomes) {
        const { meta } = await ask<FindingList>(`findings?import=${outcome}:${id}`);
        expect([id, outcome, meta.total]).toEqual([id, outcome, attributes.counts[outcome]]);
        sums[outcome] += meta.total;
      }
    expect(Object.values(sums).every((sum) => sum > 0)).toBe(true);
  });

  it('is the last one of its repository, which says if it was incomplete', async () => {
    const { data } = await ask<RepositoryList>('repositories');
    for (const repository of data) {
      const [last] = await scansOf(repository);
      const { status, notes, created_at: at } = last?.attributes ?? expect.fail('No scan.');
      expect(repository.attributes).toMatchObject({
        last_scan_status: status,
        last_scan_at: at,
        last_scan_incomplete: notes.some(({ code }) => scanGapOf(code) !== undefined),
      });
    }
    const incomplete = data.filter(({ attributes: a }) => a.last_scan_incomplete);
    expect(incomplete.length).toBeGreaterThan(1);
    expect(incomplete.length).toBeLessThan(6);
    expect(data.some(({ attributes: a }) => a.last_scan_status === 'failed')).toBe(true);
  });

  it('left open what it did not look at', async () => {
    const [scan] = await scansOf(await listed('batch-exports'));
    const { id, attributes } = scan ?? expect.fail('No scan.');
    expect(attributes).toMatchObject({ notes: [{ code: 'scan_failed' }], complete: false });
    const { data, meta } = await ask<FindingList>(`findings?import=left:${id}`);
    expect(meta.total).toBeGreaterThan(10);
    expect(attributes.counts).toMatchObject({ matched: 0, fixed: 0, left: { total: meta.total } });
    const days = new Set(data.map(({ attributes: a }) => a.last_seen_at.slice(0, 10)));
    expect([...days].every((day) => day < attributes.created_at.slice(0, 10))).toBe(true);
  });

  it('notified the user, and is in the activity', async () => {
    const { data } = await ask<NotificationList>('client/notifications?sort=desc&status=unread');
    expect(data.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'The scan of search-index is incomplete',
        'Couldn’t import a report for mail-sender',
      ]),
    );
    const { data: events } = await ask<ActivityFeed>(
      'activity?since=01980a5c-0000-7000-8000-000000000000',
    );
    for (const { subject_id: id } of data) {
      const { data: scan } = await ask<{ data: Scan }>(`scans/${id ?? ''}`);
      expect(events).toContainEqual(
        expect.objectContaining({ subject_id: id, action: scan.attributes.status }),
      );
    }
  });
});

describe('the gate of the mocks', () => {
  const check = (repository: string, more: object = {}) =>
    ask<GateResult>('gate', { repository, fail_on: 'critical', new_only: true, ...more });

  it('does not pass what no tool has scanned', async () => {
    const result = await check('search-index');
    expect(result).toMatchObject({ passed: false, outcome: 'incomplete', total: 0 });
    expect(result.incomplete.map(({ tool, code }) => [tool, code]).toSorted()).toEqual([
      ['semgrep', 'nothing_scanned'],
      ['trivy', 'nothing_scanned'],
    ]);
    expect(result.message).toContain('search-index on main');
    expect(result.message).toContain('trivy scanned nothing');
    expect(await check('search-index', { allow_incomplete: true })).toMatchObject({
      passed: true,
      outcome: 'passed',
    });
  });

  it.each([
    ['batch-exports', 'scan_failed'],
    ['mail-sender', 'import_failed'],
    ['payment-router', 'components_unscanned'],
  ])('names what is not known of %s', async (repository, code) => {
    const { incomplete, outcome } = await check(repository);
    expect(incomplete).toMatchObject([{ code }]);
    expect(outcome).not.toBe(code === 'components_unscanned' ? 'incomplete' : 'passed');
  });

  it('passes a complete scan without what blocks, and names nothing', async () => {
    const { data } = await ask<RepositoryList>('repositories');
    const results = await Promise.all(data.map(({ id }) => check(id)));
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(
      new Set(['passed', 'blocked', 'incomplete']),
    );
    const complete = results.filter(({ incomplete }) => incomplete.length === 0);
    expect(complete.length).toBeGreaterThan(15);
    expect(complete.every(({ outcome }) => outcome !== 'incomplete')).toBe(true);
  });
});

it('has no event without a cursor, and those after one', async () => {
  const { data, cursor } = await ask<ActivityFeed>('activity');
  expect(data).toEqual([]);
  expect((await ask<ActivityFeed>(`activity?since=${cursor}`)).data).toEqual([]);
  const { data: found } = await ask<FindingList>('findings?page_size=1');
  const [finding] = found;
  await ask(`findings/${finding?.id ?? ''}/comments`, { comment: 'Seen in the log.' });
  const { data: now } = await ask<ActivityFeed>(`activity?since=${cursor}`);
  expect(now).toMatchObject([
    {
      kind: 'finding',
      action: 'comment',
      subject_id: finding?.id,
      actor: { username: 'developer' },
    },
  ]);
});
