import { afterAll, beforeAll, expect, it } from 'vitest';
import { createForge } from '../../../../tests/support/server/hosts/forge.ts';
import { fakeGithub } from '../../../../tests/support/server/hosts/github.ts';
import { createInternet } from '../../../../tests/support/server/hosts/internet.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { trivy } from '../../../../tests/support/server/trivy.ts';
import { upload } from '../../../../tests/support/server/upload.ts';

const manifest =
  '{\n  "dependencies": {\n    "left": "1.0.0",\n    "right": "^2.0.0",\n    "far": "1.4.0"\n  }\n}\n';
const forge = createForge({ 'package.json': manifest });
const [ledger = expect.fail('no repository')] = forge.repositories;

let server: TestServer;
const admin = () => server.as('admin');
beforeAll(async () => {
  server = await startTestServer({ deps: { outgoing: createInternet([fakeGithub(forge)]) } });
  await admin()('saveToken', { body: { source_control: 'github', token: 'good-token' } });
  const data = [{ nickname: 'ledger', url: 'https://github.com/acme/ledger-api', branch: 'main' }];
  const added = (
    await admin()('createRepositoryWithList', { body: { source_control: 'github', data } })
  ).ok();
  const { id } = added.data[0] ?? expect.fail('not added');
  const report = trivy(
    [
      { id: 'CVE-2026-1', name: 'left', installed: '1.0.0', fixed: '1.0.1' },
      { id: 'CVE-2026-2', name: 'right', installed: '2.0.0', fixed: '2.3.0' },
      { id: 'CVE-2026-3', name: 'far', installed: '1.4.0', fixed: '3.0.0' },
    ],
    'package.json',
  );
  await upload(admin(), id, report, { ext: 'json', tool: 'trivy' });
  await admin()('updatePullRequestSettings', {
    path: { id },
    body: {
      ...{ draft: false, labels: [], max_open: null, per: 'major' },
      ...{ reviewers: 'none', reviewer_names: [] },
    },
    headers: { 'if-match': '*' },
  });
  await server.runJobs();
});
afterAll(() => server.close());

it('opens minor and patch upgrades together and a major one alone, as the rule says', async () => {
  const findings = (await admin()('listFindings')).ok().data.map(({ id }) => id);
  await admin()('generatePatches', { body: { findings, apply_pr: true } });
  await server.runJobs();
  const changed = ledger.pulls.map(({ head }) => ledger.branches.get(head)?.get('package.json'));
  expect(changed.toSorted()).toEqual([
    manifest.replace('1.4.0', '3.0.0'),
    manifest.replace('1.0.0', '1.0.1').replace('2.0.0', '2.3.0'),
  ]);
});
