import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../../tests/support/server/engines.ts';
import { findingsWritten } from '../../../../tests/support/server/many-findings.ts';
import { type Line, sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { findings } from '../../../platform/db/schema/findings.ts';
import { jobs } from '../../../platform/db/schema/operations.ts';
import { acrossTenants, inTenant } from '../../../platform/db/tenancy.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { undoStep } from './undo.ts';

const lines = Array.from({ length: 6 }, (_, i): Line => ({
  file: 'src/view.ts',
  line: 10 + i,
  code: `element.innerHTML = values[${String(i)}]`,
  rule: i < 4 ? 'xss' : 'eval',
  cwe: 79,
}));

describe.each(engines)('runs over many findings on %s', (engine) => {
  let server: TestServer;
  let repository = '';
  let repositoryId = '';
  let number = 0;
  let skew = 0;

  beforeAll(async () => {
    server = await startTestServer({ engine, deps: { now: () => new Date(Date.now() + skew) } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    skew = 0;
    repository = `checkout-${String(number++)}`;
    repositoryId = await addRepository(server.as('admin'), repository);
    await upload(server.as('admin'), repositoryId, sarif(lines));
    await server.runJobs();
  });

  const ids = async () =>
    (await server.as('admin')('listFindings', { query: { repository: [repository] } }))
      .ok()
      .data.map(({ id }) => id);
  const selection = (expected_total = 6, as_of = new Date(Date.now() + 60_000).toISOString()) => ({
    filter: { repository },
    as_of,
    expected_total,
  });
  const setRole = (role: 'cyberoper' | 'developer') =>
    acrossTenants(server.deps.db, 'administer organisations', (tx) =>
      tx.update(users).set({ role }).where(eq(users.id, server.people.cyberoper.userId)),
    );

  it('previews what the action then does', async () => {
    const [first = '', second = ''] = await ids();
    await server.as('admin')('toggleFindingFalsePositive', { path: { id: first } });
    await server.as('admin')('updateFinding', {
      path: { id: second },
      body: { status: 'in_progress' },
    });
    const change = { status: 'in_progress' as const };
    const preview = (
      await server.as('cyberoper')('previewBulkAction', {
        body: { action: 'triage', change, selection: selection() },
      })
    ).ok().data;
    expect(preview).toMatchObject({
      total: 6,
      will_change: 4,
      known_exploited: 0,
      severities: { high: 4, critical: 0 },
    });
    expect(
      preview.stay
        .map(({ code, count, examples }) => [code, count, examples.map(({ id }) => id)])
        .sort(),
    ).toEqual([
      ['already_so', 1, [second]],
      ['is_false_positive', 1, [first]],
    ]);
    const done = (
      await server.as('cyberoper')('triageFindings', { body: { change, selection: selection() } })
    ).ok();
    expect(done).toMatchObject({ done: preview.will_change, skipped: 2 });
    const send = (
      await server.as('cyberoper')('previewBulkAction', {
        body: { action: 'send', selection: selection() },
      })
    ).ok().data;
    expect([send.will_change, send.stay.map(({ code }) => code)]).toEqual([
      5,
      ['is_false_positive'],
    ]);
    expect(
      (
        await server.as('cyberoper')('previewBulkAction', {
          body: { action: 'generate_patch', finding_ids: [second] },
        })
      ).ok().data.will_change,
    ).toBe(1);
  });

  it('takes back tags and assignees with one writing of each finding', async () => {
    const change = { add_tags: ['q3'], assignee_id: server.people.developer.userId };
    const { job_id: id } = (
      await server.as('admin')('triageFindings', { body: { change, selection: selection() } })
    ).ok();
    const { admin } = server.people;
    const undone = await inTenant(server.deps.db, admin, async (tx) => {
      const rows = await tx.select().from(findings).where(eq(findings.repositoryId, repositoryId));
      const who = {
        ...admin,
        isPartner: false,
        token: { kind: 'session' as const, id: admin.userId },
      };
      const before = await findingsWritten(tx);
      const outcomes = await undoStep({ who, scope: 'all' }, id, new Date()).apply(tx, rows);
      return { outcomes: [...outcomes.values()], written: (await findingsWritten(tx)) - before };
    });
    expect(undone).toMatchObject({ outcomes: [], written: 6 });
    const [first = ''] = await ids();
    expect(
      (await server.as('admin')('getFinding', { path: { id: first } })).ok().data.attributes,
    ).toMatchObject({ assignee: null, tags: [], status: 'open' });
    const kinds = (await server.as('admin')('listFindingHistory', { path: { id: first } }))
      .ok()
      .data.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'status')).toEqual([]);
    expect(kinds.filter((kind) => kind === 'tagged' || kind === 'assigned')).toHaveLength(4);
  });

  it('says in the history that a decision was taken back, with a word for it', async () => {
    const { job_id: id } = (
      await server.as('admin')('triageFindings', {
        body: { change: { false_positive: true }, selection: selection() },
      })
    ).ok();
    await server.as('admin')('undoJob', { path: { id } });
    await server.runJobs();
    const [first = ''] = await ids();
    const [last] = (await server.as('admin')('listFindingHistory', { path: { id: first } })).ok()
      .data;
    expect(last).toMatchObject({
      kind: 'false_positive',
      from: 'true',
      to: 'false',
      cause: 'taken_back',
      comment: 'Taken back.',
    });
  });

  it('previews nothing of others, and only for those who may act', async () => {
    const [first = ''] = await ids();
    expect(
      (
        await server.as('foreignAdmin')('previewBulkAction', {
          body: { action: 'send', finding_ids: [first] },
        })
      ).ok().data.total,
    ).toBe(0);
    expect(
      (
        await server.as('developer')('previewBulkAction', {
          body: { action: 'send', finding_ids: [first] },
        })
      ).status,
    ).toBe(403);
    expect(
      (
        await server.as('admin')('previewBulkAction', {
          body: { action: 'triage', finding_ids: [first] },
        })
      ).status,
    ).toBe(422);
    expect(
      (
        await server.as('admin')('previewBulkAction', {
          body: { action: 'send', selection: selection(600) },
        })
      ).problem().code,
    ).toBe('selection_changed');
  });

  it('leaves alone what another user has decided since the actor looked', async () => {
    const [first = '', second = ''] = await ids();
    const seen_at = new Date().toISOString();
    await server.as('admin')('updateFinding', {
      path: { id: first },
      body: { status: 'in_progress' },
    });
    await server.as('cyberoper')('updateFinding', {
      path: { id: second },
      body: { status: 'in_progress' },
    });
    const body = { change: { false_positive: true }, finding_ids: [first, second], seen_at };
    expect(
      (
        await server.as('cyberoper')('previewBulkAction', { body: { action: 'triage', ...body } })
      ).ok().data,
    ).toMatchObject({ will_change: 1, stay: [{ code: 'changed_since', count: 1 }] });
    const { data } = (await server.as('cyberoper')('triageFindings', { body })).ok() as {
      data: { finding_id: string; code: string | null }[];
    };
    expect(data.find(({ finding_id }) => finding_id === first)?.code).toBe('changed_since');
    expect(data.find(({ finding_id }) => finding_id === second)?.code).toBeNull();
  });

  it('reopens a false positive whatever its status, in one step', async () => {
    const [first = ''] = await ids();
    await server.as('admin')('toggleFindingFalsePositive', { path: { id: first } });
    const body = {
      change: { status: 'open' as const, false_positive: false },
      finding_ids: [first],
    };
    expect((await server.as('admin')('triageFindings', { body })).ok()).toMatchObject({ done: 1 });
    expect((await server.as('admin')('triageFindings', { body })).ok()).toMatchObject({
      done: 0,
      data: [{ code: 'already_so' }],
    });
  });

  it('is one run however often its answer is lost', async () => {
    const run_id = newId();
    const body = { change: { add_tags: ['once'] }, finding_ids: await ids(), run_id };
    expect((await server.as('cyberoper')('triageFindings', { body })).ok()).toMatchObject({
      job_id: run_id,
      done: 6,
    });
    expect((await server.as('cyberoper')('triageFindings', { body })).ok()).toEqual({
      job_id: run_id,
      status: 'succeeded',
    });
    expect((await server.as('admin')('triageFindings', { body })).status).toBe(422);
    const sending = {
      finding_ids: await ids(),
      developer_ids: [server.people.developer.userId],
      run_id: newId(),
    };
    for (const _time of [1, 2])
      expect((await server.as('cyberoper')('sendFindings', { body: sending })).ok()).toEqual({
        job_id: sending.run_id,
        status: 'queued',
      });
    await server.as('cyberoper')('cancelJob', { path: { id: sending.run_id } });
    expect(
      (await server.as('admin')('getJob', { path: { id: sending.run_id } })).ok().data,
    ).toMatchObject({
      result: { cancelled: true },
      can_retry: false,
      counts: { total: 6, done: 0 },
    });
  });

  it('can be tried again where it broke off', async () => {
    const { job_id: id } = (
      await server.as('cyberoper')('sendFindings', {
        body: { finding_ids: await ids(), developer_ids: [server.people.developer.userId] },
      })
    ).ok();
    // Its delay of half a minute ends only after the sender has lost the permission to send.
    await setRole('developer');
    await acrossTenants(server.deps.db, 'claim and renew jobs', (tx) =>
      tx
        .update(jobs)
        .set({ runAt: new Date(0) })
        .where(eq(jobs.id, id)),
    );
    await server.runJobs();
    const broken = (await server.as('admin')('getJob', { path: { id } })).ok().data;
    expect(broken).toMatchObject({
      status: 'failed',
      can_retry: true,
      counts: { total: 6, done: 0 },
      created_by: { username: 'cyberoper' },
      action: 'send',
    });
    expect(
      (
        await server.as('admin')('listJobItems', { path: { id }, query: { outcome: 'pending' } })
      ).ok().meta.total,
    ).toBe(6);
    await setRole('cyberoper');
    const retry = (await server.as('cyberoper')('retryJob', { path: { id } })).ok();
    await server.runJobs();
    expect(
      (await server.as('admin')('getJob', { path: { id: retry.job_id } })).ok().data,
    ).toMatchObject({ status: 'succeeded', counts: { total: 6, done: 6 }, can_retry: false });
    expect(
      (await server.as('cyberoper')('retryJob', { path: { id: retry.job_id } })).problem().code,
    ).toBe('nothing_to_retry');
    expect((await server.as('foreignAdmin')('retryJob', { path: { id } })).status).toBe(404);
  });

  it('lets the only person who may accept risks do it, with the written reason', async () => {
    const alone = server.as('foreignAdmin');
    expect((await alone('listApprovers')).ok().data).toEqual([]);
    const vault = await addRepository(alone, 'vault');
    await alone('updateRepository', {
      path: { id: vault },
      body: { deals_with_confidential_data: true },
    });
    await upload(alone, vault, sarif([{ file: 'src/a.ts', line: 1, code: 'a' }]));
    await server.runJobs();
    const id = (await alone('listFindings')).ok().data[0]?.id ?? '';
    await alone('updateFinding', { path: { id }, body: { severity: 'critical' } });
    const accept_risk = { reason: 'The service is behind the gateway until it is replaced.' };
    const preview = await alone('previewBulkAction', {
      body: { action: 'triage', change: { accept_risk }, finding_ids: [id] },
    });
    expect(preview.ok().data).toMatchObject({ will_change: 1, stay: [] });
    await alone('acceptFindingRisk', { path: { id }, body: accept_risk });
    const { attributes } = (await alone('getFinding', { path: { id } })).ok().data;
    expect(attributes).toMatchObject({
      status: 'risk_accepted',
      risk_acceptance: { reason: accept_risk.reason, approver: null },
    });
  });

  it('asks an approver, who answers many at once; no other user does', async () => {
    await server.as('admin')('updateRepository', {
      path: { id: repositoryId },
      body: { deals_with_confidential_data: true },
    });
    const [first = ''] = await ids();
    await server.as('admin')('updateFinding', {
      path: { id: first },
      body: { severity: 'critical' },
    });
    const accept_risk = { reason: 'Behind the gateway until March.' };
    const alone = (
      await server.as('cyberoper')('previewBulkAction', {
        body: { action: 'triage', change: { accept_risk }, selection: selection() },
      })
    ).ok().data;
    expect(alone).toMatchObject({
      will_change: 5,
      stay: [{ code: 'needs_approver', count: 1, examples: [{ id: first, severity: 'critical' }] }],
    });
    expect(
      (
        await server.as('cyberoper')('acceptFindingRisk', {
          path: { id: first },
          body: accept_risk,
        })
      ).problem().code,
    ).toBe('needs_approver');

    const approvers = (await server.as('cyberoper')('listApprovers'))
      .ok()
      .data.map(({ username }) => username);
    expect(approvers).toContain('admin');
    expect(approvers).not.toContain('cyberoper');
    expect(approvers).not.toContain('developer');
    const ask = (approver_id: string) =>
      server.as('cyberoper')('triageFindings', {
        body: { change: { accept_risk: { ...accept_risk, approver_id } }, selection: selection() },
      });
    expect((await ask(server.people.cyberoper.userId)).status).toBe(422);
    expect((await ask(server.people.developer.userId)).status).toBe(422);
    expect((await ask(server.people.admin.userId)).ok()).toMatchObject({ done: 6 });

    const waiting = (
      await server.as('admin')('listFindings', {
        query: { repository: [repository], review_requested: true },
      })
    ).ok();
    expect([
      waiting.meta.total,
      waiting.data.every(({ attributes }) => attributes.status === 'open'),
    ]).toEqual([6, true]);
    const [kinds] = (
      await server.as('admin')('listNotifications', {
        query: { notification_type: 'approval_requested' },
      })
    )
      .ok()
      .data.slice(-1);
    expect(kinds?.title).toBe('cyberoper asks you to accept the risk of 6 findings');
    const decide_risk = { approve: true, comment: 'Agreed.' };
    expect(
      (
        await server.as('superadmin')('triageFindings', {
          body: { change: { decide_risk }, selection: selection() },
        })
      ).ok(),
    ).toMatchObject({ done: 0, skipped: 6 });
    expect(
      (
        await server.as('admin')('triageFindings', {
          body: { change: { decide_risk }, selection: selection() },
        })
      ).ok(),
    ).toMatchObject({ done: 6, can_undo: false });
    expect(
      (
        await server.as('admin')('listFindings', {
          query: { repository: [repository], status: ['risk_accepted'], review_requested: false },
        })
      ).ok().meta.total,
    ).toBe(6);
    expect(
      (
        await server.as('cyberoper')('listNotifications', {
          query: { notification_type: 'approval_answered' },
        })
      ).ok().data,
    ).not.toHaveLength(0);
  });

  it('asks and answers once, however many batches the run has', async () => {
    const vast = await addRepository(server.as('admin'), `vast-${repository}`);
    await upload(
      server.as('admin'),
      vast,
      sarif(
        Array.from({ length: 501 }, (_, i): Line => ({
          file: 'src/view.ts',
          line: 1 + i,
          code: `element.innerHTML = values[${String(i)}]`,
          rule: 'xss',
          cwe: 79,
        })),
      ),
    );
    await server.runJobs();
    const all = () => ({ ...selection(501), filter: { repository: `vast-${repository}` } });
    const kinds = async (
      person: 'admin' | 'cyberoper',
      notification_type: 'approval_requested' | 'approval_answered',
    ) =>
      (
        await server.as(person)('listNotifications', {
          query: { notification_type, pageSize: 100 },
        })
      )
        .ok()
        .data.map(({ facts }) => facts?.count)
        .filter((count) => count !== undefined && count > 6);
    const run = async (person: 'admin' | 'cyberoper', change: object) => {
      expect(
        (await server.as(person)('triageFindings', { body: { change, selection: all() } })).status,
      ).toBe(202);
      await server.runJobs();
    };
    await run('cyberoper', {
      accept_risk: { reason: 'Behind the gateway.', approver_id: server.people.admin.userId },
    });
    expect(await kinds('admin', 'approval_requested')).toEqual([501]);
    await run('admin', { decide_risk: { approve: false } });
    expect(await kinds('cyberoper', 'approval_answered')).toEqual([501]);
  });

  it('takes a request back, and with it the whole run', async () => {
    const [first = ''] = await ids();
    const change = {
      accept_risk: { reason: 'Behind the gateway.', approver_id: server.people.admin.userId },
    };
    const { job_id: id } = (
      await server.as('cyberoper')('triageFindings', { body: { change, finding_ids: await ids() } })
    ).ok();
    expect(
      (await server.as('cyberoper')('revokeFindingRisk', { path: { id: first } })).ok().data
        .attributes,
    ).toMatchObject({ status: 'open', review_requested: false, risk_acceptance: null });
    const undo = (await server.as('cyberoper')('undoJob', { path: { id } })).ok();
    await server.runJobs();
    expect(
      (await server.as('admin')('getJob', { path: { id: undo.job_id } })).ok().data.counts,
    ).toEqual({ total: 6, done: 5, skipped: 1, failed: 0 });
    expect(
      (
        await server.as('admin')('listFindings', {
          query: { repository: [repository], review_requested: true },
        })
      ).ok().meta.total,
    ).toBe(0);
  });

  it('can be taken back for a day', async () => {
    const finding_ids = await ids();
    const mark = async (false_positive: boolean) =>
      (
        await server.as('cyberoper')('triageFindings', {
          body: { change: { false_positive }, finding_ids },
        })
      ).ok().job_id;
    const canUndo = async (id: string) =>
      (await server.as('cyberoper')('getJob', { path: { id } })).ok().data.can_undo;
    skew = -25 * 3_600_000;
    const late = await mark(true);
    skew = 0;
    expect([await canUndo(late), await canUndo(await mark(false))]).toEqual([false, true]);
  });
});
