import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { createForge } from '../../../../tests/support/server/hosts/forge.ts';
import { fakeGithub } from '../../../../tests/support/server/hosts/github.ts';
import { createInternet } from '../../../../tests/support/server/hosts/internet.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { trivy } from '../../../../tests/support/server/trivy.ts';
import { upload } from '../../../../tests/support/server/upload.ts';
import { watchPullRequests } from './watch-pull-requests.ts';

const manifest =
  '{\n  "dependencies": {\n    "left": "1.0.0",\n    "right": "^2.0.0",\n    "far": "1.4.0"\n  }\n}\n';
const forge = createForge({ 'package.json': manifest, 'web/package.json': manifest });
const [ledger = expect.fail('no repository')] = forge.repositories;

let server: TestServer;
let repository = '';
const admin = () => server.as('admin');
const vulnerabilities = [
  { id: 'CVE-2026-1', name: 'left', installed: '1.0.0', fixed: '1.0.1' },
  { id: 'CVE-2026-2', name: 'right', installed: '2.0.0', fixed: '2.3.0' },
  { id: 'CVE-2026-3', name: 'far', installed: '1.4.0', fixed: '3.0.0' },
];
const bring = async (file: string) => {
  await upload(admin(), repository, trivy(vulnerabilities, file), {
    ...{ ext: 'json', tool: 'trivy', complete: 'false' },
  });
  await server.runJobs();
  const { data } = (await admin()('listFindings', { query: { file } })).ok();
  return data.map(({ id }) => id);
};
const save = (change: Partial<components['schemas']['PullRequestSettingsRequest']>) =>
  admin()('updatePullRequestSettings', {
    path: { id: repository },
    body: {
      ...{ draft: false, labels: [], max_open: null, per: 'major' },
      ...{ reviewers: 'none', reviewer_names: [], ...change },
    },
    headers: { 'if-match': '*' },
  });
const changedFiles = (file: string) =>
  ledger.pulls.map(({ head }) => ledger.branches.get(head)?.get(file));

beforeAll(async () => {
  server = await startTestServer({ deps: { outgoing: createInternet([fakeGithub(forge)]) } });
  await admin()('saveToken', { body: { source_control: 'github', token: 'good-token' } });
  const data = [{ nickname: 'ledger', url: 'https://github.com/acme/ledger-api', branch: 'main' }];
  const added = (
    await admin()('createRepositoryWithList', { body: { source_control: 'github', data } })
  ).ok();
  const { id } = added.data[0] ?? expect.fail('not added');
  repository = id;
});
afterAll(() => server.close());

it('opens minor and patch upgrades together and a major one alone, as the rule says', async () => {
  (await save({})).ok();
  const findings = await bring('package.json');
  await admin()('generatePatches', { body: { findings, apply_pr: true } });
  await server.runJobs();
  expect(changedFiles('package.json').toSorted()).toEqual([
    manifest.replace('1.4.0', '3.0.0'),
    manifest.replace('1.0.0', '1.0.1').replace('2.0.0', '2.3.0'),
  ]);
});

it('opens all that goes together by itself, where there is room for one', async () => {
  for (const pull of ledger.pulls) pull.state = 'closed';
  await watchPullRequests(server.deps);
  const findings = await bring('web/package.json');
  expect(findings).toHaveLength(3);
  await admin()('generatePatches', { body: { findings } });
  await server.runJobs();
  (await save({ per: 'repository', max_open: 1, opens_by_itself: true })).ok();
  await watchPullRequests(server.deps);
  await server.runJobs();
  expect(ledger.pulls.filter(({ state }) => state === 'open')).toHaveLength(1);
  expect(changedFiles('web/package.json').at(-1)).toBe(
    manifest.replace('1.0.0', '1.0.1').replace('2.0.0', '2.3.0').replace('1.4.0', '3.0.0'),
  );
});
