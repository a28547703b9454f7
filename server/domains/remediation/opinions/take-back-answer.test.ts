import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { completion, fakeAi, validationBy } from '../../../../tests/support/server/hosts/ai.ts';
import { createInternet } from '../../../../tests/support/server/hosts/internet.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import { findingEvents } from '../../../platform/db/schema/findings.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';

type Answer = components['schemas']['AnswerOpinionRequest'];

const ai = fakeAi('openai');
let now = new Date('2026-03-02T10:00:00Z');
let server: TestServer;
let ids: string[] = [];

const rules = ['marked', 'unmarked', 'answered', 'decided', 'late'];
const report = JSON.stringify({
  version: '2.1.0',
  runs: [
    {
      tool: { driver: { name: 'demo', rules: [] } },
      results: rules.map((rule) => ({
        ruleId: rule,
        level: 'error',
        message: { text: rule },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: `src/${rule}.ts` },
              region: { startLine: 3, snippet: { text: 'db.query(memo);' } },
            },
          },
        ],
      })),
    },
  ],
});

const as = (person: 'admin' | 'cyberoper') => server.as(person);
const answerAs = (person: 'admin' | 'cyberoper', id: string, body: Answer) =>
  as(person)('answerFindingOpinion', { path: { id }, body });
const findingOf = async (id: string) =>
  (await as('admin')('getFinding', { path: { id } })).ok().data.attributes;
const opinionOf = async (id: string) =>
  (await as('admin')('getFindingOpinion', { path: { id } })).ok().data.opinion;
const historyOf = async (id: string) =>
  (await as('admin')('listFindingHistory', { path: { id } })).ok().data;
const mark = (id: string) => as('admin')('toggleFindingFalsePositive', { path: { id } });
const judge = async (id: string) => {
  ai.says(
    completion(
      JSON.stringify({
        verdict: 'false_positive',
        confidence: 86,
        summary: `The memo of ${id} is a constant.`,
        reasons: [{ supports: true, text: 'It is bound.', file: null, line: null }],
      }),
    ),
  );
  (await as('admin')('requestFindingOpinion', { path: { id } })).ok();
  await server.runJobs();
};

beforeAll(async () => {
  server = await startTestServer({
    deps: { outgoing: createInternet([ai]), now: () => now },
  });
  const repository = await addRepository(as('admin'));
  await as('admin')('saveAiConfiguration', {
    body: {
      validation: {
        ...validationBy(ai),
      },
    },
  });
  await upload(as('admin'), repository, report);
  await server.runJobs();
  const { data } = (await as('admin')('listFindings')).ok();
  ids = rules.map(
    (rule) =>
      data.find(({ attributes }) => attributes.file === `src/${rule}.ts`)?.id ??
      expect.fail(`no ${rule}`),
  );
  for (const id of ids) await judge(id);
});
afterAll(() => server.close());

it.each<[string, Answer]>([
  ['taking it back', { answer: null, undo: true }],
  ['withdrawing it', { answer: null }],
  ['refusing it afterwards', { answer: 'refused' }],
])('keeps an earlier mark and its reason on %s', async (_way, body) => {
  const [id = ''] = ids;
  if (!(await findingOf(id)).false_positive) await mark(id);
  const before = await findingOf(id);
  const marked = (await historyOf(id)).filter(({ kind }) => kind === 'false_positive');
  await answerAs('admin', id, { answer: null });
  (await answerAs('admin', id, { answer: 'accepted' })).ok();
  (await answerAs('cyberoper', id, body)).ok();
  const { false_positive: isFalse, status } = await findingOf(id);
  expect({ isFalse, status }).toEqual({ isFalse: true, status: before.status });
  expect((await historyOf(id)).filter(({ kind }) => kind === 'false_positive')).toEqual(marked);
});

it('takes its own mark off, without a note for the model', async () => {
  const [, id = ''] = ids;
  (await answerAs('admin', id, { answer: 'accepted', comment: 'Checked.' })).ok();
  expect((await findingOf(id)).false_positive).toBe(true);
  const notes = async () => (await as('admin')('listReviewerNotes', {})).ok().data.length;
  expect(await notes()).toBe(1);
  (await answerAs('cyberoper', id, { answer: null, undo: true })).ok();
  expect((await findingOf(id)).false_positive).toBe(false);
  expect(await opinionOf(id)).toMatchObject({ answer: null, answered_by: null, answered_at: null });
  expect(await notes()).toBe(0);
  expect((await historyOf(id)).slice(0, 2)).toMatchObject([
    { kind: 'false_positive', from: 'true', to: 'false', cause: 'taken_back' },
    { kind: 'opinion', to: 'withdrawn', cause: 'taken_back' },
  ]);
});

it('gives the earlier answer back to who gave it, with its time', async () => {
  const [, , id = ''] = ids;
  (await answerAs('admin', id, { answer: 'accepted' })).ok();
  const before = await opinionOf(id);
  now = new Date('2026-03-02T12:00:00Z');
  (await answerAs('cyberoper', id, { answer: 'refused' })).ok();
  expect(await findingOf(id)).toMatchObject({ false_positive: false });
  (await answerAs('cyberoper', id, { answer: 'accepted', undo: true })).ok();
  expect(await opinionOf(id)).toEqual(before);
  expect(before).toMatchObject({ answered_by: server.people.admin.username });
  expect(await findingOf(id)).toMatchObject({ false_positive: true });
});

it('leaves what was decided since, and refuses to take back what changed', async () => {
  const [, , , id = '', late = ''] = ids;
  (await answerAs('admin', id, { answer: 'accepted' })).ok();
  await mark(id);
  await mark(id);
  (await answerAs('admin', id, { answer: null, undo: true })).ok();
  expect(await findingOf(id)).toMatchObject({ false_positive: true });
  (await answerAs('admin', id, { answer: 'refused' })).ok();
  expect((await answerAs('admin', id, { answer: 'accepted', undo: true })).problem()).toMatchObject(
    { status: 409, code: 'changed_since' },
  );
  // Judged again, it has no answer to withdraw.
  await judge(id);
  expect((await answerAs('admin', id, { answer: 'refused', undo: true })).problem().code).toBe(
    'changed_since',
  );
  (await answerAs('admin', late, { answer: 'refused' })).ok();
  await inTenant(server.deps.db, server.people.admin, (tx) =>
    tx
      .update(findingEvents)
      .set({ createdAt: new Date('2026-03-01T11:00:00Z') })
      .where(eq(findingEvents.findingId, late)),
  );
  expect((await answerAs('admin', late, { answer: null, undo: true })).problem()).toMatchObject({
    status: 409,
    code: 'changed_since',
  });
});
