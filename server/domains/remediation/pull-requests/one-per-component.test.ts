import { afterAll, beforeAll, expect, it } from 'vitest';
import { createForge } from '../../../../tests/support/server/hosts/forge.ts';
import { fakeGithub } from '../../../../tests/support/server/hosts/github.ts';
import { createInternet } from '../../../../tests/support/server/hosts/internet.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { watchPullRequests } from './watch-pull-requests.ts';
import { trivy } from '../../../../tests/support/server/trivy.ts';
import { upload } from '../../../../tests/support/server/upload.ts';

const manifest = '{\n  "dependencies": {\n    "left": "1.0.0",\n    "right": "2.0.0"\n  }\n}\n';
const forge = createForge({ 'package.json': manifest });
const [ledger = expect.fail('no repository')] = forge.repositories;
const report = trivy(
  [
    { id: 'CVE-2026-1', name: 'left', installed: '1.0.0', fixed: '1.0.1' },
    { id: 'CVE-2026-2', name: 'left', installed: '1.0.0', fixed: '1.2.0' },
    { id: 'CVE-2026-3', name: 'right', installed: '2.0.0', fixed: '2.0.3' },
  ],
  'package.json',
);

let server: TestServer;
const admin = () => server.as('admin');
beforeAll(async () => {
  const outgoing = createInternet([fakeGithub(forge)]);
  server = await startTestServer({ deps: { outgoing } });
  await admin()('saveToken', { body: { source_control: 'github', token: 'good-token' } });
  const data = [{ nickname: 'ledger', url: 'https://github.com/acme/ledger-api', branch: 'main' }];
  const added = (
    await admin()('createRepositoryWithList', { body: { source_control: 'github', data } })
  ).ok();
  const { id } = added.data[0] ?? expect.fail('not added');
  await upload(admin(), id, report, { ext: 'json', tool: 'trivy' });
  await server.runJobs();
});
afterAll(() => server.close());

it('opens one pull request for a component, to the version that repairs all its findings', async () => {
  const findings = (await admin()('listFindings')).ok().data.map(({ id }) => id);
  const { job_id: id } = (
    await admin()('generatePatches', {
      body: { findings, apply_pr: true, pull_request_per: 'finding' },
    })
  ).ok();
  await server.runJobs();
  const { result } = (await admin()('getJob', { path: { id } })).ok().data;
  expect(result).toMatchObject({ done: 3, failed: 0 });
  const changed = ledger.pulls.map(({ head }) => ledger.branches.get(head)?.get('package.json'));
  expect(changed.toSorted()).toEqual([
    manifest.replace('2.0.0', '2.0.3'),
    manifest.replace('1.0.0', '1.2.0'),
  ]);
  const titles = await Promise.all(
    findings.map(
      async (finding) =>
        (await admin()('getRemediation', { path: { id: finding } })).ok().data.title,
    ),
  );
  expect(titles.toSorted()).toEqual([
    'Upgrade left to 1.2.0',
    'Upgrade left to 1.2.0',
    'Upgrade right to 2.0.3',
  ]);
  const { data: items } = (await admin()('listJobItems', { path: { id } })).ok();
  expect(new Set(items.map(({ link }) => link)).size).toBe(2);
});

it('takes the pull request that is open for the other finding of the component', async () => {
  for (const pull of ledger.pulls) pull.state = 'closed';
  await watchPullRequests(server.deps);
  const { data } = (await admin()('listFindings')).ok();
  const left = data.filter(({ attributes }) => attributes.component?.name === 'left');
  expect(left).toHaveLength(2);
  const open = async (finding: string) => {
    const { data: remediation } = (await admin()('getRemediation', { path: { id: finding } })).ok();
    const body = { remediation_id: remediation._id };
    return (await admin()('createPullRequest', { body })).ok();
  };
  const [one, other] = [await open(left[0]?.id ?? ''), await open(left[1]?.id ?? '')];
  expect(other).toEqual(one);
  const pulls = ledger.pulls.filter(({ state }) => state === 'open');
  expect(pulls).toHaveLength(1);
  expect(pulls[0]?.comments).toEqual([expect.stringMatching(/^This also fixes .*CVE-2026-/s)]);
  for (const { id } of left)
    expect((await admin()('getFinding', { path: { id } })).ok().data.attributes.status).toBe(
      'in_progress',
    );

  // Closed since the last check: another one is opened.
  for (const pull of ledger.pulls) pull.state = 'closed';
  await watchPullRequests(server.deps);
  await open(left[0]?.id ?? '');
  for (const pull of ledger.pulls) pull.state = 'closed';
  await open(left[1]?.id ?? '');
  expect(ledger.pulls.filter(({ state }) => state === 'open')).toHaveLength(1);
});
