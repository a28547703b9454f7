// From reports to closed findings: five upgrades and a fix of moved code, in one pull request whose
// branch `npm ci` can install. npm, Git and the scanner programs are processes; registry, Git
// server and source host run on this machine.
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../server/platform/config/config.ts';
import { createOutgoingClient } from '../../server/platform/outgoing/outgoing.ts';
import { watchPullRequests } from '../../server/domains/remediation/pull-requests/watch-pull-requests.ts';
import { commitOf, createForge } from '../support/server/hosts/forge.ts';
import { fakeGithub } from '../support/server/hosts/github.ts';
import { type GitServer, startGitServer } from '../support/server/hosts/git-server.ts';
import { createInternet } from '../support/server/hosts/internet.ts';
import {
  createLookingSemgrep,
  createLookingTrivy,
  type LookingScanner,
} from '../support/server/looking-scanner.ts';
import { type NpmRegistry, startNpmRegistry } from '../support/server/registries/npm-registry.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { upload } from '../support/server/upload.ts';

const names = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'];
const manifest = `${JSON.stringify(
  {
    name: 'app',
    version: '1.0.0',
    dependencies: Object.fromEntries(names.map((name) => [name, '^1.0.0'])),
  },
  null,
  2,
)}\n`;
const scannedCode = 'import yaml\n\ndef read(y):\n    return yaml.load(y)\n';
const movedCode = `# one\n# two\n${scannedCode}`;
const fixedCode = movedCode.replace('yaml.load', 'yaml.safe_load');

const work = mkdtempSync(path.join(tmpdir(), 'parapet-loop-'));
/** Asynchronous, because the registry in this process must respond meanwhile. */
const npm = (folder: string, ...args: string[]) =>
  promisify(execFile)('npm', [...args, '--no-audit', '--no-fund', '--no-update-notifier'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: work, npm_config_registry: `${registry.url}/` },
  });

const real = createOutgoingClient({ allowed: ['127.0.0.1'] });
const forge = createForge({});
const [ledger = expect.fail('no repository')] = forge.repositories;
const internet = createInternet([fakeGithub(forge)]);
let registry: NpmRegistry;
let git: GitServer;
let trivy: LookingScanner;
let semgrep: LookingScanner;
let server: TestServer;
const repositories = new Map<string, string>();
const admin = () => server.as('admin');

/** The report of a scanner's program for a folder. */
const reportOf = (program: LookingScanner, folder: string): string => {
  const file = path.join(work, 'report.json');
  execFileSync(program.program, ['--output', file, '.'], { cwd: folder });
  return readFileSync(file, 'utf8');
};
const addFixes = (report: string): string => {
  const { results, ...rest } = JSON.parse(report) as { results: { extra: object }[] };
  const fix = 'yaml.safe_load(';
  return JSON.stringify({
    ...rest,
    results: results.map((result) => ({ ...result, extra: { ...result.extra, fix } })),
  });
};
const addVersions = (report: string): string =>
  report.replaceAll('"Severity"', '"FixedVersion":"1.0.1","Severity"');
const folderWith = (name: string, files: Iterable<readonly [string, string]>): string => {
  const folder = path.join(work, name);
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
};
const scan = async (repository: string, folder: string, commit: string) => {
  const id = repositories.get(repository) ?? expect.fail(repository);
  const trivyReport = addVersions(reportOf(trivy, folder));
  await upload(admin(), id, trivyReport, { ext: 'json', tool: 'trivy', commit });
  await server.runJobs();
  const semgrepReport = addFixes(reportOf(semgrep, folder));
  await upload(admin(), id, semgrepReport, { ext: 'json', tool: 'semgrep', commit });
  await server.runJobs();
};
const findingsOf = async (repository: string) => {
  const id = repositories.get(repository) ?? expect.fail(repository);
  const { data } = (
    await admin()('listFindings', { query: { repository: [id], page_size: 50 } })
  ).ok();
  return data;
};
const statusesOf = async (repository: string) =>
  (await findingsOf(repository)).map(({ attributes }) => attributes.status);
const propose = async (findings: readonly string[]) => {
  const { job_id: id } = (
    await admin()('generatePatches', {
      body: {
        findings: [...findings],
        locale: 'en',
        apply_pr: true,
        pull_request_per: 'repository',
      },
    })
  ).ok();
  await server.runJobs();
  return (await admin()('getJob', { path: { id } })).ok().data.result;
};

beforeAll(async () => {
  registry = await startNpmRegistry(
    Object.fromEntries(names.map((name) => [name, { '1.0.0': {}, '1.0.1': {} }])),
    { isInstallable: true },
  );
  trivy = createLookingTrivy(
    Object.fromEntries(names.map((name, at) => [name, { '1.0.0': `CVE-2026-${1001 + at}` }])),
  );
  semgrep = createLookingSemgrep({ 'yaml-load': 'yaml.load(' });
  // A lock file from the time when 1.0.0 was the newest version.
  const locked = manifest.replaceAll('^1.0.0', '1.0.0');
  const made = folderWith('made', [['package.json', locked]]);
  await npm(made, 'install', '--package-lock-only', '--ignore-scripts');
  const lock = readFileSync(path.join(made, 'package-lock.json'), 'utf8').replaceAll(
    /("(?:alpha|beta|gamma|delta|epsilon)": )"1\.0\.0"/g,
    '$1"^1.0.0"',
  );
  const files = [
    ['package.json', manifest],
    ['package-lock.json', lock],
  ] as const;
  ledger.branches.set('scanned', new Map([...files, ['app.py', scannedCode]]));
  ledger.branches.set('main', new Map([...files, ['app.py', movedCode]]));
  git = await startGitServer(ledger);
  git.publish();
  const { registries } = readConfig({ PARAPET_REGISTRIES: `npm=${registry.url}` });
  const { scanners } = readConfig({
    PATH: process.env['PATH'] ?? '',
    PARAPET_TRIVY: trivy.program,
    PARAPET_SEMGREP: semgrep.program,
  });
  server = await startTestServer({
    config: { registries, scanners },
    deps: {
      outgoing: {
        ...internet,
        connect: real.connect,
        request: (url, request) =>
          (url.startsWith(registry.url) ? real : internet).request(url, request),
      },
    },
  });
  await admin()('saveToken', { body: { source_control: 'github', token: 'good-token' } });
  for (const { fullName } of forge.repositories) {
    const { data } = (
      await admin()('createRepositoryWithList', {
        body: {
          source_control: 'github',
          data: [{ nickname: fullName, url: `https://github.com/${fullName}`, branch: 'main' }],
        },
      })
    ).ok();
    repositories.set(fullName, data[0]?.id ?? expect.fail('not added'));
  }
});
afterAll(async () => {
  await server.close();
  await real.close();
  registry.close();
  git.close();
  trivy.remove();
  semgrep.remove();
  rmSync(work, { recursive: true, force: true });
});

it('closes five vulnerabilities and a flaw of moved code by one pull request', async () => {
  const scanned = ledger.branches.get('scanned') ?? expect.fail('no commit');
  await scan(ledger.fullName, folderWith('scanned', scanned), commitOf(ledger, 'scanned'));
  const findings = await findingsOf(ledger.fullName);
  expect(findings).toHaveLength(6);

  expect(await propose(findings.map(({ id }) => id))).toMatchObject({ done: 6, failed: 0 });
  expect(ledger.pulls).toHaveLength(1);
  const [pull = expect.fail('no pull request')] = ledger.pulls;
  expect(await statusesOf(ledger.fullName)).toEqual(Array(6).fill('in_progress'));
  expect(pull.body).toContain('Trivy ran on the changed files');
  expect(pull.body).toContain('It finds `yaml-load` 1 → 0 times, and nothing new.');
  expect(pull.body).not.toContain('Before merging');

  git.publish();
  await git.git(work, 'clone', '--quiet', '--branch', pull.head, git.url, 'clone');
  const clone = path.join(work, 'clone');
  await npm(clone, 'ci', '--ignore-scripts');
  for (const name of names)
    expect(readFileSync(path.join(clone, 'node_modules', name, 'index.js'), 'utf8')).toContain(
      '1.0.1',
    );
  expect(readFileSync(path.join(clone, 'app.py'), 'utf8')).toBe(fixedCode);
  expect((await git.git(clone, 'diff', '--name-only', 'origin/main', 'HEAD')).split('\n')).toEqual([
    'app.py',
    'package-lock.json',
    'package.json',
    '',
  ]);

  await git.git(clone, 'checkout', '--quiet', 'main');
  await git.git(clone, 'merge', '--quiet', '--no-ff', '-m', 'Merge', pull.head);
  await git.git(clone, 'push', '--quiet', 'origin', 'main');
  const merged = git.filesOf('main');
  ledger.branches.set('main', merged);
  pull.state = 'merged';
  await watchPullRequests(server.deps);
  expect(await statusesOf(ledger.fullName)).toEqual(Array(6).fill('in_progress'));

  await scan(ledger.fullName, folderWith('merged', merged), commitOf(ledger, 'main'));
  expect(await statusesOf(ledger.fullName)).toEqual(Array(6).fill('fixed'));
});
