import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { engines } from '../../../../tests/support/server/engines.ts';
import { type Line, sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';

type Request = components['schemas']['TriageRuleRequest'];

const line = (file: string, number: number): Line => ({
  file,
  line: number,
  code: `run(input[${String(number)}])`,
  rule: 'eval',
  cwe: 95,
});
const [inTests, inSource, laterInTests] = [
  line('tests/view.ts', 1),
  line('src/view.ts', 2),
  line('tests/later.ts', 3),
];

describe.each(engines)('triage rules on %s', (engine) => {
  let server: TestServer;
  let repository = '';
  let repositoryId = '';
  let number = 0;

  beforeAll(async () => {
    server = await startTestServer({ engine });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const { id } of (await server.as('admin')('listTriageRules')).ok().data)
      await server.as('admin')('deleteTriageRule', { path: { id } });
    repository = `ledger-${String(number++)}`;
    repositoryId = await addRepository(server.as('admin'), repository);
  });

  const importReport = async (...lines: Line[]) => {
    await upload(server.as('admin'), repositoryId, sarif(lines));
    await server.runJobs();
  };
  const list = async (query: Record<string, unknown> = {}) =>
    (
      await server.as('admin')('listFindings', { query: { repository: [repository], ...query } })
    ).ok().data;
  const files = async (query: Record<string, unknown> = {}) =>
    (await list(query)).map(({ attributes }) => attributes.file).toSorted();
  const create = (request: Partial<Request>, as: 'admin' | 'cyberoper' = 'admin') =>
    server.as(as)('createTriageRule', {
      body: {
        name: 'Test code',
        enabled: true,
        filter: { file: 'tests/', repository },
        change: { false_positive: true, reason: 'Test code is not deployed.' },
        ...request,
      },
    });
  const rule = async () => {
    const [first] = (await server.as('admin')('listTriageRules')).ok().data;
    if (!first) throw new Error('No rule.');
    return first;
  };
  const apply = async (id: string) => {
    const ref = (await server.as('admin')('applyTriageRule', { path: { id } })).ok();
    await server.runJobs();
    return ref;
  };
  const undo = async (id: string) => {
    const ref = (await server.as('cyberoper')('undoTriageRule', { path: { id } })).ok();
    await server.runJobs();
    return (await server.as('admin')('getJob', { path: { id: ref.job_id } })).ok().data;
  };

  it('decides on what an import adds, and is named in the history', async () => {
    await create({});
    await importReport(inTests, inSource);
    expect(await files({ false_positive: true })).toEqual(['tests/view.ts']);
    const [marked] = await list({ false_positive: true });
    const history = (
      await server.as('admin')('listFindingHistory', { path: { id: marked?.id ?? '' } })
    ).ok().data;
    const { id, last_run: run, undoable } = await rule();
    expect(history[0]).toMatchObject({
      kind: 'false_positive',
      actor: null,
      rule: { id, name: 'Test code' },
      comment: 'Test code is not deployed.',
    });
    expect(run).toMatchObject({ changed: 1 });
    expect(undoable).toBe(1);
    const job = (await server.as('admin')('getJob', { path: { id: run?.job_id ?? '' } })).ok();
    expect(job.data).toMatchObject({
      about: 'Test code',
      action: 'false_positive',
      can_undo: true,
    });
  });

  it('leaves what was there before alone, until a user applies it', async () => {
    await importReport(inTests);
    const { id } = (await create({})).ok().data;
    await importReport(inTests, inSource);
    expect(await files({ false_positive: true })).toEqual([]);
    await apply(id);
    expect(await files({ false_positive: true })).toEqual(['tests/view.ts']);
    const [marked] = await list({ false_positive: true });
    const history = (
      await server.as('admin')('listFindingHistory', { path: { id: marked?.id ?? '' } })
    ).ok().data;
    expect(history[0]).toMatchObject({ actor_name: 'admin', rule: { id } });
  });

  it('does nothing while it is off', async () => {
    await create({ enabled: false });
    await importReport(inTests);
    expect(await files({ false_positive: true })).toEqual([]);
  });

  it('says beforehand what it would do', async () => {
    await importReport(inTests, inSource, laterInTests);
    const preview = (
      await server.as('cyberoper')('previewTriageRule', {
        body: {
          filter: { file: 'tests/', repository },
          change: { false_positive: true, reason: 'Test code.' },
        },
      })
    ).ok();
    expect(preview.data).toMatchObject({ total: 2, will_change: 2, stay: [] });
    expect(await files({ false_positive: true })).toEqual([]);
  });

  it('accepts, assigns, tags and dates, and keeps the due date when policies run again', async () => {
    const assignee_id = server.people.developer.userId;
    await create({ change: { assignee_id, add_tags: ['test-code'], due_days: 3 } });
    await create({
      name: 'Source',
      filter: { file: 'src/', repository },
      change: { accept_risk: { reason: 'Internal only.', until: '2099-01-01' } },
    });
    await importReport(inTests, inSource);
    await importReport(inTests, inSource, laterInTests);
    const [tagged] = await list({ file: 'tests/view.ts' });
    expect(tagged?.attributes).toMatchObject({
      tags: ['test-code'],
      assignee: { id: assignee_id },
    });
    const { due_at: due, first_seen_at: seen } = tagged?.attributes ?? {};
    expect(Date.parse(due ?? '') - Date.parse(seen ?? '')).toBe(3 * 86_400_000);
    expect(await files({ status: ['risk_accepted'] })).toEqual(['src/view.ts']);
  });

  it('takes no finding from its assignee, and applies the rest', async () => {
    const [first, second] = [server.people.developer.userId, server.people.cyberoper.userId];
    await create({ change: { assignee_id: first } });
    await create({ name: 'Other', change: { assignee_id: second, add_tags: ['seen'] } });
    await importReport(inTests);
    expect((await list())[0]?.attributes).toMatchObject({
      assignee: { id: first },
      tags: ['seen'],
    });
  });

  it('acts in the order that a user gives', async () => {
    const [first, second] = [server.people.developer.userId, server.people.cyberoper.userId];
    const one = (await create({ change: { assignee_id: first } })).ok().data.id;
    const other = (await create({ name: 'Other', change: { assignee_id: second } })).ok().data.id;
    const order = (ids: string[]) => server.as('admin')('orderTriageRules', { body: { ids } });
    expect((await order([other])).problem()).toMatchObject({
      status: 422,
      detail: [{ loc: ['body', 'ids'], type: 'not_every_rule' }],
    });
    expect((await order([other, other])).status).toBe(422);
    expect((await order([other, one])).ok().data.map(({ id }) => id)).toEqual([other, one]);
    await importReport(inTests);
    expect((await list())[0]?.attributes).toMatchObject({ assignee: { id: second } });
  });

  it('is undone over all its runs, save where a user has decided since', async () => {
    const { id } = (await create({})).ok().data;
    await importReport(inTests);
    await importReport(inTests, laterInTests);
    // Reported again by an import, which is not a decision.
    await importReport(inTests, laterInTests, inSource);
    expect((await rule()).undoable).toBe(2);
    const [later] = await list({ file: 'tests/later.ts' });
    const decide = (false_positive: boolean) =>
      server.as('admin')('toggleFindingFalsePositive', {
        path: { id: later?.id ?? '' },
        body: { false_positive },
      });
    await decide(false);
    await decide(true);
    expect((await undo(id)).counts).toMatchObject({ done: 1, skipped: 1 });
    expect(await files({ false_positive: true })).toEqual(['tests/later.ts']);
    expect((await rule()).undoable).toBe(0);
    expect((await server.as('admin')('undoTriageRule', { path: { id } })).status).toBe(409);
  });

  it('restores due dates and acceptances, and opens nothing that was fixed meanwhile', async () => {
    const { id } = (await create({ change: { accept_risk: { reason: 'Retired.' } } })).ok().data;
    await create({ name: 'Source', filter: { file: 'src/', repository }, change: { due_days: 1 } });
    await importReport(inTests, laterInTests, inSource);
    const due = async () => (await list({ file: 'src/' }))[0]?.attributes.due_at;
    const dated = await due();
    await importReport(inTests, inSource);
    await undo(id);
    expect(await files({ status: ['open'] })).toEqual(['src/view.ts', 'tests/view.ts']);
    expect(await files({ status: ['fixed'] })).toEqual(['tests/later.ts']);
    const source = (await server.as('admin')('listTriageRules')).ok().data.at(-1)?.id ?? '';
    await undo(source);
    expect(await due()).not.toBe(dated);
  });

  it('does not stand in the way of undoing the import', async () => {
    await create({});
    const { id } = await upload(server.as('admin'), repositoryId, sarif([inTests]));
    await server.runJobs();
    expect((await server.as('admin')('undoScan', { path: { id } })).status).toBe(200);
  });

  it('names each field that is wrong', async () => {
    const typesOf = async (request: Partial<Request>) => {
      const { detail } = (await create(request)).problem();
      return Array.isArray(detail)
        ? detail.map(({ loc, type }) => `${loc.slice(1).join('.')} ${type}`)
        : detail;
    };
    const scan = '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a09';
    expect(await typesOf({ filter: {} })).toEqual(['filter no_filter']);
    expect(
      await typesOf({
        filter: { severity: 'awful', colour: 'red', mine: 'true', import: `new:${scan}` },
      }),
    ).toEqual([
      'filter.severity not_a_filter_value',
      'filter.colour unknown',
      'filter.mine of_the_reader',
      'filter.import of_one_import',
    ]);
    expect(await typesOf({ change: {} })).toEqual(['change no_change']);
    expect(await typesOf({ change: { false_positive: true } })).toEqual(['change.reason required']);
    expect(
      await typesOf({ change: { accept_risk: { reason: 'Old.', until: '2020-01-01' } } }),
    ).toEqual(['change.accept_risk.until day_is_over']);
    expect(await typesOf({ change: { assignee_id: scan } })).toEqual([
      'change.assignee_id not_a_member',
    ]);
    expect(
      await typesOf({
        change: { false_positive: true, reason: 'No.', accept_risk: { reason: 'Yes.' } },
      }),
    ).toEqual(['change one_decision']);
    await create({});
    expect((await create({ name: 'TEST CODE' })).problem().code).toBe('triage_rule_name_taken');
  });

  it('belongs to its organisation, and to those who decide for all of its findings', async () => {
    const { id, version } = (await create({}, 'cyberoper')).ok().data;
    const path = { id };
    expect((await server.as('developer')('listTriageRules')).status).toBe(403);
    expect((await server.as('foreignAdmin')('listTriageRules')).ok().data).toEqual([]);
    expect((await server.as('foreignAdmin')('applyTriageRule', { path })).status).toBe(404);
    expect((await server.as('foreignAdmin')('undoTriageRule', { path })).status).toBe(404);
    expect((await server.as('foreignAdmin')('deleteTriageRule', { path })).status).toBe(404);
    const { name, filter } = (await server.as('admin')('getTriageRule', { path })).ok().data;
    const body = { name, filter, enabled: false, change: { add_tags: ['x'] } };
    const update = (tag: number) =>
      server.as('admin')('updateTriageRule', { path, body, headers: { 'if-match': `"${tag}"` } });
    expect((await update(version + 1)).status).toBe(412);
    expect((await update(version)).ok().data).toMatchObject({ enabled: false, version: 2 });
  });
});
