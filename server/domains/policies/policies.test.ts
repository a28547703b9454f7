import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../platform/db/tenancy.ts';
import { enqueueApplyPolicies } from './apply-job.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';

const sarif = (...rules: [string, 'error' | 'warning'][]) => reportOf('Semgrep', rules);
const reportOf = (tool: string, rules: [string, 'error' | 'warning'][]) =>
  JSON.stringify({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: tool } },
        results: rules.map(([rule, level], index) => ({
          ruleId: rule,
          level,
          message: { text: rule },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: `src/${rule}.ts` },
                region: { startLine: index + 1, snippet: { text: rule } },
              },
            },
          ],
        })),
      },
    ],
  });

let server: TestServer;
let repository: string;
const send = async (report: string, branch?: string) => {
  await upload(server.as('admin'), repository, report, branch === undefined ? {} : { branch });
  await server.runJobs();
};
beforeAll(async () => {
  server = await startTestServer();
  repository = await addRepository(server.as('admin'));
  await send(sarif(['sql-injection', 'error'], ['weak-hash', 'warning']));
});
afterAll(() => server.close());

const rules = async () => (await server.as('admin')('listPolicies')).ok().data;
const finding = async (rule: string) => {
  const row = (await server.as('admin')('listFindings'))
    .ok()
    .data.find(({ attributes }) => attributes.rule.id === rule);
  if (!row) throw new Error(`No finding of ${rule}.`);
  return row;
};
const days = ({
  attributes: { due_at: due, first_seen_at: seen },
}: Awaited<ReturnType<typeof finding>>) =>
  due === null ? null : Math.round((Date.parse(due) - Date.parse(seen)) / 86_400_000);
const create = (
  name: string,
  conditions: { key: string; value: string }[],
  actions: { due_days?: number; notify?: boolean; gate?: boolean },
) => server.as('admin')('createPolicy', { body: { name, enabled: true, conditions, actions } });

describe('policies', () => {
  it('begin with the usual due dates, once', async () => {
    expect(
      (await rules())
        .map(({ actions }) => actions.due_days)
        .toSorted((a, b) => (a ?? 0) - (b ?? 0)),
    ).toEqual([7, 30, 90, 180]);
    expect(await rules()).toHaveLength(4);
    expect(days(await finding('sql-injection'))).toBe(30);
    expect(days(await finding('weak-hash'))).toBe(90);
  });

  it('set dates, labels and notifications of what they are about, and take them back', async () => {
    const { data } = (
      await create('No weak hashes', [{ key: 'rule', value: 'weak-hash' }], {
        due_days: 3,
        notify: true,
      })
    ).ok();
    await server.runJobs();
    expect(days(await finding('weak-hash'))).toBe(3);
    expect(days(await finding('sql-injection'))).toBe(30);
    const named = (
      await server.as('admin')('listFindings', { query: { policy_name: ['No weak hashes'] } })
    ).ok();
    expect(named.data.map(({ attributes }) => attributes.rule.id)).toEqual(['weak-hash']);
    const notifications = (await server.as('cyberoper')('listNotifications')).ok().data;
    expect(notifications.map(({ title, message }) => `${title}: ${message}`)).toContain(
      'No weak hashes: 1 finding now matches this rule.',
    );

    expect((await server.as('admin')('deletePolicy', { path: { id: data.id } })).status).toBe(204);
    await server.runJobs();
    expect(days(await finding('weak-hash'))).toBe(90);
    expect(
      (
        await server.as('admin')('listFindings', { query: { policy_name: ['No weak hashes'] } })
      ).ok().data,
    ).toEqual([]);
  });

  it('say while findings are brought up to date', async () => {
    // The job is queued, but no worker has started it.
    const quiet = await startTestServer();
    const applying = async () => (await quiet.as('developer')('listPolicies')).ok().applying;
    const { clientId } = quiet.people.admin;
    const enqueue = (repositoryId?: string) =>
      inTenant(quiet.deps.db, { clientId }, (tx) =>
        enqueueApplyPolicies(tx, { clientId }, repositoryId),
      );
    await enqueue('01890000-0000-7000-8000-000000000000');
    expect(await applying()).toBeNull();
    await enqueue();
    expect(await applying()).toMatchObject({ kind: 'apply_policies', status: 'queued' });
    await quiet.runJobs();
    expect(await applying()).toBeNull();
    await quiet.close();
  });

  it('apply to findings that come later', async () => {
    await create('Secrets today', [{ key: 'rule', value: 'late-comer' }], { due_days: 0 });
    await server.runJobs();
    await send(
      sarif(['sql-injection', 'error'], ['weak-hash', 'warning'], ['late-comer', 'warning']),
    );
    expect(days(await finding('late-comer'))).toBe(0);
  });

  it('count what is over their own date, not over that of another rule', async () => {
    const late = async (query: object) =>
      (await server.as('admin')('listFindings', { query: { ...query, sla: ['overdue'] } }))
        .ok()
        .data.map(({ attributes }) => attributes.rule.id);
    expect(await late({})).toEqual(['late-comer']);
    const over = Object.fromEntries(
      (await rules())
        .filter(({ actions }) => actions.due_days !== null)
        .map(({ name, violations }) => [name, violations]),
    );
    expect(over).toEqual({
      'Secrets today': 1,
      'Critical findings within 7 days': 0,
      'High findings within 30 days': 0,
      'Medium findings within 90 days': 0,
      'Low findings within 180 days': 0,
    });
  });

  it('follow at once what a person changes', async () => {
    const { id, attributes } = await finding('weak-hash');
    const change = async (body: { severity?: 'critical' | 'medium'; tags?: string[] }) =>
      (await server.as('admin')('updateFinding', { path: { id }, body })).ok().data;
    const rule = (
      await create('Within two days', [{ key: 'severity', value: 'critical' }], { due_days: 2 })
    ).ok().data;
    const tagged = (
      await create('Tagged today', [{ key: 'tags', value: 'now' }], { due_days: 1 })
    ).ok().data;
    expect(days(await change({ severity: 'critical' }))).toBe(2);
    const { score } = (await server.as('admin')('explainFindingPriority', { path: { id } })).ok()
      .data;
    expect((await finding('weak-hash')).attributes.priority).toBe(score);
    expect(score).toBeGreaterThan(attributes.priority);
    const marked = await change({ tags: ['now'] });
    expect(days(marked)).toBe(1);
    expect(marked.attributes.policies.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Within two days', 'Tagged today']),
    );
    expect(days(await change({ severity: 'medium', tags: [] }))).toBe(90);
    expect((await finding('weak-hash')).attributes.priority).toBe(attributes.priority);
    for (const path of [rule, tagged])
      expect((await server.as('admin')('deletePolicy', { path })).status).toBe(204);
    await server.runJobs();
  });

  it('carry their version, and have one name each', async () => {
    const [rule] = await rules();
    if (!rule) throw new Error('No rule.');
    const { name, conditions, actions } = rule;
    const changed = (
      await server.as('admin')('updatePolicy', {
        path: { id: rule.id },
        body: { name, enabled: false, conditions, actions },
      })
    ).ok().data;
    expect(changed).toMatchObject({ version: rule.version + 1, enabled: false, violations: 0 });
    expect((await create(name.toUpperCase(), [], {})).status).toBe(409);
  });

  it('are not changed by who has read an older version', async () => {
    const [rule] = await rules();
    if (!rule) throw new Error('No rule.');
    const { id: path, name, conditions, actions, version } = { ...rule, id: { id: rule.id } };
    const put = (seen: string) =>
      server.as('admin')('updatePolicy', {
        path,
        body: { name, enabled: true, conditions, actions },
        headers: { 'if-match': seen },
      });
    expect((await put(`"${String(version)}"`)).ok().data.version).toBe(version + 1);
    expect((await put(`"${String(version)}"`)).problem()).toMatchObject({
      status: 412,
      code: 'stale',
    });
    expect((await server.as('admin')('getPolicy', { path })).ok().data.version).toBe(version + 1);
    expect((await put('*')).ok().data.version).toBe(version + 2);
  });

  it.each([
    [{ key: 'severity', value: 'terrible' }],
    [{ key: 'q', value: 'sql' }],
    [{ key: 'colour', value: 'red' }],
    [{ key: 'new_since', value: 'yesterday' }],
    [{ key: 'pull_request', value: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03:41' }],
  ])('refuse the condition %o', async (condition) => {
    expect((await create('Bad', [condition], {})).problem()).toMatchObject({
      status: 422,
      detail: [{ loc: ['body', 'conditions', 0] }],
    });
  });

  it('are read by everybody and changed by administrators of their organisation', async () => {
    const [rule] = await rules();
    const path = { id: rule?.id ?? '' };
    expect((await server.as('developer')('getPolicy', { path })).status).toBe(200);
    expect((await server.as('foreignAdmin')('getPolicy', { path })).status).toBe(404);
    expect((await server.as('cyberoper')('deletePolicy', { path })).status).toBe(403);
  });

  it('of standards count what stands against each control', async () => {
    const controls = (await server.as('admin')('listPolicyControls')).ok().data;
    expect(
      controls.find(({ standard, control }) => standard === 'pciDss4' && control === '6.2.4')
        ?.violations,
    ).toBe(3);
  });

  it('count for a developer what the developer may see', async () => {
    const { data: rule } = (await create('Everything', [], {})).ok();
    const counted = async (who: 'admin' | 'developer') => {
      const standing = (await server.as(who)('listPolicyControls'))
        .ok()
        .data.find(({ standard, control }) => standard === 'pciDss4' && control === '6.2.4');
      return [
        (await server.as(who)('getPolicy', { path: rule })).ok().data.violations,
        standing?.violations,
      ];
    };
    expect([await counted('admin'), await counted('developer')]).toEqual([
      [3, 3],
      [0, 0],
    ]);
    const { id } = await finding('weak-hash');
    const assign = (assignee_id: string | null) =>
      server.as('admin')('updateFinding', { path: { id }, body: { assignee_id } });
    await assign(server.people.developer.userId);
    expect(await counted('developer')).toEqual([1, 1]);
    await assign(null);
    await server.as('admin')('deletePolicy', { path: rule });
    await server.runJobs();
  });
});

describe('the gate', () => {
  beforeAll(() =>
    send(sarif(['sql-injection', 'error'], ['weak-hash', 'warning'], ['late-comer', 'warning'])),
  );
  const ask = (body: object) =>
    server.as('admin')('checkGate', {
      body: { repository: 'Ledger-API', new_only: false, allow_incomplete: false, ...body },
    });

  it('answers by severity, by priority and by rule', async () => {
    expect((await ask({})).ok()).toMatchObject({ passed: null, outcome: 'no_rule', total: 0 });
    expect((await ask({ fail_on: 'high' })).ok()).toMatchObject({
      passed: false,
      outcome: 'blocked',
      total: 1,
      message: '1 finding blocks ledger-api on main.',
      blockers: [{ limit: 'severity', reason: 'Severity is high or worse' }],
    });
    expect((await ask({ max_priority: 0 })).ok().total).toBe(3);
    expect((await ask({ max_priority: 100 })).ok().passed).toBe(true);
    await create('Never weak', [{ key: 'rule', value: 'weak-hash' }], { gate: true });
    expect((await ask({})).ok().blockers).toMatchObject([
      { limit: 'policy', reason: 'Never weak' },
    ]);
  });

  it('can look at new findings alone, and at one branch', async () => {
    await send(
      sarif(
        ['sql-injection', 'error'],
        ['weak-hash', 'warning'],
        ['late-comer', 'warning'],
        ['brand-new', 'error'],
      ),
    );
    expect(
      (await ask({ fail_on: 'high', new_only: true })).ok().blockers.map(({ title }) => title),
    ).toEqual(['brand-new']);
    expect((await ask({ fail_on: 'info', branch: 'no-such' })).ok()).toMatchObject({
      passed: false,
      outcome: 'not_scanned',
      total: 0,
      message: expect.stringContaining('no-such') as string,
    });
  });

  it('compares a branch with the one that it goes into, or with another', async () => {
    const blockers = async (body: object) =>
      (await ask({ fail_on: 'info', ...body }))
        .ok()
        .blockers.map(({ title }) => title)
        .toSorted();
    await send(sarif(['sql-injection', 'error'], ['of-a-branch', 'error']), 'feature/a');
    expect(await blockers({ branch: 'feature/a' })).toEqual(['of-a-branch', 'sql-injection']);
    expect(await blockers({ branch: 'feature/a', new_only: true })).toEqual(['of-a-branch']);
    // Both branches add the finding, whichever had it first.
    await send(sarif(['of-a-branch', 'error'], ['of-b', 'error']), 'feature/b');
    expect(await blockers({ branch: 'feature/b', new_only: true })).toEqual([
      'of-a-branch',
      'of-b',
    ]);
    expect(await blockers({ branch: 'feature/b', new_only: true, base: 'feature/a' })).toEqual([
      'of-b',
    ]);
    // Fixed on the other branch, still open on this one.
    await send(sarif(['sql-injection', 'error']), 'feature/a');
    await send(sarif(['of-a-branch', 'error']), 'feature/b');
    expect(await blockers({ branch: 'feature/a', new_only: true })).toEqual([]);
    expect(await blockers({ branch: 'feature/b', new_only: true })).toEqual(['of-a-branch']);
    expect(await blockers({ branch: 'main', new_only: true })).toEqual(['brand-new']);
  });

  it('does not judge what a tool of the branch alone has, and names it', async () => {
    await send(sarif(['sql-injection', 'error'], ['of-c', 'error']), 'feature/c');
    await send(reportOf('Trivy', [['of-trivy', 'error']]), 'feature/c');
    const branch = { branch: 'feature/c', new_only: true };
    const compared = (
      await server.as('admin')('compareFindings', {
        path: { id: repository },
        query: { by: 'branches', before: 'main', after: 'feature/c' },
      })
    ).ok().data;
    const { blockers, total, left_out, message } = (await ask({ ...branch, fail_on: 'info' })).ok();
    expect(blockers.map(({ title }) => title)).toEqual(['of-c']);
    expect([total, left_out.total]).toEqual([compared.new.total, compared.not_compared]);
    expect(left_out).toEqual({ total: 1, tools: ['Trivy'] });
    expect(message).toBe(
      '1 finding blocks ledger-api on feature/c. 1 finding was left out, because main has no report of Trivy.',
    );
    // Findings within the limits are not reported as left out.
    expect((await ask({ ...branch, max_priority: 100 })).ok()).toMatchObject({
      outcome: 'passed',
      left_out: { total: 0, tools: [] },
    });
    expect((await ask({ ...branch, new_only: false, fail_on: 'info' })).ok().total).toBe(3);
    // A misspelled base has no report at all: everything is new.
    expect((await ask({ ...branch, base: 'mian', fail_on: 'info' })).ok()).toMatchObject({
      outcome: 'blocked',
      total: 3,
      left_out: { total: 0 },
    });
  });

  it('knows no repository of others', async () => {
    expect((await ask({ repository: 'nowhere' })).status).toBe(404);
    expect(
      (
        await server.as('foreignAdmin')('checkGate', {
          body: { repository, new_only: false, allow_incomplete: false },
        })
      ).status,
    ).toBe(404);
    expect(
      (
        await server.as('developer')('checkGate', {
          body: { repository, new_only: false, allow_incomplete: false },
        })
      ).status,
    ).toBe(404);
  });
});
