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
import type { components } from '../../openapi/generated/paths.d.ts';
import { createFakeScanner } from '../../tests/support/server/fake-scanner.ts';
import { tarOf } from '../../tests/support/server/tar.ts';
import { startTestServer, type TestServer } from '../../tests/support/server/test-server.ts';
import { auditLog, jobs } from '../db/schema/operations.ts';
import { repositories, scans } from '../db/schema/repositories.ts';
import { inTenant } from '../db/tenancy.ts';
import { OutgoingError } from '../outgoing.ts';
import { startDueScans } from './regular.ts';

const files = {
  'src/a.ts': 'export const a = 1;\n',
  'package.json': '{"dependencies":{"minimist":"1.2.0"}}\n',
};
const forges = {
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
const hosts = ['github', 'gitlab', 'bitbucket_cloud', 'gitea'] as const;

const fakes = {
  trivy: createFakeScanner('trivy'),
  semgrep: createFakeScanner('semgrep'),
  gitleaks: createFakeScanner('gitleaks'),
  prowler: createFakeScanner('prowler'),
};

const trivyReport = (name: string, type: string, ids = ['CVE-2020-7598']) =>
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
  path.join(import.meta.dirname, '../../tests/reports/fixtures/ocsf.json'),
  'utf8',
);

type RegistryImageScanRequest = components['schemas']['RegistryImageScanRequest'];

let server: TestServer;
let internet: Internet;

beforeAll(async () => {
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
    config: { scanners: { path: '', programs, minutes: 1 } },
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
  internet.asked.length = 0;
});
afterEach(() => {
  internet.instead = undefined;
  server.deps.config.scanners.minutes = 1;
});

const admin = () => server.as('admin');
let count = 0;
const addRepository = async (
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
const scanned = async (id: string) =>
  (await admin()('listScans', { query: { repository: id } }))
    .ok()
    .data.map(({ attributes }) => attributes)
    .reverse();
const ask = async (id: string, kind: 'full' | 'sast' | 'sca' | 'secret' | 'iac' = 'full') =>
  (await admin()('requestRepositoryScan', { body: { repository_id: id, scan_type: kind } })).ok()
    .data;
const head = (host: (typeof hosts)[number]) =>
  commitOf(forges[host].repositories[0] ?? expect.fail('empty'), 'main');

describe.each(hosts)('a repository of %s', (host) => {
  it('is fetched, scanned by each installed scanner, and imported', async () => {
    const id = await addRepository(host);
    const first = await ask(id);
    expect(first.attributes).toMatchObject({
      status: 'queued',
      phase: 'waiting',
      tool_hint: 'trivy',
      branch: 'main',
      run: { kind: 'full', scanner: 'trivy', cause: 'request', subject: null },
    });
    await server.runJobs();
    const rows = await scanned(id);
    expect(
      rows.map(({ status, tool, commit, branch, error, run }) => [
        status,
        tool,
        commit,
        branch,
        error,
        run?.scanner,
        run?.id,
      ]),
    ).toEqual([
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

describe('a scan of a repository', () => {
  it('is one while it waits, however often it is asked for', async () => {
    const id = await addRepository();
    const [one, two] = [await ask(id, 'sast'), await ask(id, 'sast')];
    expect(two.id).toBe(one.id);
    expect((await ask(id, 'secret')).id).not.toBe(one.id);
    await server.runJobs();
    expect(
      (await scanned(id)).map(({ run }) => `${run?.kind ?? ''} ${run?.scanner ?? ''}`),
    ).toEqual(['sast semgrep', 'secret trivy', 'secret gitleaks']);
    expect((await ask(id, 'sast')).id).not.toBe(one.id);
    await server.runJobs();
  });

  it('shows as work that goes on, and in the audit log', async () => {
    const id = await addRepository();
    const scan = await ask(id, 'sast');
    const { data } = (await admin()('listJobs', { query: { kind: ['run_scanners'] } })).ok();
    expect(data[0]).toMatchObject({ kind: 'run_scanners', subject: { type: 'scan', id: scan.id } });
    const entries = await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.action, 'scans.start'), eq(auditLog.subjectId, scan.id))),
    );
    expect(entries).toHaveLength(1);
    await server.runJobs();
  });

  it('fails alone with its exit code and last words, while the others go on', async () => {
    const id = await addRepository();
    (
      await admin()('saveSemgrepCli', { body: { token: 'semgrep-secret-token', config: 'p/ci' } })
    ).ok();
    fakes.semgrep.behave({
      exitCode: 2,
      stderr: 'first\nfatal: token semgrep-secret-token refused\n',
    });
    await ask(id);
    await server.runJobs();
    const rows = await scanned(id);
    expect(rows.map(({ status }) => status)).toEqual(['succeeded', 'failed', 'succeeded']);
    expect(rows[1]?.error).toMatchObject({
      code: 'scanner_failed',
      type: 'scanner_ended',
      message: 'Semgrep ended with exit code 2.',
      facts: { scanner: 'Semgrep', exit_code: 2 },
    });
    expect(rows[1]?.error?.facts['output']).toMatch(/^first\nfatal: token .*refused$/);
    const [call] = fakes.semgrep.calls();
    expect(call?.env['SEMGREP_APP_TOKEN']).toBe('semgrep-secret-token');
    expect(call?.args).toEqual(expect.arrayContaining(['--config', 'p/ci']));
    expect(JSON.stringify(rows) + (call?.args.join(' ') ?? '')).not.toContain(
      'semgrep-secret-token',
    );
    const { data: told } = (await admin()('listNotifications')).ok();
    expect(told.some((one) => JSON.stringify(one).includes('scan_failed'))).toBe(true);
  });

  it('fails where a scanner leaves no report, a broken one, or takes too long', async () => {
    const id = await addRepository();
    fakes.semgrep.behave({});
    await ask(id, 'sast');
    await server.runJobs();
    fakes.semgrep.behave({ report: '{"results": [' });
    await ask(id, 'sast');
    await server.runJobs();
    fakes.semgrep.behave({ seconds: 60 });
    server.deps.config.scanners.minutes = 1 / 60;
    await ask(id, 'sast');
    await server.runJobs();
    expect(
      (await scanned(id)).map(({ status, error }) => [status, error?.code, error?.type]),
    ).toEqual([
      ['failed', 'scanner_failed', 'scanner_left_no_report'],
      ['failed', 'truncated_report', 'ends_in_value'],
      ['failed', 'scanner_timed_out', 'scanner_too_slow'],
    ]);
  }, 30_000);

  it('closes what is gone after a look at all, and nothing of the others after a look at one thing', async () => {
    const id = await addRepository();
    const counts = async () => (await scanned(id)).at(-1)?.counts;
    fakes.trivy.behave({
      report: trivyReport('/a', 'filesystem', ['CVE-2020-7598', 'CVE-2021-44906']),
    });
    await ask(id);
    await server.runJobs();
    fakes.trivy.behave({
      report: JSON.stringify({
        SchemaVersion: 2,
        ArtifactName: '/b',
        ArtifactType: 'filesystem',
        Results: null,
      }),
    });
    await ask(id, 'iac');
    await server.runJobs();
    expect(await counts()).toMatchObject({ fixed: 0 });
    fakes.trivy.behave({ report: trivyReport('/c', 'filesystem', ['CVE-2021-44906']) });
    await ask(id);
    await server.runJobs();
    expect((await scanned(id)).at(-3)?.counts).toMatchObject({ matched: 1, fixed: 1 });
  });

  it('says what its source host says, after having asked again where that may pass', async () => {
    const id = await addRepository();
    internet.instead = ({ url }) =>
      url.pathname.includes('/archive/') ? { status: 404, body: {} } : null;
    await ask(id, 'sast');
    await server.runJobs();
    const branchless = await addRepository('gitea', 'acme/web');
    internet.instead = ({ url }) =>
      url.pathname.includes('/branches/') ? { status: 404, body: {} } : null;
    await ask(branchless, 'sast');
    await server.runJobs();
    expect((await scanned(id))[0]?.error).toMatchObject({
      code: 'source_unavailable',
      type: 'source_refused',
      facts: { problem: 'host_not_found', host: 'Gitea' },
    });
    expect((await scanned(branchless))[0]?.error).toMatchObject({
      code: 'source_unavailable',
      type: 'branch_not_there',
      facts: { branch: 'main' },
    });

    const later = await addRepository();
    internet.instead = () => new OutgoingError('unreachable', 'cut');
    await ask(later, 'sast');
    await server.runJobs();
    expect((await scanned(later))[0]).toMatchObject({ status: 'running', error: null });
    internet.instead = undefined;
    await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx
        .update(jobs)
        .set({ runAt: new Date(0) })
        .where(eq(jobs.state, 'queued')),
    );
    await server.runJobs();
    expect((await scanned(later))[0]).toMatchObject({ status: 'succeeded' });
  });

  it('refuses an archive that climbs out, and leaves nothing', async () => {
    const id = await addRepository();
    internet.instead = ({ url }) =>
      url.pathname.includes('/archive/')
        ? { status: 200, body: gzipSync(tarOf({ 'a/../../../evil': Buffer.from('evil') })) }
        : null;
    await ask(id);
    await server.runJobs();
    const rows = await scanned(id);
    expect(new Set(rows.map(({ error }) => error?.type))).toEqual(
      new Set(['archive_entry_leads_outside']),
    );
    expect(fakes.trivy.calls()).toEqual([]);
    expect(existsSync(path.join(server.deps.config.dataDir, 'evil'))).toBe(false);
    expect(readdirSync(path.join(server.deps.config.dataDir, 'scanning'))).toEqual([]);
  });

  it('is begun anew after a server that died in it, without what was handed over', async () => {
    const id = await addRepository();
    const scan = await ask(id);
    const ofRun = eq(scans.runId, scan.attributes.run?.id ?? '');
    // As a killed server leaves it: the first report handed over and imported, the second scan under way.
    await inTenant(server.deps.db, server.people.admin, async (tx) => {
      await tx
        .update(scans)
        .set({ status: 'running', phase: 'scanning', generation: scan.id })
        .where(ofRun);
      await tx
        .update(scans)
        .set({ status: 'succeeded', phase: 'done', upload: null })
        .where(eq(scans.id, scan.id));
      await tx
        .update(jobs)
        .set({ state: 'running', attempts: 1, leaseOwner: scan.id, leaseUntil: new Date(0) })
        .where(eq(jobs.kind, 'run_scanners'));
    });
    await server.runJobs();
    expect((await scanned(id)).map(({ status }) => status)).toEqual([
      'succeeded',
      'succeeded',
      'succeeded',
    ]);
    expect(fakes.trivy.calls()).toEqual([]);
    expect(fakes.semgrep.calls()).toHaveLength(1);
  });

  it('is refused with a word where something is missing, or to whoever may not', async () => {
    const [byHand, elsewhere, mine] = [
      await addRepository('manual'),
      await addRepository('github'),
      await addRepository(),
    ];
    const refused = async (
      id: string,
      kind: 'full' | 'sast' = 'full',
      person: 'admin' | 'developer' | 'foreignAdmin' = 'admin',
    ) =>
      (
        await server.as(person)('requestRepositoryScan', {
          body: { repository_id: id, scan_type: kind },
        })
      ).problem();
    expect(await refused(byHand)).toMatchObject({ status: 422, code: 'no_source_host' });
    await admin()('updateRepository', {
      path: { id: elsewhere },
      body: { url: 'https://other.example/acme/x' },
    });
    expect(await refused(elsewhere)).toMatchObject({ status: 422, code: 'repository_elsewhere' });
    expect(await refused('01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b99')).toMatchObject({ status: 404 });
    expect(await refused(mine, 'full', 'foreignAdmin')).toMatchObject({ status: 404 });
    expect(await refused(mine, 'full', 'developer')).toMatchObject({ status: 403 });
    const { semgrep } = server.deps.config.scanners.programs;
    server.deps.config.scanners.programs.semgrep = 'off';
    expect(await refused(mine, 'sast')).toMatchObject({
      status: 422,
      code: 'no_scanner',
      facts: { programs: 'Semgrep' },
    });
    server.deps.config.scanners.programs.semgrep = semgrep;
    expect(await scanned(mine)).toEqual([]);
  });
});

describe('an image', () => {
  const image = { platform: 'github_ghcr', image: 'api', tag: '1.4.2', user: 'acme' } as const;
  const scanImage = (body: RegistryImageScanRequest) =>
    admin()('createRegistryImageScan', { body });

  it('gets a repository at its first scan, which keeps its credentials for the next', async () => {
    fakes.trivy.behave({ report: trivyReport('ghcr.io/acme/api:1.4.2', 'container_image') });
    const first = (
      await scanImage({ ...image, username: 'bot', token: 'registry-secret-token' })
    ).ok().data;
    expect(first.attributes).toMatchObject({
      target: 'image:ghcr.io/acme/api',
      repository: { nickname: 'ghcr.io/acme/api' },
      run: { kind: 'image', subject: 'ghcr.io/acme/api:1.4.2', scanner: 'trivy' },
    });
    await server.runJobs();
    expect(fakes.trivy.calls()[0]?.env).toMatchObject({
      TRIVY_USERNAME: 'bot',
      TRIVY_PASSWORD: 'registry-secret-token',
    });
    const second = (await scanImage({ ...image, username: 'bot', tag: '1.5.0' })).ok().data;
    expect(second.attributes.repository).toEqual(first.attributes.repository);
    await server.runJobs();
    expect(fakes.trivy.calls()[1]?.env['TRIVY_PASSWORD']).toBe('registry-secret-token');
    const rows = await scanned(first.attributes.repository.id);
    expect(rows.map(({ status, counts, subject }) => [status, counts.new, subject])).toEqual([
      ['succeeded', 1, 'ghcr.io/acme/api'],
      ['succeeded', 0, 'ghcr.io/acme/api'],
    ]);
    expect(
      JSON.stringify(rows) + JSON.stringify(fakes.trivy.calls().map(({ args }) => args)),
    ).not.toContain('registry-secret-token');
    expect((await admin()('listScans', { query: { kind: ['image'] } })).ok().data).toHaveLength(2);
  });

  it('belongs to the repository that says so', async () => {
    const id = await addRepository();
    await admin()('updateContainerSpec', {
      path: { id },
      body: {
        platform: 'docker_hub',
        namespace: 'acme',
        image: 'shop',
        tag: '1',
        username: 'bot',
        password: 'hub-secret',
      },
    });
    const scan = (
      await scanImage({
        platform: 'docker_hub',
        namespace: 'acme',
        image: 'shop',
        tag: '2',
        username: 'bot',
      })
    ).ok().data;
    expect(scan.attributes.repository.id).toBe(id);
    await server.runJobs();
    expect(fakes.trivy.calls()[0]?.env['TRIVY_PASSWORD']).toBe('hub-secret');
  });

  it('of another registry is not offered the credentials of the first', async () => {
    const id = await addRepository();
    const jfrog = {
      platform: 'jfrog_artifactory',
      domain: 'acme.jfrog.example',
      repo: 'docker',
      image: 'api',
      tag: '1',
      username: 'bot',
    } as const;
    await admin()('updateContainerSpec', {
      path: { id },
      body: { ...jfrog, password: 'jfrog-secret' },
    });
    expect(
      (
        await admin()('updateContainerSpec', {
          path: { id },
          body: { ...jfrog, domain: 'evil.example' },
        })
      ).ok().data.isConfigured,
    ).toBe(false);
  });

  it('is refused where its name is none, its registry is inside, or its cloud is not connected', async () => {
    expect((await scanImage({ ...image, image: '--config' })).problem()).toMatchObject({
      status: 422,
      detail: [{ type: 'not_valid', loc: ['body', 'image'] }],
    });
    expect(
      (
        await scanImage({
          platform: 'jfrog_artifactory',
          domain: '127.0.0.1',
          repo: 'a',
          image: 'b',
          tag: '1',
        })
      ).problem(),
    ).toMatchObject({ status: 422, code: 'forbidden_address' });
    expect(
      (
        await scanImage({
          platform: 'aws_ecr',
          account_id: '123456789012',
          region: 'eu-west-1',
          repo: 'a',
          image: 'b',
          tag: '1',
        })
      ).problem(),
    ).toMatchObject({ status: 422, code: 'cloud_not_connected' });
    const kept = await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx
        .select()
        .from(repositories)
        .where(eq(repositories.homeOf, 'image:123456789012.dkr.ecr.eu-west-1.amazonaws.com/a/b')),
    );
    expect(kept).toEqual([]);
  });
});

describe('a cloud', () => {
  it('is scanned with its connector, and has one home', async () => {
    const values = { access_key_id: 'AKIAEXAMPLE000000000', secret_access_key: 'aws-secret-value' };
    expect(
      (await admin()('createCloudScan', { body: { provider: 'aws' } })).problem(),
    ).toMatchObject({ status: 422, code: 'cloud_not_connected', facts: { cloud: 'AWS' } });
    await admin()('saveConnector', { body: { key: 'aws', values } });
    const first = (await admin()('createCloudScan', { body: { provider: 'aws' } })).ok().data;
    await server.runJobs();
    const second = (
      await admin()('createCloudScan', { body: { provider: 'aws', regions: ['eu-west-1'] } })
    ).ok().data;
    await server.runJobs();
    expect(second.attributes.repository).toEqual(first.attributes.repository);
    const rows = await scanned(first.attributes.repository.id);
    expect(rows.map(({ status, complete, run }) => [status, complete, run?.subject])).toEqual([
      ['succeeded', true, 'aws'],
      ['succeeded', false, 'aws'],
    ]);
    expect(rows[0]?.counts.new).toBeGreaterThan(0);
    const [call] = fakes.prowler.calls();
    expect(call?.env).toMatchObject({ AWS_SECRET_ACCESS_KEY: 'aws-secret-value' });
    expect(JSON.stringify(rows) + (call?.args.join(' ') ?? '')).not.toContain('aws-secret-value');
  });

  it('is refused a region that is none, and Oracle one without', async () => {
    expect(
      (
        await admin()('createCloudScan', {
          body: { provider: 'aws', regions: ['eu-west-1', '--profile'] },
        })
      ).problem(),
    ).toMatchObject({ status: 422, detail: [{ loc: ['body', 'regions', '1'] }] });
    expect(
      (await admin()('createCloudScan', { body: { provider: 'oracle_oci' } })).problem(),
    ).toMatchObject({ status: 422, detail: [{ type: 'required', loc: ['body', 'regions'] }] });
    expect(
      (await server.as('developer')('createCloudScan', { body: { provider: 'aws' } })).problem(),
    ).toMatchObject({ status: 403 });
  });
});

describe('scans that begin by themselves', () => {
  const settings = async (body: { schedule_scan?: 'off' | 'daily'; autonomous_scan?: boolean }) =>
    (await admin()('updateClient', { body, headers: { 'if-match': '*' } })).ok();
  const others = () =>
    inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.update(repositories).set({ active: false }),
    );

  it('come when the schedule is due, once', async () => {
    await others();
    const id = await addRepository();
    expect(await startDueScans(server.deps)).toBe(0);
    await settings({ schedule_scan: 'daily' });
    expect(await startDueScans(server.deps)).toBe(1);
    expect(await startDueScans(server.deps)).toBe(0);
    await server.runJobs();
    expect(
      (await scanned(id)).map(({ status, requested_by: person, run }) => [
        status,
        person,
        run?.cause,
      ]),
    ).toEqual(Array.from({ length: 3 }, () => ['succeeded', null, 'schedule']));
    const tomorrow = { ...server.deps, now: () => new Date(Date.now() + 86_400_000) };
    expect(await startDueScans(tomorrow)).toBe(1);
    await server.runJobs();
    await settings({ schedule_scan: 'off' });
  });

  it('come when the default branch has changed', async () => {
    await others();
    await settings({ autonomous_scan: true });
    const id = await addRepository('gitlab');
    expect(await startDueScans(server.deps)).toBe(1);
    await server.runJobs();
    expect(await startDueScans(server.deps)).toBe(0);
    const repository = forges.gitlab.repositories[0] ?? expect.fail('empty');
    branchOff(repository, 'main', 'main', [['src/b.ts', 'export const b = 2;\n']], 'more');
    expect(await startDueScans(server.deps)).toBe(1);
    await server.runJobs();
    const rows = await scanned(id);
    expect(rows.map(({ run }) => run?.cause)).toEqual(Array.from({ length: 6 }, () => 'change'));
    expect(rows[3]?.commit).toBe(head('gitlab'));
    await settings({ autonomous_scan: false });
  });
});
