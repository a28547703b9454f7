import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInternet } from '../../../../tests/support/server/hosts/internet.ts';
import {
  completion,
  fakeAi,
  refused,
  validationBy,
} from '../../../../tests/support/server/hosts/ai.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';

const ai = fakeAi('openai');
const internet = createInternet([ai]);
let now = new Date('2026-03-02T10:00:00Z');
let server: TestServer;
let repository = '';

const code = 'const api_key = "c0rrecthorsebattery"; db.query("select " + memo);';
const result = (ruleId: string, level: 'error' | 'note') => ({
  ruleId,
  level,
  message: { text: ruleId },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: `src/${ruleId}.ts` },
        region: { startLine: 3, endLine: 3, snippet: { text: code } },
      },
    },
  ],
});
const report = (...rules: string[]) =>
  JSON.stringify({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'demo', rules: [] } },
        results: rules.map((rule) => result(rule, rule.startsWith('note') ? 'note' : 'error')),
      },
    ],
  });
const opinion = (change: object = {}) =>
  completion(
    JSON.stringify({
      verdict: 'false_positive',
      confidence: 86,
      summary: 'The memo is a constant.',
      reasons: [
        { supports: true, text: 'It is bound.', file: 'src/first.ts', line: 3 },
        { supports: false, text: 'It is read elsewhere.', file: 'src/secret.ts', line: 900 },
      ],
      ...change,
    }),
  );

const admin = () => server.as('admin');
const idOf = async (rule: string): Promise<string> => {
  const { data } = (await admin()('listFindings', { query: { page_size: 100 } })).ok();
  return (
    data.find(({ attributes }) => attributes.title.includes(rule))?.id ?? expect.fail(`no ${rule}`)
  );
};
const statusOf = async (rule: string) =>
  (await admin()('getFindingOpinion', { path: { id: await idOf(rule) } })).ok().data;
const save = (validation: object) => admin()('saveAiConfiguration', { body: { validation } });
const switchOn = async (on: boolean) => {
  const etag = String((await admin()('getClient')).headers['etag']);
  return admin()('updateClient', {
    headers: { 'if-match': etag },
    body: { enable_false_positive_analysis: on },
  });
};
const bring = async (...rules: string[]) => {
  await upload(admin(), repository, report(...rules), { complete: 'false' });
  await server.runJobs();
};

beforeAll(async () => {
  server = await startTestServer({ deps: { outgoing: internet, now: () => now } });
  repository = await addRepository(admin());
});
afterAll(() => server.close());
beforeEach(() => {
  ai.conversations.length = 0;
});

describe('second opinions', () => {
  it('are not asked for before they are configured and switched on', async () => {
    await bring('before');
    const id = await idOf('before');
    expect((await admin()('requestFindingOpinion', { path: { id } })).problem()).toMatchObject({
      status: 422,
      code: 'opinions_not_configured',
    });
    await save({
      ...validationBy(ai),
      severities: ['critical', 'high'],
      tools: ['demo'],
      most_per_day: 3,
    });
    await bring('off');
    expect(ai.conversations).toEqual([]);
    expect(await statusOf('off')).toMatchObject({ opinion: null, is_automatic: false });
  });

  it('judge new findings of the chosen severities after an import, and close nothing', async () => {
    ai.says(opinion());
    expect((await switchOn(true)).status).toBe(200);
    // Earlier ones without an opinion count as new for some days: `before`, `off` and `first`.
    await bring('first', 'note-only');
    expect(ai.conversations).toHaveLength(3);
    expect(JSON.stringify(ai.conversations)).not.toContain('c0rrecthorsebattery');
    expect(ai.conversations[0]?.response_format).toMatchObject({ type: 'json_schema' });
    const { opinion: given, budget } = await statusOf('first');
    expect(given).toMatchObject({
      verdict: 'false_positive',
      confidence: 86,
      files_read: 1,
      secrets_masked: 1,
      answer: null,
      is_stale: false,
      reasons: [
        { supports: true, text: 'It is bound.', file: 'src/first.ts', line: 3 },
        { supports: false, text: 'It is read elsewhere.', file: null, line: null },
      ],
    });
    expect(budget).toMatchObject({ used: 3, most: 3, left_out: 0, tokens: 6 });
    expect(await statusOf('note-only')).toMatchObject({ opinion: null });
    const { data } = (
      await admin()('listFindings', { query: { opinion: ['false_positive'] } })
    ).ok();
    expect(data.map(({ attributes }) => attributes.false_positive)).toEqual([false, false, false]);
  });

  it('stop at the limit of the day, say so once, and go on the next day', async () => {
    const notifications = async () =>
      (await admin()('listNotifications'))
        .ok()
        .data.filter(({ title }) => title.includes('used up')).length;
    await bring('late');
    await bring('later');
    expect(ai.conversations).toEqual([]);
    expect(await notifications()).toBe(1);
    expect((await statusOf('later')).budget).toMatchObject({ used: 3, left_out: 2 });
    const id = await idOf('later');
    expect((await admin()('requestFindingOpinion', { path: { id } })).problem()).toMatchObject({
      status: 422,
      code: 'opinion_budget_spent',
    });
    now = new Date('2026-03-03T10:00:00Z');
    await bring('next-day');
    expect(ai.conversations).toHaveLength(3);
  });

  it('wait for a person, whose answer can be changed', async () => {
    const id = await idOf('first');
    const answer = (given: 'accepted' | 'refused' | null) =>
      admin()('answerFindingOpinion', { path: { id }, body: { answer: given } });
    const isFalse = async () =>
      (await admin()('getFinding', { path: { id } })).ok().data.attributes.false_positive;
    expect((await answer('accepted')).ok().data.opinion).toMatchObject({
      answer: 'accepted',
      answered_by: server.people.admin.username,
    });
    expect(await isFalse()).toBe(true);
    expect((await answer('accepted')).problem()).toMatchObject({ status: 409, code: 'already_so' });
    const found = async (state: 'accepted' | 'refused') =>
      (await admin()('listFindings', { query: { opinion: [state] } }))
        .ok()
        .data.map((row) => row.id);
    expect(await found('accepted')).toEqual([id]);
    expect((await answer('refused')).status).toBe(200);
    expect(await isFalse()).toBe(false);
    expect(await found('refused')).toEqual([id]);
    const { data } = (await admin()('listFindingHistory', { path: { id } })).ok();
    expect(data.filter(({ kind }) => kind === 'opinion').map(({ to }) => to)).toEqual([
      'refused',
      'accepted',
      'false_positive',
    ]);
    // Undo restores the state before the answer.
    expect((await answer(null)).ok().data.opinion).toMatchObject({
      ...{ answer: null, answered_by: null, answered_at: null },
    });
    expect((await answer(null)).problem()).toMatchObject({ status: 409, code: 'already_so' });
    expect(await found('refused')).toEqual([]);
    expect((await answer('accepted')).status).toBe(200);
    expect((await answer(null)).ok().data.budget).toMatchObject({ answered: 0, agreed: 0 });
    expect(await isFalse()).toBe(false);
    expect((await answer('refused')).status).toBe(200);
    const other = await idOf('note-only');
    expect(
      (
        await admin()('answerFindingOpinion', { path: { id: other }, body: { answer: 'accepted' } })
      ).problem(),
    ).toMatchObject({ status: 409, code: 'no_opinion' });
  });

  it('leave findings as they are when the service fails, and say it once', async () => {
    now = new Date('2026-03-04T10:00:00Z');
    await save({ most_per_day: 100 });
    ai.says(refused(401, 'Wrong key.'));
    await bring('unlucky', 'unlucky-too');
    await bring('third');
    expect(ai.conversations).toHaveLength(2);
    const { data } = (await admin()('listNotifications')).ok();
    expect(data.filter(({ title }) => title.includes('stopped'))).toHaveLength(1);
    expect(await statusOf('unlucky')).toMatchObject({
      opinion: null,
      budget: {
        used: 0,
        failure: 'ai_key_refused',
        failure_detail:
          'The AI service rejected the key. An administrator can replace it under Settings, AI models.',
      },
    });
  });

  it('are made on demand, and again when an answer does not fit', async () => {
    ai.says(opinion({ reasons: [] }), opinion({ verdict: 'real', confidence: 70 }));
    const id = await idOf('note-only');
    const { job_id: job } = (await admin()('requestFindingOpinion', { path: { id } })).ok().data;
    expect(job).not.toBeNull();
    await server.runJobs();
    expect(ai.conversations).toHaveLength(2);
    expect(await statusOf('note-only')).toMatchObject({
      opinion: { verdict: 'real', tokens: 4 },
      job_id: null,
      failure: null,
    });
    ai.says('no JSON');
    await admin()('requestFindingOpinion', { path: { id } });
    await server.runJobs();
    expect(await statusOf('note-only')).toMatchObject({
      opinion: { verdict: 'real' },
      failure: 'ai_unreadable',
      failure_detail: 'The AI service returned an invalid response twice.',
    });
  });

  it('hear what reviewers said of the same rule in the repository', async () => {
    const id = await idOf('first');
    const comment = 'Memos are constants of the build. The key is c0rrecthorsebattery.';
    const answered = await admin()('answerFindingOpinion', {
      path: { id },
      body: { answer: 'accepted', comment },
    });
    const { budget } = answered.ok().data;
    expect(budget).toMatchObject({ answered: 1, agreed: 1 });
    const accepted = answered.ok().data.opinion?.verdict;
    expect(budget.agreement.map(({ verdict, agreed }) => [verdict, agreed])).toEqual(
      ['false_positive', 'real', 'unsure'].map((verdict) => [
        verdict,
        verdict === accepted ? 1 : 0,
      ]),
    );
    expect(budget.agreement.reduce((sum, { given }) => sum + given, 0)).toBeGreaterThan(1);
    expect(budget.days.at(-1)).toMatchObject({ day: budget.day, used: budget.used });
    expect(budget.days).toHaveLength(Number(budget.day.slice(8)));
    const again = report('first')
      .replaceAll('src/first.ts', 'src/again.ts')
      .replaceAll('db.query', 'db.execute')
      .replaceAll(':3,', ':30,');
    await upload(admin(), repository, again, { complete: 'false' });
    await server.runJobs();
    const { data } = (await admin()('listFindings', { query: { page_size: 100 } })).ok();
    const copy = data.find(({ attributes }) => attributes.file === 'src/again.ts');
    if (!copy) throw new Error('The copy was not imported.');
    const shownFor = async (finding: string) => {
      ai.conversations.length = 0;
      ai.says(opinion({ verdict: 'real' }));
      await admin()('requestFindingOpinion', { path: { id: finding } });
      await server.runJobs();
      return ai.conversations.flatMap(({ messages }) => messages).at(-1)?.content;
    };
    const shown = await shownFor(copy.id);
    expect(shown).toContain('Notes of reviewers');
    expect(shown).toContain('marked as a false positive: Memos are constants of the build.');
    await admin()('answerFindingOpinion', {
      path: { id: copy.id },
      body: { answer: 'refused', comment: 'It runs in tests alone.' },
    });
    expect(await shownFor(id)).toContain(
      'your opinion "real" was refused: It runs in tests alone.',
    );
    expect(shown).not.toContain('c0rrecthorsebattery');
    expect(await shownFor(await idOf('note-only'))).not.toContain('Notes of reviewers');
  });
});
