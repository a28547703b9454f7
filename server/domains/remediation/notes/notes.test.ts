import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeAi } from '../../../../tests/support/server/hosts/ai.ts';
import { createInternet } from '../../../../tests/support/server/hosts/internet.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import { acrossTenants } from '../../../platform/db/tenancy.ts';
import { deleteOldNotes } from './reviewer-notes.ts';

const ai = fakeAi('openai');
const internet = createInternet([ai]);
const now = new Date();
let server: TestServer;
let repository = '';
let other = '';

const admin = () => server.as('admin');
const result = (ruleId: string, file: string) => ({
  ruleId,
  level: 'error',
  message: { text: ruleId },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: file },
        region: { startLine: 3, endLine: 3, snippet: { text: `run(${file})` } },
      },
    },
  ],
});
const report = JSON.stringify({
  version: '2.1.0',
  runs: [
    {
      tool: { driver: { name: 'demo', rules: [] } },
      results: [
        result('shell', 'one.ts'),
        result('shell', 'two.ts'),
        result('shell', 'three.ts'),
        result('other', 'four.ts'),
      ],
    },
  ],
});
const idOf = async (file: string, of = repository): Promise<string> => {
  const { data } = (await admin()('listFindings', { query: { repository: [of] } })).ok();
  return data.find(({ attributes }) => attributes.file === file)?.id ?? expect.fail(file);
};
const mark = async (id: string, reason: string) =>
  (
    await server.as('cyberoper')('toggleFindingFalsePositive', {
      path: { id },
      body: { false_positive: true, reason },
    })
  ).ok();
const notes = async (query: { q?: string; page_size?: number; page?: number } = {}) =>
  (await admin()('listReviewerNotes', { query })).ok();
/** Returns the prompt of the request for a fix. */
const askedForFix = async (id: string): Promise<string> => {
  ai.conversations.length = 0;
  await admin()('createRemediation', { path: { id }, body: { source: 'ai' } });
  await server.runJobs();
  return ai.conversations[0]?.messages.at(-1)?.content ?? expect.fail('nothing was asked');
};

beforeAll(async () => {
  server = await startTestServer({ deps: { outgoing: internet, now: () => now } });
  repository = await addRepository(admin(), 'ledger');
  other = await addRepository(admin(), 'shop');
  await upload(admin(), repository, report);
  await upload(admin(), other, report);
  await server.runJobs();
  await admin()('saveAiConfiguration', {
    body: {
      remediator: {
        api_key: 'fix-key',
        base_url: `${ai.origin}/v1`,
        deployment_name: 'fixer',
        type: 'openai',
      },
    },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  ai.says('no JSON');
});

const text = 'Only build scripts call it. The key is AKIAQ3EGRZ7YH5T6W2PX.';

describe('notes of reviewers', () => {
  it('are kept from decisions, each text once for a rule in a repository', async () => {
    expect((await notes()).data).toEqual([]);
    await mark(await idOf('one.ts'), text);
    await mark(await idOf('two.ts'), text);
    await mark(await idOf('one.ts', other), 'It is a sample.');
    const { data, meta } = await notes();
    expect(meta).toMatchObject({ total: 2, page: 1 });
    expect(data).toMatchObject([
      { repository: 'shop', text: 'It is a sample.' },
      {
        ...{ repository: 'ledger', tool: 'demo', rule_id: 'shell', about: 'false_positive' },
        ...{ decision: 'true', text, author: 'cyberoper', edited_by: null, edited_at: null },
      },
    ]);
    expect((await notes({ q: 'LEDGER build' })).data).toHaveLength(1);
    expect((await notes({ q: 'nothing like it' })).data).toEqual([]);
    expect((await notes({ page_size: 1, page: 2 })).data).toMatchObject([{ repository: 'ledger' }]);
  });

  it('are given along to fixes of the rule in the repository, masked, as data', async () => {
    const asked = await askedForFix(await idOf('three.ts'));
    expect(asked).toMatch(
      /Notes of reviewers:\n<data-(\w+)>\n- marked as a false positive: Only build scripts call it\. The key is PARAPET_HIDDEN\.?\n<\/data-\1>/,
    );
    expect(JSON.stringify(ai.conversations)).not.toContain('AKIAQ3EGRZ7YH5T6W2PX');
    expect(await askedForFix(await idOf('four.ts'))).not.toContain('Notes of reviewers');
  });

  it('are edited by administrators, and the history keeps what was written', async () => {
    const note = (await notes({ q: 'build' })).data[0] ?? expect.fail('no note');
    const body = { text: ' Pass the arguments as a list. ' };
    const path = { id: note.id };
    expect((await server.as('cyberoper')('updateReviewerNote', { path, body })).status).toBe(403);
    expect((await server.as('foreignAdmin')('updateReviewerNote', { path, body })).status).toBe(
      404,
    );
    expect((await admin()('updateReviewerNote', { path, body })).ok().data).toMatchObject({
      ...{ text: 'Pass the arguments as a list.', author: 'cyberoper', edited_by: 'admin' },
      edited_at: now.toISOString(),
    });
    const asked = await askedForFix(await idOf('three.ts'));
    expect(asked).toContain('Pass the arguments as a list.');
    expect(asked).not.toContain('build scripts');
    const { data } = (
      await admin()('listFindingHistory', { path: { id: await idOf('one.ts') } })
    ).ok();
    expect(data.some(({ comment }) => comment === text)).toBe(true);
  });

  it('are deleted and restored, with the text that they had', async () => {
    const note = (await notes({ q: 'list' })).data[0] ?? expect.fail('no note');
    const path = { id: note.id };
    expect((await server.as('cyberoper')('deleteReviewerNote', { path })).status).toBe(403);
    expect((await admin()('deleteReviewerNote', { path })).status).toBe(204);
    expect((await admin()('deleteReviewerNote', { path })).status).toBe(404);
    expect((await notes({ q: 'list' })).data).toEqual([]);
    expect(await askedForFix(await idOf('three.ts'))).not.toContain('Notes of reviewers');
    expect((await admin()('restoreReviewerNote', { path })).ok().data).toEqual(note);
    expect(await askedForFix(await idOf('three.ts'))).toContain('Pass the arguments as a list.');
    const { data } = (await admin()('listAuditLog', { query: { page_size: 10 } })).ok();
    const actions = data.map(({ action }) => action).filter((each) => each.startsWith('reviewer'));
    expect(actions).toEqual([
      'reviewer_note.restore',
      'reviewer_note.delete',
      'reviewer_note.edit',
    ]);
  });

  it('come back when a reviewer says the same again, and go for good after a while', async () => {
    const sample = (await notes({ q: 'sample' })).data[0] ?? expect.fail('no note');
    await admin()('deleteReviewerNote', { path: { id: sample.id } });
    await mark(await idOf('two.ts', other), 'It is a sample.');
    expect((await notes({ q: 'sample' })).data).toMatchObject([{ id: sample.id }]);
    await admin()('deleteReviewerNote', { path: { id: sample.id } });
    const forget = (before: number) =>
      acrossTenants(server.deps.db, 'expire old rows', (tx) =>
        deleteOldNotes(tx, new Date(now.getTime() + before)),
      );
    await forget(-1);
    expect((await admin()('restoreReviewerNote', { path: { id: sample.id } })).status).toBe(200);
    await admin()('deleteReviewerNote', { path: { id: sample.id } });
    await forget(1);
    expect((await admin()('restoreReviewerNote', { path: { id: sample.id } })).status).toBe(404);
  });

  it('go with their repository', async () => {
    expect((await notes()).meta.total).toBe(1);
    await admin()('deleteRepository', { path: { id: repository } });
    await server.runJobs();
    expect((await notes()).meta.total).toBe(0);
  });
});
