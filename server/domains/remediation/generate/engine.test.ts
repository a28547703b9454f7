import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AiAnswer, fakeAi, refused } from '../../../../tests/support/server/hosts/ai.ts';
import { commitOf, createForge } from '../../../../tests/support/server/hosts/forge.ts';
import { fakeGithub } from '../../../../tests/support/server/hosts/github.ts';
import { createInternet } from '../../../../tests/support/server/hosts/internet.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { upload } from '../../../../tests/support/server/upload.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { startRemediation } from './generate-remediation.ts';

const source = [
  'import db from "db";',
  'export const find = (memo) => {',
  '  return db.query("select * from s where memo = " + memo);',
  '};',
  '',
].join('\n');
const manifest = '{\n\t"dependencies": {\n\t\t"lodash": "4.17.20"\n\t}\n}\n';
const forge = createForge({
  'src/s.ts': source,
  'src/t.ts': source,
  'src/u.ts': source,
  'package.json': manifest,
});
const ai = fakeAi('openai');
const [ledger = expect.fail('no repository')] = forge.repositories;
const scannedCommit = commitOf(ledger, ledger.defaultBranch);
const internet = createInternet([fakeGithub(forge), ai]);

const flaw = (ruleId: string, file: string, more: object = {}) => ({
  ruleId,
  level: 'error',
  message: { text: ruleId },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: file },
        region: { startLine: 3, endLine: 3, snippet: { text: source.split('\n')[2] } },
      },
    },
  ],
  ...more,
});
const edit = (file: string): AiAnswer => ({
  mends: true,
  reason: '',
  title: 'Bind the memo',
  explanation: 'Apart.',
  edits: [
    {
      file,
      find: '"select * from s where memo = " + memo',
      replace: '"select * from s where memo = $1", [memo]',
    },
  ],
});
const sarif = (code = source.split('\n')[2] ?? '') =>
  JSON.stringify({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'demo', rules: [] } },
        results: [
          flaw('sqli', 'src/s.ts'),
          flaw('other', 'src/t.ts'),
          flaw('third', 'src/u.ts'),
          {
            ...flaw('vague', 'src/s.ts', {
              fixes: [
                {
                  description: { text: 'Escape it.' },
                  artifactChanges: [
                    {
                      artifactLocation: { uri: 'src/t.ts' },
                      replacements: [
                        {
                          deletedRegion: { startLine: 3, startColumn: 10, endColumn: 12 },
                          insertedContent: { text: 'safe' },
                        },
                      ],
                    },
                  ],
                },
              ],
            }),
          },
        ].map(
          (each) =>
            JSON.parse(
              JSON.stringify(each).replaceAll(
                JSON.stringify(source.split('\n')[2] ?? '').slice(1, -1),
                JSON.stringify(code).slice(1, -1),
              ),
            ) as object,
        ),
      },
    ],
  });
const trivy = JSON.stringify({
  SchemaVersion: 2,
  ArtifactName: '.',
  ArtifactType: 'repository',
  Results: [
    {
      Target: 'package-lock.json',
      Class: 'lang-pkgs',
      Type: 'npm',
      Vulnerabilities: [
        {
          VulnerabilityID: 'CVE-2021-23337',
          PkgName: 'lodash',
          InstalledVersion: '4.17.20',
          FixedVersion: '4.17.21',
          Severity: 'HIGH',
          Title: 'lodash: command injection',
          PkgIdentifier: { PURL: 'pkg:npm/lodash@4.17.20' },
        },
        {
          VulnerabilityID: 'CVE-2020-7598',
          PkgName: 'minimist',
          InstalledVersion: '1.2.0',
          FixedVersion: '1.2.3',
          Severity: 'HIGH',
          Title: 'minimist: prototype pollution',
          PkgIdentifier: { PURL: 'pkg:npm/minimist@1.2.0' },
        },
      ],
    },
  ],
});

let server: TestServer;
const ids = new Map<string, string>();
const idOf = (word: string): string =>
  [...ids].find(([title]) => title.includes(word))?.[1] ?? expect.fail(`no finding about ${word}`);
const admin = () => server.as('admin');
const make = async (word: string, source: 'best' | 'ai' = 'best', locale?: 'en' | 'es') =>
  (
    await admin()('createRemediation', {
      path: { id: idOf(word) },
      body: { source, ...(locale && { locale }) },
    })
  ).ok().data;
const read = async (word: string) =>
  (await admin()('getRemediation', { path: { id: idOf(word) } })).ok().data;
const made = async (word: string, source: 'best' | 'ai' = 'best') => {
  await make(word, source);
  await server.runJobs();
  return read(word);
};
const setUp = () =>
  admin()('saveAiConfiguration', {
    body: {
      remediator: {
        type: 'openai',
        base_url: 'https://ai.acme.example/v1',
        deployment_name: 'fixer',
        api_key: 'sk-organisation',
      },
    },
  });

beforeAll(async () => {
  server = await startTestServer({ deps: { outgoing: internet } });
  await admin()('saveToken', { body: { source_control: 'github', token: 'good-token' } });
  const {
    data: [repository],
  } = (
    await admin()('createRepositoryWithList', {
      body: {
        source_control: 'github',
        data: [{ nickname: 'ledger', url: 'https://github.com/acme/ledger-api', branch: 'main' }],
      },
    })
  ).ok();
  for (const report of [sarif(), trivy])
    await upload(
      admin(),
      repository?.id ?? expect.fail('not added'),
      report,
      report === trivy ? { ext: 'json', tool: 'trivy' } : { commit: scannedCommit },
    );
  await server.runJobs();
  for (const { id, attributes } of (await admin()('listFindings')).ok().data)
    ids.set(`${attributes.title} ${attributes.component?.name ?? ''} ${attributes.rule.id}`, id);
});
afterAll(() => server.close());
beforeEach(() => {
  internet.requests.length = 0;
  ai.conversations.length = 0;
  internet.instead = undefined;
});

describe('without an AI service', () => {
  it('edits the manifest at the host, and says which lock follows', async () => {
    expect(await make('lodash')).toMatchObject({ processing_status: 'queued', code_diff: null });
    await server.runJobs();
    expect(await read('lodash')).toMatchObject({
      processing_status: 'ready',
      source: 'advisory',
      file_path: 'package.json',
      template: 'npm install lodash@{{version}}',
      code_diff:
        '--- a/package.json\n+++ b/package.json\n@@ -1,5 +1,5 @@\n {\n \t"dependencies": {\n-\t\t"lodash": "4.17.20"\n+\t\t"lodash": "4.17.21"\n \t}\n }\n',
      notes: [
        { code: 'renew_lock', file: 'package-lock.json', command: 'npm install' },
        { code: 'parses' },
      ],
    });
    expect(
      (
        await admin()('listNotifications', { query: { notification_type: 'remediation_ready' } })
      ).ok().data,
    ).toMatchObject([{ message: 'Upgrade lodash to 4.17.21' }]);
    const history = (await admin()('listFindingHistory', { path: { id: idOf('lodash') } })).ok()
      .data;
    expect(history).toContainEqual(
      expect.objectContaining({ kind: 'remediation', to: 'Upgrade lodash to 4.17.21' }),
    );
  });

  it('pins a component that the manifest does not name for those that bring it', async () => {
    const { code_diff: diff, ...rest } = await made('minimist');
    expect(rest).toMatchObject({
      processing_status: 'ready',
      template: null,
      notes: [
        { code: 'pinned_transitive', file: 'package.json', command: null },
        { code: 'renew_lock', file: 'package-lock.json', command: 'npm install' },
        { code: 'parses' },
      ],
    });
    expect(diff).toContain('+\t"overrides": {\n+\t\t"minimist@1": "^1.2.3"\n');
  });

  it('applies the report’s fix to a file whose lines the report does not quote', async () => {
    expect(await made('vague')).toMatchObject({
      processing_status: 'ready',
      source: 'report',
      code_diff: expect.stringContaining('+  return safe.query(') as string,
      description: 'Escape it.',
    });
  });

  it('stays an instruction when the host is silent', async () => {
    internet.instead = () => ({ status: 503, body: 'later' });
    expect(await made('lodash')).toMatchObject({
      processing_status: 'ready',
      code_diff: null,
      notes: [{ code: 'host_silent' }],
      versions: [
        { replaced_by: 'making', code_diff: expect.stringContaining('4.17.21') as string },
      ],
    });
  });

  it('says at once that nothing is known, or that no service can be asked', async () => {
    expect(await make('sqli')).toMatchObject({
      processing_status: 'failed',
      error_code: 'nothing_known',
    });
    expect(
      (
        await admin()('createRemediation', { path: { id: idOf('sqli') }, body: { source: 'ai' } })
      ).problem(),
    ).toMatchObject({ status: 422, code: 'ai_not_configured' });
  });
});

describe('with an AI service', () => {
  beforeAll(setUp);

  it('asks it for what no report knows, once however often it is requested, and names the model', async () => {
    ai.says(edit('src/s.ts'));
    const [one, other] = [await make('sqli'), await make('sqli')];
    expect(one).toMatchObject({ processing_status: 'queued', code_diff: null });
    expect(other.job_id).toBe(one.job_id);
    await server.runJobs();
    expect(await read('sqli')).toMatchObject({
      processing_status: 'ready',
      source: 'ai',
      model: 'fixer-2026-08-01',
      title: 'Bind the memo',
      error: null,
      notes: [{ code: 'parses' }, { code: 'no_scanner' }],
      code_diff: expect.stringContaining(
        '+  return db.query("select * from s where memo = $1", [memo]);',
      ) as string,
    });
    expect(ai.conversations.map(({ messages }) => messages[0]?.content)).toEqual([
      expect.stringContaining('in English'),
    ]);
    expect((await admin()('getJob', { path: { id: one.job_id ?? '' } })).ok().data).toMatchObject({
      kind: 'make_remediation',
      status: 'succeeded',
    });
  });

  it('keeps what was there when it is made again, and when that fails', async () => {
    ai.says({ ...edit('src/s.ts'), title: 'Use a statement' });
    const again = await made('sqli', 'ai');
    expect(again).toMatchObject({
      title: 'Use a statement',
      versions: [{ title: 'Bind the memo', model: 'fixer-2026-08-01', replaced_by: 'making' }],
    });
    ai.says('I would rather not.');
    const broken = await made('sqli', 'ai');
    expect(broken).toMatchObject({
      processing_status: 'ready',
      title: 'Use a statement',
      error_code: 'ai_unreadable',
    });
    expect(
      (await admin()('getJob', { path: { id: broken.job_id ?? '' } })).ok().data,
    ).toMatchObject({ status: 'failed', error_code: 'ai_unreadable' });
    const version = again.versions[0]?._id ?? '';
    const back = (
      await admin()('editRemediation', { path: { id: again._id }, body: { version } })
    ).ok().data;
    expect(back).toMatchObject({
      title: 'Bind the memo',
      error: null,
      versions: [{ title: 'Use a statement', replaced_by: 'editing' }, { title: 'Bind the memo' }],
    });
    expect(
      (
        await admin()('editRemediation', {
          path: { id: again._id },
          body: { code_diff: 'nonsense' },
        })
      ).problem(),
    ).toMatchObject({ status: 422, code: 'not_a_diff' });
    expect(
      (await admin()('editRemediation', { path: { id: again._id }, body: { version: again._id } }))
        .status,
    ).toBe(422);
  });

  it('fails with what the model says where it sees no way, and is made by hand then', async () => {
    ai.says({
      ...edit('src/t.ts'),
      mends: false,
      reason: 'The query is built elsewhere.',
      edits: [],
    });
    const failed = await made('other');
    expect(failed).toMatchObject({
      processing_status: 'failed',
      error_code: 'ai_declined',
      description: 'The query is built elsewhere.',
      code_diff: null,
    });
    const hand = (
      await admin()('editRemediation', {
        path: { id: failed._id },
        body: { code_diff: '--- a/x\n+++ b/x\n@@ -1,1 +1,1 @@\n-a\n+b\n' },
      })
    ).ok().data;
    expect(hand).toMatchObject({ processing_status: 'ready', error: null });
  });

  it('is cancelled before it begins, and not edited meanwhile', async () => {
    const [id, { _id }] = [newId(), await read('other')];
    const { clientId, userId } = server.people.admin;
    await inTenant(server.deps.db, { clientId }, async (tx) => {
      await startRemediation(
        server.deps,
        tx,
        { clientId, userId, username: 'admin' },
        idOf('other'),
        { source: 'ai', jobId: id },
      );
      // After the worker, which would have started it otherwise.
      await enqueueJob(tx, {
        clientId,
        id,
        kind: 'make_remediation',
        payload: { findingId: idOf('other'), wish: {} },
        runAt: new Date(Date.now() + 3_600_000),
        createdBy: userId,
      });
    });
    expect(
      (await admin()('editRemediation', { path: { id: _id }, body: { title: 'x' } })).problem(),
    ).toMatchObject({ status: 409, code: 'remediation_running' });
    (await admin()('cancelJob', { path: { id } })).ok();
    expect(await read('other')).toMatchObject({
      processing_status: 'ready',
      error_code: 'remediation_cancelled',
      code_diff: expect.stringContaining('+b') as string,
    });
    await server.runJobs();
    expect(ai.conversations).toEqual([]);
  });

  it('thinks longer with deep reasoning, and reads the snippet where the host does not answer', async () => {
    await admin()('toggleDeepReasoning', { body: { deep_reasoning_enrichment: true } });
    internet.instead = ({ url }) =>
      url.hostname === 'api.github.com' ? refused(500, 'Down.') : null;
    ai.says(edit('src/t.ts'));
    expect(await made('other', 'ai')).toMatchObject({
      processing_status: 'ready',
      notes: [{ code: 'snippet_only', file: 'src/t.ts' }],
      code_diff: expect.stringContaining('@@ -3,1 +3,1 @@') as string,
    });
    expect(ai.conversations[0]).toMatchObject({ reasoning_effort: 'high' });
    await admin()('toggleDeepReasoning', { body: { deep_reasoning_enrichment: false } });
  });

  it('makes many in one run, with a word for those without', async () => {
    ai.says({ ...edit('src/u.ts'), mends: false, reason: 'No.', edits: [] });
    const { job_id: id } = (
      await admin()('generatePatches', {
        body: { findings: [idOf('third'), idOf('lodash')], locale: 'es' },
      })
    ).ok();
    await server.runJobs();
    expect((await admin()('getJob', { path: { id } })).ok().data).toMatchObject({
      status: 'succeeded',
      result: { done: 1, skipped: 1, failed: 0 },
    });
    expect(
      (await admin()('listJobItems', { path: { id }, query: { outcome: 'skipped' } })).ok().data,
    ).toMatchObject([{ finding_id: idOf('third'), code: 'ai_declined' }]);
    expect(ai.conversations[0]?.messages[0]?.content).toContain('in Spanish');
    const lodash = await read('lodash');
    expect(lodash.code_diff).toContain('4.17.21');
    expect(lodash.description).toContain('es la menor versión que corrige');
  });

  it('never shows the key, nor gives it to a finding of another organisation', async () => {
    expect(JSON.stringify(await read('sqli'))).not.toContain('sk-organisation');
    expect(
      (
        await server.as('foreignAdmin')('createRemediation', {
          path: { id: idOf('sqli') },
          body: { source: 'ai' },
        })
      ).status,
    ).toBe(404);
  });
});

it('is stale when what was flagged has changed since', async () => {
  expect((await read('lodash')).is_stale).toBe(false);
  const { repository } = (await admin()('getFinding', { path: { id: idOf('lodash') } })).ok().data
    .attributes;
  await upload(admin(), repository.id, trivy.replaceAll('4.17.20', '4.17.19'), {
    ext: 'json',
    tool: 'trivy',
  });
  await server.runJobs();
  expect((await read('lodash')).is_stale).toBe(true);
  const { _id, is_stale: isStale, notes } = await made('lodash');
  expect(isStale).toBe(false);
  expect(notes.map(({ code }) => code)).toEqual(['renew_lock', 'parses']);
  const { notes: left } = (
    await admin()('editRemediation', {
      path: { id: _id },
      body: { code_diff: '--- a/x\n+++ b/x\n@@ -1,1 +1,1 @@\n-a\n+b\n' },
    })
  ).ok().data;
  expect(left.map(({ code }) => code)).toEqual(['renew_lock']);
});
