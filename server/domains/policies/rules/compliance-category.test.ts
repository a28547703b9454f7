import { expect, it } from 'vitest';
import { startTestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';

/** A finding with a CWE, which maps to controls, and a style finding, which does not. */
const weakness = JSON.stringify({
  version: '2.1.0',
  runs: [
    {
      tool: {
        driver: { name: 'Bearer', rules: [{ id: 'xss', properties: { tags: ['CWE-79'] } }] },
      },
      results: ['xss'].map((ruleId) => ({
        ruleId,
        message: { text: ruleId },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'src/page.ts' },
              region: { startLine: 1 },
            },
          },
        ],
      })),
    },
  ],
});
const style = JSON.stringify([
  {
    filePath: 'src/page.ts',
    messages: [
      { ruleId: 'no-undef', severity: 2, message: "'x' is not defined.", line: 3, column: 1 },
    ],
    errorCount: 1,
    warningCount: 0,
  },
]);

it('counts a finding once that stands against controls and under a rule of the same category', async () => {
  const server = await startTestServer();
  const admin = server.as('admin');
  const category = async () =>
    (await admin('listFindingFilterOptions', { query: { filter_key: 'policy_category' } }))
      .ok()
      .data.options.find(({ value }) => value === 'compliance')?.count;
  const listed = async () =>
    (await admin('listFindings', { query: { policy_category: ['compliance'] } })).ok().meta.total;
  const repository = await addRepository(admin);
  for (const report of [weakness, style]) await upload(admin, repository, report, { ext: '' });
  await server.runJobs();
  const before = await listed();
  expect(before).toBe(1);
  expect(await category()).toBe(before);
  // Matched by both: the finding with controls already had the category.
  const { data } = (
    await admin('createPolicy', {
      body: {
        name: 'Our own',
        category: 'compliance',
        enabled: true,
        conditions: [{ key: 'tool', value: 'Bearer,ESLint' }],
        actions: {},
      },
    })
  ).ok();
  await server.runJobs();
  expect(await listed()).toBe(2);
  expect(await category()).toBe(2);
  expect((await admin('deletePolicy', { path: { id: data.id } })).status).toBe(204);
  await server.runJobs();
  expect([await listed(), await category()]).toEqual([before, before]);
  await server.close();
});
