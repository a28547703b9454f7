import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeBitbucketPages, fakeCodeload } from '../../tests/support/server/hosts/archives.ts';
import { fakeBitbucket } from '../../tests/support/server/hosts/bitbucket.ts';
import { branchOff, commitOf, createForge } from '../../tests/support/server/hosts/forge.ts';
import { fakeGitea } from '../../tests/support/server/hosts/gitea.ts';
import { fakeGithub } from '../../tests/support/server/hosts/github.ts';
import { fakeGitlab } from '../../tests/support/server/hosts/gitlab.ts';
import { createInternet, type Internet } from '../../tests/support/server/hosts/internet.ts';
import { createFakeScanner } from '../../tests/support/server/fake-scanner.ts';
import { tarOf } from '../../tests/support/server/tar.ts';
import { startTestServer, type TestServer } from '../../tests/support/server/test-server.ts';
import { readConfig } from '../config.ts';
import { auditLog, jobs } from '../db/schema/operations.ts';
import { repositories, scans } from '../db/schema/repositories.ts';
import { inTenant } from '../db/tenancy.ts';
import { OutgoingError } from '../outgoing.ts';

const files = { 'src/a.ts': 'export const a = 1;\n', 'package.json': '{"dependencies":{"minimist":"1.2.0"}}\n' };
const forges = { github: createForge(files), gitlab: createForge(files), bitbucket_cloud: createForge(files), gitea: createForge(files) };
const webs = { github: 'https://github.com', gitlab: 'https://gitlab.com', bitbucket_cloud: 'https://bitbucket.org', gitea: 'https://git.acme.example' };
const hosts = ['github', 'gitlab', 'bitbucket_cloud', 'gitea'] as const;

const fakes = { trivy: createFakeScanner('trivy'), semgrep: createFakeScanner('semgrep'), gitleaks: createFakeScanner('gitleaks'), prowler: createFakeScanner('prowler') };

const trivyReport = (name: string, type: string, ids = ['CVE-2020-7598']) => JSON.stringify({
  SchemaVersion: 2, ArtifactName: name, ArtifactType: type,
  Results: [{ Target: 'package.json', Class: 'lang-pkgs', Type: 'npm', Vulnerabilities: ids.map((id) => ({ VulnerabilityID: id, PkgName: 'minimist', InstalledVersion: '1.2.0', FixedVersion: '1.2.2', Severity: 'MEDIUM', Title: 'minimist: prototype pollution' })) }],
});
const semgrepReport = JSON.stringify({ version: '1.102.0', errors: [], paths: { scanned: ['src/a.ts'] }, results: [{ check_id: 'ts.inject', path: 'src/a.ts', start: { line: 1, col: 1 }, end: { line: 1, col: 9 }, extra: { message: 'Do not.', severity: 'ERROR', metadata: {}, lines: 'export const a = 1;' } }] });
const gitleaksReport = '[]';
const prowlerReport = readFileSync(path.join(import.meta.dirname, '../../tests/reports/fixtures/ocsf.json'), 'utf8');

let server: TestServer;
let internet: Internet;

beforeAll(async () => {
  internet = createInternet([fakeGithub(forges.github), fakeCodeload(forges.github), fakeGitlab(forges.gitlab), fakeBitbucket(forges.bitbucket_cloud), fakeBitbucketPages(forges.bitbucket_cloud), fakeGitea(forges.gitea)]);
  const programs = { trivy: fakes.trivy.program, semgrep: fakes.semgrep.program, gitleaks: fakes.gitleaks.program, prowler: fakes.prowler.program };
  server = await startTestServer({ deps: { outgoing: internet }, config: { scanners: { path: '', programs, minutes: 1 } } });
  for (const host of hosts) await admin()('saveToken', { body: { source_control: host, token: 'good-token', ...(host === 'gitea' && { url: webs.gitea }) } });
});
afterAll(async () => {
  await server.close();
  for (const fake of Object.values(fakes)) fake.remove();
});
beforeEach(() => {
  fakes.trivy.behave({ report: trivyReport('/somewhere', 'filesystem') });
  fakes.semgrep.behave({ report: semgrepReport });
  fakes.gitleaks.behave({ report: gitleaksReport });
  fakes.prowler.behave({ report: prowlerReport });
  internet.asked.length = 0;
});
afterEach(() => {
  internet.instead = undefined;
  server.deps.config.scanners.minutes = 1;
});

const admin = () => server.as('admin');
let count = 0;
const addRepository = async (host: (typeof hosts)[number] | 'manual' = 'gitea', name = 'acme/ledger-api'): Promise<string> => {
  count += 1;
  const url = host === 'manual' ? null : `${webs[host]}/${name}`;
  const { data: [repository] } = (await admin()('createRepositoryWithList', { body: { source_control: host, data: [{ nickname: `repository-${count}`, url, branch: 'main' }] } })).ok();
  return repository?.id ?? expect.fail('not added');
};
const scanned = async (id: string) => (await admin()('listScans', { query: { repository: id } })).ok().data.map(({ attributes }) => attributes).reverse();
const ask = async (id: string, kind: 'full' | 'sast' | 'sca' | 'secret' | 'iac' = 'full') => (await admin()('requestRepositoryScan', { body: { repository_id: id, scan_type: kind } })).ok().data;
const head = (host: (typeof hosts)[number]) => commitOf(forges[host].repositories[0] ?? expect.fail('empty'), 'main');

describe.each(hosts)('a repository of %s', (host) => {
  it('is fetched, scanned by each installed scanner, and imported', async () => {
    const id = await addRepository(host);
    const first = await ask(id);
    expect(first.attributes).toMatchObject({ status: 'queued', phase: 'waiting', tool_hint: 'trivy', branch: 'main', run: { kind: 'full', scanner: 'trivy', cause: 'request', subject: null } });
    await server.runJobs();
    const rows = await scanned(id);
    expect(rows.map(({ status, tool, commit, branch, error, run }) => [status, tool, commit, branch, error, run?.scanner, run?.id])).toEqual([
      ['succeeded', 'Trivy', head(host), 'main', null, 'trivy', first.attributes.run?.id],
      ['succeeded', 'Semgrep', head(host), 'main', null, 'semgrep', first.attributes.run?.id],
      ['succeeded', 'Gitleaks', head(host), 'main', null, 'gitleaks', first.attributes.run?.id],
    ]);
    expect(rows.map(({ counts }) => counts.new)).toEqual([1, 1, 0]);
    expect(fakes.semgrep.calls()[0]?.files).toEqual(files);
    expect(fakes.trivy.calls()[0]?.files).toEqual(files);
    // Nothing of it stays.
    expect(readdirSync(path.join(server.deps.config.dataDir, 'scanning'))).toEqual([]);
  });
});
