import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { fakeBitbucketPages, fakeCodeload } from './hosts/archives.ts';
import { fakeBitbucket } from './hosts/bitbucket.ts';
import { commitOf, createForge } from './hosts/forge.ts';
import { fakeGitea } from './hosts/gitea.ts';
import { fakeGithub } from './hosts/github.ts';
import { fakeGitlab } from './hosts/gitlab.ts';
import { createInternet, type Internet } from './hosts/internet.ts';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { createFakeScanner } from './fake-scanner.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export const files = {
  'src/a.ts': 'export const a = 1;\n',
  'package.json': '{"dependencies":{"minimist":"1.2.0"}}\n',
};
export const forges = {
  github: createForge(files),
  gitlab: createForge(files),
  bitbucket_cloud: createForge(files),
  gitea: createForge(files),
};
const webs = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
  bitbucket_cloud: 'https://bitbucket.org',
  gitea: 'https://git.acme.example',
};
export const hosts = ['github', 'gitlab', 'bitbucket_cloud', 'gitea'] as const;

const createFakes = () => ({
  trivy: createFakeScanner('trivy'),
  semgrep: createFakeScanner('semgrep'),
  gitleaks: createFakeScanner('gitleaks'),
  prowler: createFakeScanner('prowler'),
});
export let fakes: ReturnType<typeof createFakes>;

export const trivyReport = (name: string, type: string, ids = ['CVE-2020-7598']) =>
  JSON.stringify({
    SchemaVersion: 2,
    ArtifactName: name,
    ArtifactType: type,
    Results: [
      {
        Target: 'package.json',
        Class: 'lang-pkgs',
        Type: 'npm',
        Vulnerabilities: ids.map((id) => ({
          VulnerabilityID: id,
          PkgName: 'minimist',
          InstalledVersion: '1.2.0',
          FixedVersion: '1.2.2',
          Severity: 'MEDIUM',
          Title: 'minimist: prototype pollution',
        })),
      },
    ],
  });
const semgrepReport = JSON.stringify({
  version: '1.102.0',
  errors: [],
  paths: { scanned: ['src/a.ts'] },
  results: [
    {
      check_id: 'ts.inject',
      path: 'src/a.ts',
      start: { line: 1, col: 1 },
      end: { line: 1, col: 9 },
      extra: { message: 'Do not.', severity: 'ERROR', metadata: {}, lines: 'export const a = 1;' },
    },
  ],
});
const gitleaksReport = '[]';
const prowlerReport = readFileSync(
  path.join(import.meta.dirname, '../../reports/fixtures/ocsf.json'),
  'utf8',
);

export type RegistryImageScanRequest = components['schemas']['RegistryImageScanRequest'];

export let server: TestServer;
export let internet: Internet;

export const admin = () => server.as('admin');
let count = 0;
export const addRepository = async (
  host: (typeof hosts)[number] | 'manual' = 'gitea',
  name = 'acme/ledger-api',
): Promise<string> => {
  count += 1;
  const url = host === 'manual' ? null : `${webs[host]}/${name}`;
  const {
    data: [repository],
  } = (
    await admin()('createRepositoryWithList', {
      body: {
        source_control: host,
        data: [{ nickname: `repository-${count}`, url, branch: 'main' }],
      },
    })
  ).ok();
  return repository?.id ?? expect.fail('not added');
};
export const scanned = async (id: string) =>
  (await admin()('listScans', { query: { repository: id } }))
    .ok()
    .data.map(({ attributes }) => attributes)
    .reverse();
export const ask = async (id: string, kind: 'full' | 'sast' | 'sca' | 'secret' | 'iac' = 'full') =>
  (await admin()('requestRepositoryScan', { body: { repository_id: id, scan_type: kind } })).ok()
    .data;
export const head = (host: (typeof hosts)[number]) =>
  commitOf(forges[host].repositories[0] ?? expect.fail('empty'), 'main');

/** Starts a server with fakes of each scanner and source host. */
export const useScanners = () => {
  beforeAll(async () => {
    fakes = createFakes();
    internet = createInternet([
      fakeGithub(forges.github),
      fakeCodeload(forges.github),
      fakeGitlab(forges.gitlab),
      fakeBitbucket(forges.bitbucket_cloud),
      fakeBitbucketPages(forges.bitbucket_cloud),
      fakeGitea(forges.gitea),
    ]);
    const programs = {
      trivy: fakes.trivy.program,
      semgrep: fakes.semgrep.program,
      gitleaks: fakes.gitleaks.program,
      prowler: fakes.prowler.program,
    };
    server = await startTestServer({
      deps: { outgoing: internet },
      worker: { leaseSeconds: 6 },
      config: {
        scanners: { path: '', programs, minutes: 1, atOnce: 1, sandbox: 'off', hosts: [] },
      },
    });
    for (const host of hosts)
      await admin()('saveToken', {
        body: {
          source_control: host,
          token: 'good-token',
          ...(host === 'gitea' && { url: webs.gitea }),
        },
      });
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
    internet.requests.length = 0;
  });
  afterEach(() => {
    internet.instead = undefined;
    server.deps.config.scanners.minutes = 1;
  });
};
