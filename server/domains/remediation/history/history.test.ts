// With a real git: a repository is fetched over HTTP from a git server on this machine.
import { execFile } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createForge } from '../../../../tests/support/server/hosts/forge.ts';
import {
  type GitServer,
  startGitServer,
} from '../../../../tests/support/server/hosts/git-server.ts';
import { fakeGitea } from '../../../../tests/support/server/hosts/gitea.ts';
import { createInternet } from '../../../../tests/support/server/hosts/internet.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { createLog } from '../../../platform/log/log.ts';
import { createOutgoingClient } from '../../../platform/outgoing/outgoing.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { describeSandbox } from '../../scans/index.ts';
import { findGit } from './git.ts';
import { historyLimits } from './limits.ts';

/** Characters with a special meaning in shells and regular expressions. */
const secret = 'Zq9$(id)`x`.*+[a-z]{2}|^\\d "\'; rm -rf'.replace('"', '');
const line = `password = "${secret}"`;
const leak = (file: string, startLine: number) => ({
  Description: 'Generic API Key',
  RuleID: 'generic-api-key',
  File: file,
  StartLine: startLine,
  EndLine: startLine,
  Match: 'REDACTED',
  Secret: 'REDACTED',
});

const work = mkdtempSync(path.join(tmpdir(), 'parapet-history-'));
const calls = path.join(work, 'calls');
const logged: string[] = [];
const forge = createForge({});
const [ledger = expect.fail('no repository')] = forge.repositories;
const real = createOutgoingClient({ allowed: ['127.0.0.1'] });
let gitServer: GitServer;
let server: TestServer;
let repository = '';
const clone = path.join(work, 'clone');
const git = (...args: string[]) => gitServer.git(clone, ...args);
let minutes = 0;

const put = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
  writeFileSync(path.join(clone, file), text);
};
/** Commits are a minute apart, so that their order is deterministic. */
const commit = async (message: string): Promise<string> => {
  minutes += 1;
  const at = `2026-01-01T10:${String(minutes).padStart(2, '0')}:00Z`;
  await git('add', '--all');
  const settings = ['-c', 'user.name=Ada', '-c', 'user.email=ada@acme.example'];
  await promisify(execFile)(
    'git',
    [...settings, 'commit', '--quiet', '--allow-empty', '--date', at, '-m', message],
    { cwd: clone, env: { PATH: process.env['PATH'], HOME: work, GIT_COMMITTER_DATE: at } },
  );
  return (await git('rev-parse', 'HEAD')).trim();
};
const push = () =>
  git('push', '--quiet', 'origin', '--all').then(() => git('push', '--quiet', 'origin', '--tags'));

const admin = () => server.as('admin');
const findingAt = async (file: string, startLine: number, scanned?: string): Promise<string> => {
  const report = JSON.stringify([leak(file, startLine)]);
  const fields = {
    ext: 'json',
    tool: 'gitleaks',
    ...(scanned !== undefined && { commit: scanned }),
  };
  await upload(admin(), repository, report, fields);
  await server.runJobs();
  const { data } = (await admin()('listFindings', { query: { page_size: 100 } })).ok();
  const found = data.find(
    ({ attributes }) => attributes.file === file && attributes.status !== 'fixed',
  );
  return found?.id ?? expect.fail(`no finding in ${file}`);
};
const ask = (id: string) => admin()('searchSecretHistory', { path: { id } });
const historyOf = async (id: string) =>
  (await admin()('getSecretHistory', { path: { id } })).ok().data;
const search = async (id: string) => {
  expect((await ask(id)).status).toBe(202);
  await server.runJobs();
  return historyOf(id);
};

const commits: Record<string, string> = {};

beforeAll(async () => {
  ledger.branches.set('main', new Map([['README.md', 'Ledger\n']]));
  gitServer = await startGitServer(ledger);
  gitServer.publish();
  await gitServer.git(work, 'clone', '--quiet', gitServer.url, clone);
  put('src/pay.ts', `// one\n${line}\n`);
  commits['first'] = await commit('Add pay');
  await git('tag', 'v1');
  put('src/pay.ts', `// one\n// two\n// three\n${line}\n`);
  commits['moved'] = await commit('Move the line');
  put('old/config.py', `\n\n${line}\n`);
  commits['copied'] = await commit('Copy it');
  rmSync(path.join(clone, 'old/config.py'));
  commits['deleted'] = await commit('Delete the copy');
  await git('mv', 'src/pay.ts', 'src/payments.ts');
  commits['renamed'] = await commit('Rename');
  await git('checkout', '--quiet', '-b', 'side');
  put('side.txt', `${line}\n`);
  commits['side'] = await commit('On a side branch');
  await git('checkout', '--quiet', 'main');
  put('binary.bin', 'x'.repeat(500));
  commits['head'] = await commit('Something else');
  await push();
  // Records the arguments and environment of each call of git, then runs it.
  const program = path.join(work, 'bin', 'git');
  mkdirSync(path.dirname(program));
  writeFileSync(
    program,
    `#!/bin/sh\n{ printf 'argument %s\\n' "$@"; printf 'mounts %s\\n' "$(readlink /proc/self/ns/mnt)"; env; } >> '${calls}'\nexec /usr/bin/env PATH='${process.env['PATH'] ?? ''}' git "$@"\n`,
  );
  chmodSync(program, 0o755);
  const origin = new URL(gitServer.url).origin;
  const internet = createInternet([fakeGitea(forge, origin)]);
  const { scanners } = readConfig({ PATH: path.dirname(program) });
  server = await startTestServer({
    config: { scanners },
    deps: {
      outgoing: { ...internet, connect: real.connect, assertReachable: real.assertReachable },
      log: createLog({ logLevel: 'trace' }, { write: (text) => void logged.push(text) }),
    },
  });
  await admin()('saveToken', {
    body: { source_control: 'gitea', token: 'good-token', url: origin },
  });
  const { data } = (
    await admin()('createRepositoryWithList', {
      body: {
        source_control: 'gitea',
        data: [{ nickname: 'ledger', url: `${origin}/${ledger.fullName}`, branch: 'main' }],
      },
    })
  ).ok();
  repository = data[0]?.id ?? expect.fail('not added');
});
afterAll(async () => {
  await server.close();
  await real.close();
  gitServer.close();
  rmSync(work, { recursive: true, force: true });
});

describe('the history of a secret', () => {
  it('names old commits, deleted and renamed files, side branches and tags', async () => {
    const id = await findingAt('src/payments.ts', 4, commits['renamed']);
    expect(await historyOf(id)).toEqual({
      search: null,
      job_id: null,
      progress: null,
      failure: null,
    });
    const { search: found, failure, job_id: job } = await search(id);
    expect([failure, job]).toEqual([null, null]);
    const shown = found?.places.map((place) => [
      Object.keys(commits).find((name) => commits[name] === place.commit),
      place.change,
      place.path,
      place.line,
      place.head_line,
      place.branches.join(),
      place.tags.join(),
    ]);
    expect(shown).toEqual([
      ['first', 'added', 'src/pay.ts', 2, null, 'main,side', 'v1'],
      ['copied', 'added', 'old/config.py', 3, null, 'main,side', ''],
      ['deleted', 'removed', 'old/config.py', 3, null, 'main,side', ''],
      ['renamed', 'removed', 'src/pay.ts', 4, null, 'main,side', ''],
      ['renamed', 'added', 'src/payments.ts', 4, 4, 'main,side', ''],
      ['side', 'added', 'side.txt', 1, null, 'side', ''],
    ]);
    expect(found).toMatchObject({
      places_total: 6,
      commits_searched: 8,
      files_left_out: 0,
      cut: null,
      is_private: true,
      forks: null,
    });
    expect(found?.places[0]).toMatchObject({
      date: '2026-01-01T10:01:00.000Z',
      is_oldest: false,
      url: `${new URL(gitServer.url).origin}/acme/ledger-api/commit/${commits['first']}`,
    });
    expect([...gitServer.authorizations].map((each) => atob(each.replace('Basic ', '')))).toEqual([
      'parapet:good-token',
    ]);
    // No files are left behind.
    expect(readdirSync(path.join(server.deps.config.dataDir, 'history'))).toEqual([]);
  });

  it('runs git in the sandbox, and gives the token to what fetches alone', async () => {
    const runs = readFileSync(calls, 'utf8')
      .split(/^argument --git-dir$/m)
      .slice(1);
    const fetches = (run: string) => /^argument fetch$/m.test(run);
    expect(runs.some(fetches)).toBe(true);
    for (const run of runs) expect(run.includes('Authorization: ')).toBe(fetches(run));
    const { isSafe } = await describeSandbox(server.deps.config);
    for (const run of runs)
      expect(run.includes(`mounts ${readlinkSync('/proc/self/ns/mnt')}`)).toBe(!isSafe);
  });

  it('shows the secret and the token in no argument, log or row', async () => {
    const seen = readFileSync(calls, 'utf8');
    expect(seen).toContain('rev-list');
    expect(seen).not.toContain(secret);
    expect(seen).not.toContain(secret.slice(0, 10));
    const given = seen.split('\n').filter((each) => each.startsWith('argument '));
    expect(given.join()).not.toMatch(/good-token|Authorization|Basic/);
    expect(logged.join('')).not.toContain(secret.slice(0, 10));
    expect(logged.join('')).not.toContain('good-token');
    for (const table of [
      'finding_secret_searches',
      'finding_details',
      'findings',
      'finding_events',
      'jobs',
      'audit_log',
      'notifications',
    ]) {
      const { rows } = await inTenant(server.deps.db, server.people.admin, (tx) =>
        tx.execute<{ text: string }>(sql`select t::text as text from ${sql.raw(table)} t`),
      );
      const all = rows.map(({ text }) => text).join();
      expect(all, table).not.toContain(secret.slice(0, 10));
      if (table === 'finding_secret_searches') expect(all).toContain('old/config.py');
    }
  });

  it('is searched once, however often it is asked for', async () => {
    const id = await findingAt('src/payments.ts', 4, commits['renamed']);
    const [one, two] = [(await ask(id)).ok().data, (await ask(id)).ok().data];
    expect(one.job_id).not.toBeNull();
    expect(two.job_id).toBe(one.job_id);
    expect(one.progress).toBe(0);
    const job = { path: { id: one.job_id ?? '' } };
    expect((await admin()('getJob', job)).ok().data).toMatchObject({
      kind: 'search_history',
      can_cancel: true,
    });
    expect((await admin()('cancelJob', job)).status).toBe(200);
    expect(await historyOf(id)).toMatchObject({ job_id: null, failure: 'cancelled' });
    expect((await search(id)).failure).toBeNull();
  });

  it('names the oldest commit that was fetched, and says why there is no more', async () => {
    const id = await findingAt('src/payments.ts', 4, commits['head']);
    const { commits: before } = historyLimits;
    historyLimits.commits = 2;
    const { search: found } = await search(id);
    historyLimits.commits = before;
    expect(found).toMatchObject({ cut: 'commits', commits_searched: 2 });
    expect(found?.places.some((place) => place.is_oldest)).toBe(true);
  });

  it.each([
    ['searchedBytes', 1, { cut: 'bytes' }],
    ['fileBytes', 60, { cut: null, files_left_out: 2 }],
    ['places', 2, { cut: null, places_total: 6 }],
  ] as const)('keeps to the limit of %s', async (limit, value, expected) => {
    const id = await findingAt('src/payments.ts', 4, commits['renamed']);
    const before = historyLimits[limit];
    historyLimits[limit] = value;
    const { search: found } = await search(id);
    historyLimits[limit] = before;
    expect(found).toMatchObject(expected);
    if (limit === 'places') expect(found?.places).toHaveLength(2);
  });

  it.each([
    ['history_too_large', 'src/payments.ts', 4, 'renamed', { fetchedBytes: 1 }],
    ['history_too_large', 'src/payments.ts', 4, 'renamed', { milliseconds: 1 }],
    ['secret_value_unknown', 'README.md', 1, 'head', {}],
    ['secret_value_unknown', 'not/there.ts', 1, 'head', {}],
    ['secret_commit_unknown', 'no-commit.ts', 1, undefined, {}],
  ] as const)('is refused as %s: %s', async (code, file, at, scanned, limits) => {
    const id = await findingAt(file, at, scanned && commits[scanned]);
    const before = { ...historyLimits };
    Object.assign(historyLimits, limits);
    const { failure } = await search(id);
    Object.assign(historyLimits, before);
    expect(failure).toBe(code);
  });

  it('is not for other findings, nor for repositories without a host or servers without git', async () => {
    const id = await findingAt('src/payments.ts', 4, commits['renamed']);
    repository = await addRepository(admin(), 'by-hand');
    const other = await findingAt('by-hand.ts', 1, commits['renamed']);
    expect((await ask(other)).problem()).toMatchObject({ status: 422, code: 'no_source_host' });
    const { scanners } = server.deps.config;
    const { path: before } = scanners;
    Object.assign(scanners, { path: '/nowhere' });
    expect(await findGit(server.deps.config)).toBeUndefined();
    expect((await ask(id)).problem()).toMatchObject({ status: 422, code: 'git_missing' });
    Object.assign(scanners, { path: before });
    expect((await ask(crypto.randomUUID())).problem()).toMatchObject({ status: 404 });
    const code = JSON.stringify({
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'demo' } },
          results: [{ ruleId: 'sqli', message: { text: 'x' } }],
        },
      ],
    });
    await upload(admin(), repository, code);
    await server.runJobs();
    const { data } = (await admin()('listFindings', { query: { q: 'sqli' } })).ok();
    expect((await ask(data[0]?.id ?? '')).problem()).toMatchObject({ code: 'not_a_secret' });
  });
});
