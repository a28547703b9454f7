import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';

let server: TestServer;
let fixable = '';
let hopeless = '';

const mine = '--- a/a.ts\n+++ b/a.ts\n@@ -3,1 +3,1 @@\n-run(input)\n+run(safe(input))\n';

const region = { startLine: 3, endLine: 3, snippet: { text: 'run(input)' } };
const result = (ruleId: string, file: string, more: object = {}) => ({
  ruleId,
  level: 'error',
  message: { text: ruleId },
  locations: [{ physicalLocation: { artifactLocation: { uri: file }, region } }],
  ...more,
});
const report = JSON.stringify({
  version: '2.1.0',
  runs: [
    {
      tool: { driver: { name: 'demo', rules: [] } },
      results: [
        result('fixable', 'a.ts', {
          fixes: [
            {
              description: { text: 'Escape it.' },
              artifactChanges: [
                {
                  artifactLocation: { uri: 'a.ts' },
                  replacements: [
                    {
                      deletedRegion: { startLine: 3, startColumn: 1, endColumn: 11 },
                      insertedContent: { text: 'run(escape(input))' },
                    },
                  ],
                },
              ],
            },
          ],
        }),
        result('hopeless', 'b.ts'),
      ],
    },
  ],
});

beforeAll(async () => {
  server = await startTestServer();
  await upload(server.as('admin'), await addRepository(server.as('admin')), report);
  await server.runJobs();
  const { data } = (await server.as('admin')('listFindings')).ok();
  const idOf = (rule: string) => data.find((row) => row.attributes.title.includes(rule))?.id ?? '';
  [fixable, hopeless] = [idOf('fixable'), idOf('hopeless')];
});
afterAll(() => server.close());

describe('a remediation', () => {
  it('is made from the report, found by either id, and edited beside its original', async () => {
    expect((await server.as('cyberoper')('getRemediation', { path: { id: fixable } })).status).toBe(
      404,
    );
    const made = (await server.as('cyberoper')('createRemediation', { path: { id: fixable } })).ok()
      .data;
    expect(made).toMatchObject({
      processing_status: 'ready',
      remediation_type: 'code_fix',
      source: 'report',
      file_path: 'a.ts',
      line: 3,
      is_template: false,
    });
    expect(made.code_diff).toContain('+run(escape(input))');
    for (const id of [fixable, made._id])
      expect((await server.as('cyberoper')('getRemediation', { path: { id } })).ok().data._id).toBe(
        made._id,
      );
    const edited = (
      await server.as('cyberoper')('editRemediation', {
        path: { id: made._id },
        body: { code_diff: mine, title: 'Better' },
      })
    ).ok().data;
    expect(edited).toMatchObject({
      title: 'Better',
      code_diff: mine,
      code_diff_original: made.code_diff,
      description: made.description,
    });
    expect(
      (
        await server.as('cyberoper')('fillRemediationTemplate', {
          path: { id: made._id },
          body: { template_fields: [] },
        })
      ).problem(),
    ).toMatchObject({ status: 422, code: 'no_template' });
  });

  it('says when nothing is known, and belongs to one organisation and to who may see the finding', async () => {
    expect(
      (await server.as('admin')('createRemediation', { path: { id: hopeless } })).ok().data,
    ).toMatchObject({
      processing_status: 'failed',
      error: 'The report has no fix for this, and no AI service is configured to write one.',
      error_code: 'nothing_known',
    });
    for (const person of ['foreignAdmin', 'developer'] as const) {
      expect((await server.as(person)('getRemediation', { path: { id: hopeless } })).status).toBe(
        404,
      );
      expect(
        (await server.as(person)('createRemediation', { path: { id: hopeless } })).status,
      ).toBe(404);
    }
  });

  it('is not made for what is closed', async () => {
    await server.as('admin')('toggleFindingFalsePositive', { path: { id: hopeless } });
    expect(
      (await server.as('admin')('createRemediation', { path: { id: hopeless } })).problem(),
    ).toMatchObject({ status: 422, code: 'is_false_positive' });
    await server.as('admin')('toggleFindingFalsePositive', { path: { id: hopeless } });
  });

  it('is made for many at once, with a word for each that is skipped', async () => {
    const { job_id: id } = (
      await server.as('admin')('generatePatches', { body: { findings: [fixable, hopeless] } })
    ).ok();
    await server.runJobs();
    expect((await server.as('admin')('getJob', { path: { id } })).ok().data).toMatchObject({
      status: 'succeeded',
      result: { done: 1, skipped: 1, failed: 0 },
    });
    const { data } = (
      await server.as('admin')('listJobItems', { path: { id }, query: { outcome: 'skipped' } })
    ).ok();
    expect(data).toMatchObject([
      {
        finding_id: hopeless,
        reason: 'The report has no fix for this, and no AI service is configured to write one.',
      },
    ]);
    expect(
      (
        await server.as('admin')('listNotifications', {
          query: { notification_type: 'remediation_ready' },
        })
      ).ok().data[0]?.title,
    ).toBe('1 fix is ready');
  });

  it('says beside each why no pull request or issue could be opened', async () => {
    const { job_id: id } = (
      await server.as('admin')('generatePatches', {
        body: { findings: [fixable, hopeless], apply_pr: true, pull_request_per: 'repository' },
      })
    ).ok();
    await server.runJobs();
    const { data } = (await server.as('admin')('listJobItems', { path: { id } })).ok();
    expect(data.find(({ finding_id }) => finding_id === fixable)).toMatchObject({
      outcome: 'skipped',
      code: 'no_source_host',
      reason: 'Its repository was added manually and has no connected source host.',
    });
    expect(data.find(({ finding_id }) => finding_id === hopeless)).toMatchObject({
      outcome: 'skipped',
      code: 'nothing_known',
    });
    const remediation = (await server.as('admin')('getRemediation', { path: { id: fixable } })).ok()
      .data._id;
    const applied = (
      await server.as('admin')('applyPatches', {
        body: { remediations: [remediation], as: 'issue', tracker: 'webhook' },
      })
    ).ok();
    await server.runJobs();
    expect(
      (await server.as('admin')('listJobItems', { path: { id: applied.job_id } })).ok().data,
    ).toMatchObject([{ finding_id: fixable, code: 'webhook_not_configured' }]);
    expect(
      (await server.as('admin')('getJob', { path: { id: applied.job_id } })).ok().data,
    ).toMatchObject({ kind: 'apply_patches', action: 'issue' });
    expect(
      (
        await server.as('admin')('applyPatches', {
          body: { remediations: [fixable], as: 'pull_request' },
        })
      ).status,
    ).toBe(422);
    expect(
      (
        await server.as('foreignAdmin')('applyPatches', {
          body: { remediations: [remediation], as: 'pull_request' },
        })
      ).status,
    ).toBe(422);
    expect(
      (
        await server.as('admin')('generatePatches', {
          body: { findings: [fixable], apply_pr: true, tracker: 'webhook' },
        })
      ).status,
    ).toBe(422);
  });
});
