// A pull request that is updated to its base, with a real Git server: maintainers push over HTTP,
// and Git decides what a branch contains, what it is based on and what conflicts.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchPullRequests } from '../../server/domains/remediation/pull-requests/watch-pull-requests.ts';
import { full } from '../support/server/full.ts';
import { createForge, type FakeHost } from '../support/server/hosts/forge.ts';
import { gitGithub } from '../support/server/hosts/git-github.ts';
import { type GitServer, startGitServer } from '../support/server/hosts/git-server.ts';
import { createInternet } from '../support/server/hosts/internet.ts';
import { report } from '../support/server/source-host-suite.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { upload } from '../support/server/upload.ts';

/** Enough context around the flaw for Git to distinguish changes. */
const flawed = [
  '// What users look for.',
  'export const find = (input) => {',
  '  run(input);',
  '};',
  '',
  ...Array.from({ length: 12 }, (_, at) => `export const limit${at} = ${at};`),
  '',
].join('\n');
const fixed = (text: string) => text.replace('run(input);', 'run(escape(input))');

const work = mkdtempSync(path.join(tmpdir(), 'parapet-update-'));
const clone = path.join(work, 'clone');
const forge = createForge({ 'src/a.ts': flawed, 'src/b.ts': flawed });
const [ledger = expect.fail('no repository')] = forge.repositories;
let git: GitServer;
let host: FakeHost;
let server: TestServer;
const admin = () => server.as('admin');
const commit = (ref: string) => git.bare(['rev-parse', ref]).trim();

/** Pushes a change from a clone over HTTP, like a maintainer. */
const pushTo = async (branch: string, change: (text: string) => string) => {
  const file = path.join(clone, 'src/a.ts');
  await git.git(clone, 'fetch', '--quiet', 'origin');
  await git.git(clone, 'checkout', '--quiet', '-B', branch, `origin/${branch}`);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  await git.git(clone, 'commit', '--quiet', '--all', '-m', 'By a maintainer');
  await git.git(clone, 'push', '--quiet', 'origin', branch);
};
/** Whether Git merges the branch into its base in an up-to-date clone. */
const merges = async (branch: string): Promise<boolean> => {
  await git.git(clone, 'fetch', '--quiet', 'origin');
  await git.git(clone, 'checkout', '--quiet', '-B', 'trial', 'origin/main');
  try {
    await git.git(clone, 'merge', '--quiet', '--no-ff', '-m', 'Merge', `origin/${branch}`);
    return true;
  } catch {
    await git.git(clone, 'merge', '--abort');
    return false;
  }
};
const look = async () => {
  await watchPullRequests(server.deps);
  await server.runJobs();
};

beforeAll(async () => {
  git = await startGitServer(ledger);
  git.publish();
  // From here on, only Git has the branches.
  ledger.branches.clear();
  await git.git(work, 'clone', '--quiet', git.url, 'clone');
  chmodSync(path.join(clone, 'src/a.ts'), 0o755);
  await git.git(clone, 'commit', '--quiet', '--all', '-m', 'Make it a program');
  await git.git(clone, 'push', '--quiet', 'origin', 'main');
  host = gitGithub(forge, ledger, git);
  server = await startTestServer({ deps: { outgoing: createInternet([host]) } });
  await admin()('saveToken', { body: { source_control: 'github', token: 'good-token' } });
});
afterAll(async () => {
  await server.close();
  git.close();
  rmSync(work, { recursive: true, force: true });
});

let opened = 0;
/** Opens a pull request for the flaw in `src/a.ts` on the current default branch. */
const open = async () => {
  for (const pull of ledger.pulls) pull.state = 'merged';
  const nickname = `ledger-${(opened += 1)}`;
  const data = [{ nickname, url: `https://github.com/${ledger.fullName}`, branch: 'main' }];
  const added = (
    await admin()('createRepositoryWithList', { body: { source_control: 'github', data } })
  ).ok();
  await upload(admin(), added.data[0]?.id ?? expect.fail('not added'), report, {
    commit: commit('main'),
  });
  await server.runJobs();
  const { data: rows } = (
    await admin()('listFindings', { query: { repository: [nickname] } })
  ).ok();
  const finding = rows.find(({ attributes }) => attributes.title.includes('inject'))?.id;
  const { _id } = (
    await admin()('createRemediation', { path: { id: finding ?? expect.fail('no finding') } })
  ).ok().data;
  (await admin()('createPullRequest', { body: { remediation_id: _id } })).ok();
  const [pull = expect.fail('no pull request')] = ledger.pulls.slice(-1);
  const remediation = async () =>
    (await admin()('getRemediation', { path: { id: finding ?? '' } })).ok().data;
  return { branch: pull.head, remediation };
};

it('holds one commit on the new tip of a base that moved beside it', async () => {
  const { branch, remediation } = await open();
  expect(commit(`${branch}^`)).toBe(commit('main'));
  const first = commit(branch);
  await pushTo('main', (text) => text.replace('limit11 = 11', 'limit11 = 12'));
  expect(await merges(branch)).toBe(true);
  await look();
  expect((await remediation()).pull_request_update).toMatchObject({ state: 'updated' });
  expect(commit(branch)).not.toBe(first);
  expect(commit(`${branch}^`)).toBe(commit('main'));
  expect(git.filesOf(branch)).toEqual(
    new Map(
      [...git.filesOf('main')].map(([file, text]) => [
        file,
        file === 'src/a.ts' ? fixed(text) : text,
      ]),
    ),
  );
  // Executable files stay executable.
  expect(git.bare(['ls-tree', branch, 'src/a.ts'])).toMatch(/^100755/);
  expect(await merges(branch)).toBe(true);
});

it.runIf(full)('merges again after maintainers have changed the lines beside the fix', async () => {
  const { branch, remediation } = await open();
  await pushTo('main', (text) => text.replace('= (input) =>', '= async (input) =>'));
  expect(await merges(branch)).toBe(false);
  await look();
  expect((await remediation()).pull_request_update).toMatchObject({ state: 'updated' });
  expect(commit(`${branch}^`)).toBe(commit('main'));
  expect(git.fileAt(branch, 'src/a.ts')).toBe(fixed(git.fileAt('main', 'src/a.ts') ?? ''));
  expect(git.fileAt(branch, 'src/a.ts')).toContain('async');
  expect(await merges(branch)).toBe(true);
});

it('is left as it is where a maintainer has pushed to its branch', async () => {
  const { branch, remediation } = await open();
  await pushTo(branch, (text) => `${text}// Reviewed.\n`);
  const theirs = commit(branch);
  await pushTo('main', (text) => text.replace('limit10 = 10', 'limit10 = 1'));
  await look();
  expect((await remediation()).pull_request_update).toMatchObject({ state: 'others_pushed' });
  expect(commit(branch)).toBe(theirs);
});

it.runIf(full)('stays at its commit where the flawed line is gone', async () => {
  const { branch, remediation } = await open();
  const before = commit(branch);
  await pushTo('main', (text) => text.replace('  run(input);', '  walk(input);'));
  expect(await merges(branch)).toBe(false);
  await look();
  expect((await remediation()).pull_request_update).toMatchObject({ state: 'outdated' });
  expect(commit(branch)).toBe(before);
  expect(host.complaints).toEqual([]);
});
