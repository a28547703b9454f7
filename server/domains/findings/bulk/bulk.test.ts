import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Line, sarif } from '../../../../tests/support/server/sarif.ts';
import { engines } from '../../../../tests/support/server/engines.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';

const lines = Array.from({ length: 6 }, (_, i): Line => ({
  file: 'src/view.ts',
  line: 10 + i,
  code: `element.innerHTML = values[${String(i)}]`,
  rule: i < 4 ? 'xss' : 'eval',
  cwe: 79,
}));

describe.each(engines)('many findings at once on %s', (engine) => {
  let server: TestServer;
  let repository = '';
  let number = 0;
  let skew = 0;

  beforeAll(async () => {
    server = await startTestServer({ engine, deps: { now: () => new Date(Date.now() + skew) } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    repository = `storefront-${String(number++)}`;
    await upload(
      server.as('admin'),
      await addRepository(server.as('admin'), repository),
      sarif(lines),
    );
    await server.runJobs();
  });

  const list = async (query: Record<string, unknown> = {}) =>
    (
      await server.as('admin')('listFindings', { query: { repository: [repository], ...query } })
    ).ok();
  const ids = async () => (await list()).data.map(({ id }) => id);
  const selection = (filter: Record<string, string>, expected_total: number) => ({
    filter: { repository, ...filter },
    as_of: new Date(Date.now() + 60_000).toISOString(),
    expected_total,
  });

  it('decides on a selection, says why it skipped, and takes it back', async () => {
    const [first = ''] = await ids();
    await server.as('admin')('toggleFindingFalsePositive', { path: { id: first } });
    const result = (
      await server.as('cyberoper')('triageFindings', {
        body: {
          selection: selection({}, 6),
          change: { status: 'in_progress', add_tags: ['sprint-7'] },
        },
      })
    ).ok();
    expect(result).toMatchObject({ done: 5, skipped: 1, failed: 0, can_undo: true });
    expect(
      'data' in result && result.data.find(({ finding_id }) => finding_id === first),
    ).toMatchObject({
      finding_id: first,
      outcome: 'skipped',
      code: 'is_false_positive',
      reason: 'It is marked as false positive.',
      finding: { repository, place: expect.stringMatching(/^src\/view\.ts:1\d$/) as string },
    });
    expect((await list({ tags: ['sprint-7'], status: ['in_progress'] })).meta.total).toBe(5);
    const touched = (await list({ tags: ['sprint-7'] })).data[0]?.id ?? '';
    await server.as('admin')('updateFinding', {
      path: { id: touched },
      body: { severity: 'critical' },
    });

    const undo = (await server.as('cyberoper')('undoJob', { path: { id: result.job_id } })).ok();
    await server.runJobs();
    const items = (await server.as('admin')('listJobItems', { path: { id: undo.job_id } })).ok();
    expect(items.data.filter(({ outcome }) => outcome === 'done')).toHaveLength(4);
    expect(items.data.find(({ outcome }) => outcome === 'skipped')).toMatchObject({
      finding_id: touched,
      reason: 'It has changed since then.',
    });
    expect((await list({ status: ['in_progress'] })).data.map(({ id }) => id)).toEqual([touched]);
    expect((await server.as('cyberoper')('undoJob', { path: { id: result.job_id } })).status).toBe(
      409,
    );
  });

  it('refuses a selection that is no longer what was seen', async () => {
    const answer = await server.as('admin')('triageFindings', {
      body: { selection: selection({}, 60), change: { status: 'fixed' } },
    });
    expect(answer.problem()).toMatchObject({ status: 409, code: 'selection_changed' });
  });

  it('accepts the risk of many, and refuses an empty change or target', async () => {
    const body = {
      finding_ids: await ids(),
      change: { accept_risk: { reason: 'Retired next month.' } },
    };
    expect((await server.as('admin')('triageFindings', { body })).ok()).toMatchObject({ done: 6 });
    expect((await list({ status: ['risk_accepted'] })).meta.total).toBe(6);
    expect(
      (
        await server.as('admin')('triageFindings', {
          body: { finding_ids: await ids(), change: {} },
        })
      ).status,
    ).toBe(422);
    expect((await server.as('foreignAdmin')('triageFindings', { body })).status).toBe(422);
  });

  it('sends after half a minute, and not at all when it was cancelled', async () => {
    const developer_ids = [server.people.developer.userId];
    const finding_ids = (await ids()).slice(0, 3);
    const { job_id } = (
      await server.as('admin')('sendFindings', { body: { finding_ids, developer_ids } })
    ).ok();
    await server.runJobs();
    expect(
      (await server.as('developer')('listFindings', { query: { repository: [repository] } })).ok()
        .meta.total,
    ).toBe(0);
    const job = (await server.as('admin')('getJob', { path: { id: job_id } })).ok().data;
    expect(job).toMatchObject({
      status: 'queued',
      can_cancel: true,
      title: 'Send 3 findings to 1 developers',
    });
    expect((await server.as('admin')('cancelJob', { path: { id: job_id } })).status).toBe(200);
    expect((await server.as('admin')('cancelJob', { path: { id: job_id } })).status).toBe(409);
    skew = -60_000;
    await server.as('admin')('sendFindings', {
      body: { finding_ids, developer_ids, message: 'Before Friday.' },
    });
    skew = 0;
    await server.runJobs();
    const sent = (
      await server.as('developer')('listFindings', { query: { repository: [repository] } })
    ).ok();
    expect(sent.data.map(({ id }) => id).sort()).toEqual([...finding_ids].sort());
    // The job has not started, but the findings are already assigned.
    expect(
      sent.data.map(({ attributes }) => [attributes.status, attributes.assignee?.username]),
    ).toEqual(finding_ids.map(() => ['open', 'developer']));
    expect(
      (await server.as('developer')('getFinding', { path: { id: finding_ids[0] ?? '' } })).ok().data
        .attributes.sent_to,
    ).toMatchObject([{ username: 'developer' }]);
  });

  it('exports what the list shows, in its order', async () => {
    const json = JSON.parse(
      (
        await server.as('admin')('downloadFindingsJson', {
          query: { repository: [repository], rule: ['xss'], fields: ['title', 'severity'] },
        })
      ).text,
    ) as { data: { attributes: object }[] };
    expect(json.data).toHaveLength(4);
    expect(Object.keys(json.data[0]?.attributes ?? {}).sort()).toEqual(['severity', 'title']);
    const csv = await server.as('admin')('exportFindings', {
      query: { format: 'csv', repository: [repository] },
    });
    expect(csv.text.trim().split('\r\n')).toHaveLength(7);
    expect(csv.headers['content-disposition']).toBe('attachment; filename="findings.csv"');
    const exported = JSON.parse(
      (
        await server.as('admin')('exportFindings', {
          query: { format: 'sarif', repository: [repository] },
        })
      ).text,
    ) as { version: string; runs: { results: unknown[] }[] };
    expect([exported.version, exported.runs.flatMap(({ results }) => results).length]).toEqual([
      '2.1.0',
      6,
    ]);
  });

  it('tells what changed since a cursor', async () => {
    const { cursor } = (await server.as('admin')('listActivity')).ok();
    const [id = ''] = await ids();
    await server.as('cyberoper')('updateFinding', {
      path: { id },
      body: { status: 'in_progress' },
    });
    const { data } = (await server.as('admin')('listActivity', { query: { since: cursor } })).ok();
    expect(data.find((event) => event.subject_id === id)).toMatchObject({
      kind: 'finding',
      action: 'status',
      actor: { username: 'cyberoper' },
    });
    expect(
      (await server.as('foreignAdmin')('listActivity', { query: { since: cursor } })).ok().data,
    ).toEqual([]);
  });
});
