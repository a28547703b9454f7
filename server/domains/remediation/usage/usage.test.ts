import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completion, fakeAi, refused } from '../../../../tests/support/server/hosts/ai.ts';
import type { Answer } from '../../../../tests/support/server/hosts/forge.ts';
import { createInternet } from '../../../../tests/support/server/hosts/internet.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { AiError } from '../ai/failure.ts';
import { createMeter } from './meter.ts';
import { listMonths, percentOf, renewalOf } from './budget.ts';

const ai = fakeAi('openai');
const azure = fakeAi('azure-openai');
const internet = createInternet([ai, azure]);
let now = new Date('2026-03-30T10:00:00Z');
let server: TestServer;

const admin = () => server.as('admin');
/** The scanner provides a fix for this one. */
const fixed = {
  description: { text: 'Escape it.' },
  artifactChanges: [
    {
      artifactLocation: { uri: 'src/rule-8.ts' },
      replacements: [
        {
          deletedRegion: { startLine: 3, startColumn: 1, endColumn: 12 },
          insertedContent: { text: 'run(escape(rule))' },
        },
      ],
    },
  ],
};
const finding = (ruleId: string) => ({
  ...(ruleId === 'rule-8' && { fixes: [fixed] }),
  ruleId,
  level: 'error',
  message: { text: ruleId },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: `src/${ruleId}.ts` },
        region: { startLine: 3, endLine: 3, snippet: { text: `run(${ruleId})` } },
      },
    },
  ],
});
const rules = Array.from({ length: 9 }, (_, index) => `rule-${String(index)}`);
const report = JSON.stringify({
  version: '2.1.0',
  runs: [{ tool: { driver: { name: 'demo', rules: [] } }, results: rules.map(finding) }],
});
const fixOf = (rule: string) =>
  JSON.stringify({
    mends: true,
    reason: '',
    title: 'Escape it',
    explanation: 'It was not escaped.',
    edits: [{ file: `src/${rule}.ts`, find: `run(${rule})`, replace: `run(safe(${rule}))` }],
  });
const opinion = JSON.stringify({
  verdict: 'real',
  confidence: 80,
  summary: 'It runs.',
  reasons: [{ supports: true, text: 'It runs.', file: null, line: null }],
});
/** An answer with these counts; without them the service does not count. */
const counting = (text: string, input?: number, output?: number): Answer => {
  const answer = completion(text);
  const { usage: _, ...body } = answer.body as { usage: object };
  return input === undefined || output === undefined
    ? { ...answer, body }
    : {
        ...answer,
        body: {
          ...body,
          usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
        },
      };
};
const idOf = async (rule: string): Promise<string> => {
  const { data } = (await admin()('listFindings', { query: { page_size: 100 } })).ok();
  return data.find(({ attributes }) => attributes.title.includes(rule))?.id ?? expect.fail(rule);
};
const usage = async (who: Parameters<TestServer['as']>[0] = 'admin') =>
  (await server.as(who)('getAiUsage')).ok().data;
const setBudget = async (budget: object) =>
  (await admin()('saveAiConfiguration', { body: { budget } })).ok().budget;
const makeFix = async (rule: string) => {
  const id = await idOf(rule);
  const asked = await admin()('createRemediation', { path: { id }, body: { source: 'ai' } });
  await server.runJobs();
  return asked.status === 202
    ? (await admin()('getRemediation', { path: { id } })).ok().data
    : asked.problem();
};
/** The estimate of another opinion on the finding's card. */
const nextOpinion = async () =>
  (await admin()('getFindingOpinion', { path: { id: await idOf('rule-0') } })).ok().data.next;
const notifications = async () =>
  (await admin()('listNotifications', { query: { notification_type: 'ai_budget' } }))
    .ok()
    .data.map(({ title, facts }) => [title, facts?.percent, facts?.date]);

beforeAll(async () => {
  server = await startTestServer({ deps: { outgoing: internet, now: () => now } });
  await upload(admin(), await addRepository(admin()), report);
  await server.runJobs();
  await admin()('saveAiConfiguration', {
    body: {
      remediator: {
        api_key: 'fix-key',
        base_url: `${ai.origin}/v1`,
        deployment_name: 'fixer',
        type: 'openai',
      },
      validation: {
        openai_api_key: 'judge-key',
        openai_base_url: azure.origin,
        openai_deployment_name: 'judge',
        openai_type: 'azure',
        openai_version: '2024-10-21',
      },
    },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  ai.conversations.length = 0;
  azure.conversations.length = 0;
});

const free = {
  remediator_input: null,
  remediator_output: null,
  validation_input: null,
  validation_output: null,
};

describe('the months of a budget', () => {
  it('go over the turn of a year, and start on the first day in UTC', () => {
    expect(listMonths(new Date('2026-01-31T23:59:59Z'), 3)).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
    ]);
    expect(renewalOf(new Date('2026-12-31T23:59:59Z'))).toEqual(new Date('2027-01-01T00:00:00Z'));
  });

  it('count the limit that is nearer', () => {
    const budget = {
      tokens_per_month: 1000,
      money_per_month: 2,
      currency: 'EUR',
      prices: free,
    };
    expect(percentOf(budget, { tokens: 500, costMicros: 1_900_000 })).toBe(95);
    expect(percentOf({ ...budget, tokens_per_month: 0 }, { tokens: 0, costMicros: 0 })).toBe(100);
  });
});

describe('what the AI services use', () => {
  it('is recorded as they count it, by purpose, provider and model', async () => {
    ai.says(counting('no JSON', 100, 10), counting(fixOf('rule-0'), 200, 40));
    expect(await makeFix('rule-0')).toMatchObject({ processing_status: 'ready', source: 'ai' });
    expect(await nextOpinion()).toEqual({
      ...{ tokens: null, money: null, currency: 'EUR', tokens_left: null, money_left: null },
      ...{ is_spent: false, renews_at: '2026-04-01T00:00:00.000Z' },
    });
    azure.says(counting(opinion, 300, 50));
    await admin()('requestFindingOpinion', { path: { id: await idOf('rule-0') } });
    await server.runJobs();
    expect(await nextOpinion()).toMatchObject({ tokens: 350, money: null });
    const { month, renews_at: renews, rows, months } = await usage();
    expect({ month, renews }).toEqual({ month: '2026-03', renews: '2026-04-01T00:00:00.000Z' });
    const model = 'fixer-2026-08-01';
    expect(rows).toEqual([
      {
        ...{ purpose: 'fix', provider: 'openai', model, calls: 2, estimated: 0 },
        ...{ tokens_in: 300, tokens_out: 50, cost: 0 },
      },
      {
        ...{ purpose: 'opinion', provider: 'azure', model, calls: 1, estimated: 0 },
        ...{ tokens_in: 300, tokens_out: 50, cost: 0 },
      },
    ]);
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toMatchObject({ calls: 3, tokens_in: 600, tokens_out: 100 });
    expect(months[0]).toMatchObject({ month: '2025-04', calls: 0 });
  });

  it('counts an answer that cannot be used, not one that failed, and estimates without a count', async () => {
    const cut = { ...completion('{"mends"', { finish_reason: 'length' }) };
    ai.says(cut);
    expect(await makeFix('rule-1')).toMatchObject({ error_code: 'ai_cut_off' });
    ai.says(refused(401, 'Wrong key.'));
    expect(await makeFix('rule-1')).toMatchObject({ error_code: 'ai_key_refused' });
    const [before] = (await usage()).rows;
    expect(before).toMatchObject({ calls: 3, tokens_in: 301, tokens_out: 51 });
    ai.says(counting(fixOf('rule-1')));
    expect(await makeFix('rule-1')).toMatchObject({ processing_status: 'ready' });
    const [after] = (await usage()).rows;
    expect(after).toMatchObject({ calls: 4, estimated: 1 });
    expect(after?.tokens_in).toBeGreaterThan(700);
    expect(after?.tokens_out).toBe(51 + Math.ceil(fixOf('rule-1').length / 4));
  });

  it('includes tests of the connection', async () => {
    ai.says(counting('OK', 9, 2));
    expect((await admin()('testRemediatorConnection')).ok()).toMatchObject({ ok: true });
    expect((await usage()).rows.find(({ purpose }) => purpose === 'connection_test')).toMatchObject(
      { provider: 'openai', calls: 1, tokens_in: 9, tokens_out: 2 },
    );
  });

  it('is another organization’s own', async () => {
    expect((await usage('foreignAdmin')).rows).toEqual([]);
    expect((await server.as('developer')('getAiUsage')).status).toBe(403);
  });
});

describe('a budget of tokens', () => {
  it('is told of at 80 %, and refuses calls at 100 %, each told once', async () => {
    const { rows } = await usage();
    const used = rows.reduce((sum, row) => sum + row.tokens_in + row.tokens_out, 0);
    ai.says(counting(fixOf('rule-2'), used * 8, 0));
    await setBudget({ tokens_per_month: used * 10 });
    expect(await makeFix('rule-2')).toMatchObject({ processing_status: 'ready' });
    expect(await notifications()).toEqual([
      ['80 % of this month’s AI budget is used', 80, '2026-04-01'],
    ]);
    ai.says(counting(fixOf('rule-3'), used * 8, 0));
    expect(await makeFix('rule-3')).toMatchObject({ processing_status: 'ready' });
    expect((await notifications()).map(([, percent]) => percent)).toEqual([80, 100]);
    expect(await usage()).toMatchObject({ is_spent: true });
    expect(await nextOpinion()).toMatchObject({ is_spent: true, tokens_left: 0 });
    ai.conversations.length = 0;
    const english = new Intl.NumberFormat('en');
    const sentence = `This month’s AI budget is used up: ${english.format(used * 17)} of ${english.format(used * 10)} tokens. It renews on 2026-04-01. An administrator can change it under Settings, AI models.`;
    expect(await makeFix('rule-4')).toMatchObject({
      status: 422,
      code: 'ai_tokens_spent',
      detail: sentence,
    });
    expect(
      (await admin()('requestFindingOpinion', { path: { id: await idOf('rule-4') } })).problem(),
    ).toMatchObject({ status: 422, code: 'ai_tokens_spent' });
    expect(ai.conversations).toEqual([]);
    expect(await notifications()).toHaveLength(2);
  });

  it('ends a job for many findings with one sentence, after what needs no AI service', async () => {
    const findings = await Promise.all(['rule-4', 'rule-5', 'rule-6', 'rule-8'].map(idOf));
    const { job_id: id } = (
      await admin()('generatePatches', { body: { findings, locale: 'en' } })
    ).ok();
    await server.runJobs();
    const { data } = (await admin()('getJob', { path: { id } })).ok();
    expect(data).toMatchObject({ status: 'failed', error_code: 'ai_budget_spent' });
    expect(data.error).toContain('It renews on 2026-04-01.');
    // The facts with which the app translates the message.
    const { facts } = data.result as { facts: Record<string, string> };
    expect(facts).toMatchObject({ problem: 'ai_tokens_spent', renews: '2026-04-01' });
    expect(data.error).toContain(`${facts['used'] ?? ''} of ${facts['most'] ?? ''} tokens`);
    expect(ai.conversations).toEqual([]);
    const made = await Promise.all(
      findings.map(async (finding) => {
        const { data: row } = (await admin()('getRemediation', { path: { id: finding } })).ok();
        return [row.processing_status, row.error_code];
      }),
    );
    const without = ['failed', 'ai_budget_spent'];
    expect(made).toEqual([without, without, without, ['ready', null]]);
  });

  it('ends a second opinion that was asked for before it was used up', async () => {
    const { tokens_per_month: most } = (await usage()).budget;
    await setBudget({ tokens_per_month: null });
    const id = await idOf('rule-5');
    await admin()('requestFindingOpinion', { path: { id } });
    await setBudget({ tokens_per_month: most });
    await server.runJobs();
    expect(azure.conversations).toEqual([]);
    expect((await admin()('getFindingOpinion', { path: { id } })).ok().data).toMatchObject({
      opinion: null,
      failure: 'ai_budget_spent',
      budget: { left_out: 1 },
    });
  });

  it('starts anew with the next month', async () => {
    now = new Date('2026-04-01T00:00:00Z');
    ai.says(counting(fixOf('rule-4'), 100, 10));
    expect(await makeFix('rule-4')).toMatchObject({ processing_status: 'ready' });
    const { month, rows, months, is_spent: isSpent } = await usage();
    expect({ month, isSpent }).toEqual({ month: '2026-04', isSpent: false });
    expect(rows).toMatchObject([{ calls: 1, tokens_in: 100, tokens_out: 10 }]);
    expect(months.at(-2)).toMatchObject({ month: '2026-03' });
    expect(months.at(-2)?.calls).toBeGreaterThan(5);
  });

  it('is not passed by parallel jobs by more than one call each', async () => {
    await setBudget({ tokens_per_month: 110 + 2500 });
    const meter = createMeter(
      { db: server.deps.db, now: () => now },
      {
        clientId: server.people.admin.clientId,
        purpose: 'fix',
        service: 'remediator',
        provider: 'openai',
      },
    );
    const calls = await Promise.allSettled(
      Array.from({ length: 8 }, () => meter.open({ input: 500, output: 500 })),
    );
    const opened = calls.flatMap((call) => (call.status === 'fulfilled' ? [call.value] : []));
    expect(opened).toHaveLength(3);
    const refusals = calls.flatMap((call) =>
      call.status === 'rejected' ? [call.reason as unknown] : [],
    );
    expect(refusals.every((error) => error instanceof AiError)).toBe(true);
    const [first, second, third] = opened;
    await first?.release();
    await meter.open({ input: 1, output: 1 }).then((call) => call.release());
    await second?.settle('m', { input: 600, output: 600 }, { input: 1, output: 1 });
    await third?.settle('m', undefined, { input: 2, output: 3 });
    expect((await usage()).rows.find(({ model }) => model === 'm')).toMatchObject({
      ...{ calls: 2, estimated: 1, tokens_in: 602, tokens_out: 603 },
    });
  });

  it('forgets what a server that stopped had reserved', async () => {
    const metered = {
      clientId: server.people.admin.clientId,
      purpose: 'fix',
      service: 'remediator',
      provider: 'openai',
    } as const;
    const meter = createMeter({ db: server.deps.db, now: () => now }, metered);
    await meter.open({ input: 5000, output: 0 });
    await expect(meter.check()).rejects.toThrow('ai_budget_spent');
    now = new Date(now.getTime() + 30 * 60_000);
    await expect(meter.check()).resolves.toBeUndefined();
  });
});

describe('a budget of money', () => {
  it('needs the prices of both services', async () => {
    const answered = await admin()('saveAiConfiguration', {
      body: { budget: { money_per_month: 5 } },
    });
    expect(answered.problem()).toMatchObject({
      status: 422,
      detail: [{ loc: ['body', 'budget', 'prices', 'remediator_input'], type: 'price_needed' }],
    });
  });

  it('counts each call by the prices of its time', async () => {
    now = new Date('2026-05-10T08:00:00Z');
    const prices = {
      remediator_input: 2.5,
      remediator_output: 10,
      validation_input: 1,
      validation_output: 1,
    };
    await setBudget({ tokens_per_month: null, money_per_month: 1, currency: 'USD', prices });
    ai.says(counting(fixOf('rule-5'), 200_000, 20_000));
    expect(await makeFix('rule-5')).toMatchObject({ processing_status: 'ready' });
    expect((await usage()).rows).toMatchObject([{ cost: 0.7 }]);
    // No opinion was given in these two months.
    expect(await nextOpinion()).toMatchObject({ tokens: null, money: null, money_left: 0.3 });
    await setBudget({ prices: { ...prices, validation_input: 3, validation_output: 10 } });
    azure.says(counting(opinion, 3000, 100));
    await admin()('requestFindingOpinion', { path: { id: await idOf('rule-0') } });
    await server.runJobs();
    expect(await nextOpinion()).toMatchObject({
      ...{ tokens: 3100, money: 0.01, currency: 'USD', money_left: 0.29, tokens_left: null },
      ...{ is_spent: false, renews_at: '2026-06-01T00:00:00.000Z' },
    });
    await setBudget({ prices: { ...prices, remediator_input: 0, remediator_output: 20 } });
    ai.says(counting(fixOf('rule-6'), 200_000, 20_000));
    expect(await makeFix('rule-6')).toMatchObject({ processing_status: 'ready' });
    expect((await usage()).months.at(-1)).toMatchObject({ cost: 1.11 });
    expect(await makeFix('rule-7')).toMatchObject({
      code: 'ai_money_spent',
      facts: { used: '1.11', most: '1', currency: 'USD', renews: '2026-06-01' },
    });
  });

  it('leaves no reservation behind', async () => {
    const { rows } = await inTenant(
      server.deps.db,
      { clientId: server.people.admin.clientId },
      (tx) =>
        tx.execute(
          `select 1 from ai_reservations where client_id = current_client() and expires_at > '${now.toISOString()}'`,
        ),
    );
    expect(rows).toEqual([]);
  });
});
