import { expect, it } from 'vitest';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import {
  admin,
  report,
  server,
  useSourceHosts,
  withFindings,
} from '../../../../tests/support/server/source-host-suite.ts';

useSourceHosts();

const listed = async (body: object, person: 'admin' | 'cyberoper' | 'foreignAdmin' = 'admin') =>
  (await server.as(person)('listReadyPatches', { body })).ok();

const edited =
  '--- a/src/a.ts\n+++ b/src/a.ts\n@@ -2,1 +2,1 @@\n-  run(input);\n+  run(safe(input));\n';

it('lists the patches of findings and of a run as they were reviewed, and opens them together', async () => {
  const { inject, leak } = await withFindings('gitea', 'reviewed');
  const ids = [inject, leak];
  expect(await listed({ finding_ids: ids })).toEqual({ data: [], total: 0 });

  const run = (await admin()('generatePatches', { body: { findings: ids } })).ok().job_id;
  await server.runJobs();
  const made = await listed({ job_id: run });
  expect(made.total).toBe(2);
  expect(made.data.map(({ finding }) => finding.id).toSorted()).toEqual(ids.toSorted());
  const { remediation_id: id } =
    made.data.find(({ finding }) => finding.id === inject) ?? expect.fail('not listed');
  (await admin()('editRemediation', { path: { id }, body: { code_diff: edited } })).ok();
  const reviewed = await listed({ finding_ids: ids }, 'cyberoper');
  expect(reviewed.data.map(({ finding, is_edited: isEdited }) => [finding.id, isEdited])).toEqual(
    expect.arrayContaining([
      [inject, true],
      [leak, false],
    ]),
  );

  const { job_id: opening } = (
    await admin()('applyPatches', {
      body: {
        as: 'pull_request',
        remediations: reviewed.data.map((patch) => patch.remediation_id),
      },
    })
  ).ok();
  await server.runJobs();
  expect((await admin()('listJobItems', { path: { id: opening } })).ok().data).toMatchObject([
    { outcome: 'done', code: 'pull_request_opened' },
    { outcome: 'done', code: 'pull_request_opened' },
  ]);
  expect((await admin()('getRemediation', { path: { id } })).ok().data).toMatchObject({
    code_diff: edited,
    processing_status: 'applied',
  });
  expect(await listed({ job_id: run })).toEqual({ data: [], total: 0 });
});

it('leaves out closed findings, and those of other organisations', async () => {
  const { inject, leak } = await withFindings('gitea', 'closed-meanwhile');
  const ids = [inject, leak];
  const run = (await admin()('generatePatches', { body: { findings: ids } })).ok().job_id;
  await server.runJobs();
  await admin()('toggleFindingFalsePositive', { path: { id: leak } });
  expect((await listed({ job_id: run })).data.map(({ finding }) => finding.id)).toEqual([inject]);
  for (const target of [{ finding_ids: ids }, { job_id: run }])
    expect(await listed(target, 'foreignAdmin')).toEqual({ data: [], total: 0 });
});

it('takes one way to name the findings', async () => {
  for (const body of [{}, { job_id: crypto.randomUUID(), finding_ids: [crypto.randomUUID()] }])
    expect((await admin()('listReadyPatches', { body })).problem()).toMatchObject({
      status: 422,
    });
  expect((await server.as('developer')('listReadyPatches', { body: {} })).status).toBe(403);
});

it('previews apart what has no source host to be opened at', async () => {
  const { inject, leak } = await withFindings('gitea', 'with-host');
  const byHand = await addRepository(admin(), 'by-hand');
  await upload(admin(), byHand, report);
  await server.runJobs();
  const { data } = (await admin()('listFindings', { query: { repository: ['by-hand'] } })).ok();
  const ids = [inject, leak, ...data.map(({ id }) => id)];
  const preview = async (action: 'generate_patch' | 'open_at_host') =>
    (await admin()('previewBulkAction', { body: { action, finding_ids: ids } })).ok().data;
  expect(await preview('generate_patch')).toMatchObject({ will_change: 4, stay: [] });
  expect(await preview('open_at_host')).toMatchObject({
    will_change: 2,
    stay: [{ code: 'no_source_host', count: 2, examples: [{ repository: 'by-hand' }, {}] }],
  });

  await admin()('deleteConnector', { body: { key: 'gitea' } });
  expect(
    (await preview('open_at_host')).stay.map(({ code, count }) => [code, count]).toSorted(),
  ).toEqual([
    ['host_not_connected', 2],
    ['no_source_host', 2],
  ]);
});
