// The life of an open pull request: its checks are read, and its branch is updated from the base,
// unless others have pushed to it.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type FakePull,
  type FakeRequest,
  hasConflict,
} from '../../../../tests/support/server/hosts/forge.ts';
import { inTurn } from '../../../../tests/support/server/full.ts';
import {
  admin,
  fakes,
  files,
  forges,
  hosts,
  internet,
  repositoryOf,
  server,
  source,
  useSourceHosts,
  withFindings,
} from '../../../../tests/support/server/source-host-suite.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { createDiff } from '../generate/patch.ts';
import { watchPullRequests } from './watch-pull-requests.ts';

useSourceHosts();

const minutes = 60_000;
const hours = 60 * minutes;

const fixed = (text: string) => text.replace('run(input);', 'run(escape(input))');
const remediationOf = async (id: string) =>
  (await admin()('getRemediation', { path: { id } })).ok().data;

/** Runs a round, and the updates that it finds due. */
const look = async () => {
  await watchPullRequests(server.deps);
  await server.runJobs();
};

let clock = () => new Date();
const wait = (ms: number) => {
  const { now } = server.deps;
  server.deps.now = () => new Date(now().getTime() + ms);
};

/** The request that replaces the content of the branch. */
const isRenewal = ({ method, url: { pathname } }: FakeRequest) =>
  (method === 'PATCH' && pathname.includes('/git/refs/')) ||
  (method === 'POST' && /\/(?:repository\/commits|contents)$/.test(pathname)) ||
  (method === 'PUT' && pathname.includes('/pullrequests/'));

beforeEach(() => {
  clock = server.deps.now;
});
afterEach(() => {
  server.deps.now = clock;
});

describe.each(hosts)('an open pull request at %s', (host) => {
  const repository = repositoryOf(forges[host]);
  const main = () => repository.branches.get('main') ?? expect.fail('no branch');
  const branchOf = ({ head }: FakePull) =>
    repository.branches.get(head) ?? expect.fail(`no branch ${head}`);
  const isTried = inTurn(hosts, host);
  /** Behavior that is the same at every host. */
  const itInTurn = (name: string, test: () => Promise<void>) => {
    if (isTried()) it(name, test);
  };
  let opened = 0;

  /** Opens one that fixes `src/a.ts`; those of earlier tests are merged. */
  const open = async () => {
    for (const each of hosts)
      for (const pull of repositoryOf(forges[each]).pulls) pull.state = 'merged';
    repository.branches.set('main', new Map(Object.entries(files)));
    const place = await withFindings(host, `life-${host}-${(opened += 1)}`);
    const { _id: id } = (await admin()('createRemediation', { path: { id: place.inject } })).ok()
      .data;
    const { number } = (await admin()('createPullRequest', { body: { remediation_id: id } })).ok();
    const pull = repository.pulls.find((each) => each.number === number);
    return { finding: place.inject, pull: pull ?? expect.fail('no pull request') };
  };
  const checksOf = async (finding: string) => (await remediationOf(finding)).pull_request_checks;
  const updateOf = async (finding: string) => (await remediationOf(finding)).pull_request_update;

  it('shows what its checks say, page by page', async () => {
    const { finding, pull } = await open();
    expect(await checksOf(finding)).toBeNull();
    await look();
    expect(await checksOf(finding)).toMatchObject({ state: 'none', failing: [] });

    const many = Array.from({ length: 130 }, (_, at) => ({
      ...{ name: `unit ${at}`, state: 'passing' as const },
    }));
    pull.checks = [...many, { name: 'slow', state: 'pending' }];
    await look();
    expect(await checksOf(finding)).toMatchObject({ state: 'none' });
    wait(16 * minutes);
    await look();
    expect(await checksOf(finding)).toMatchObject({ state: 'pending' });

    pull.checks = [
      ...many,
      { name: 'lint', state: 'failing' },
      { name: 'licenses', state: 'failing', kind: 'status' },
    ];
    await look();
    expect(await checksOf(finding)).toMatchObject({
      state: 'failing',
      failing_count: 2,
      failing: [
        { name: 'lint', url: 'https://ci.acme.example/acme/ledger-api/lint' },
        { name: 'licenses', url: 'https://ci.acme.example/acme/ledger-api/licenses' },
      ],
    });

    pull.checks = many;
    wait(16 * minutes);
    await look();
    expect(await checksOf(finding)).toMatchObject({ state: 'passing', failing_count: 0 });
  });

  it('says that the host does not tell of its checks', async () => {
    const { finding, pull } = await open();
    pull.checks = [{ name: 'lint', state: 'passing' }];
    repository.hidesChecks = true;
    await look();
    repository.hidesChecks = false;
    expect(await checksOf(finding)).toMatchObject({
      ...{ state: 'unknown', reason: 'host_not_permitted' },
    });
    expect(pull.state).toBe('open');
  });

  it('is brought up to its base where both change a file, and asks for nothing afterwards', async () => {
    const { finding, pull } = await open();
    const { length } = repository.pulls;
    const moved = `// A header.\n${source}`;
    main().set('src/a.ts', moved).set('README.md', 'New.\n');
    expect(hasConflict(repository, pull)).toBe(true);
    await look();
    expect(branchOf(pull).get('src/a.ts')).toBe(fixed(moved));
    expect(branchOf(pull).get('README.md')).toBe('New.\n');
    expect(hasConflict(repository, pull)).toBe(false);
    expect([repository.pulls.length, pull.state]).toEqual([length, 'open']);
    expect(await updateOf(finding)).toMatchObject({ state: 'updated', reason: null });
    const { data } = (await admin()('listFindingHistory', { path: { id: finding } })).ok();
    expect(data.some(({ from }) => from === 'pull_request_updated')).toBe(true);

    internet.requests.length = 0;
    await look();
    expect(internet.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  itInTurn('is made again where the code around the fix has changed', async () => {
    const { finding, pull } = await open();
    // In the form in which it is stored after a scanner has checked it: with context lines.
    const diff = createDiff('src/a.ts', source, fixed(source));
    await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.execute(
        sql`update remediations set code_diff = ${diff}, code_diff_original = ${diff} where finding_id = ${finding}`,
      ),
    );
    const moved = source.replace('find', 'lookup');
    main().set('src/a.ts', moved);
    await look();
    expect(await updateOf(finding)).toMatchObject({ state: 'updated' });
    expect(branchOf(pull).get('src/a.ts')).toBe(fixed(moved));
    expect((await remediationOf(finding)).code_diff).not.toContain('find');
  });

  itInTurn('that only lags behind is brought up once a day', async () => {
    const { pull } = await open();
    main().set('README.md', 'One.\n');
    await look();
    expect(branchOf(pull).get('README.md')).toBe('One.\n');
    main().set('README.md', 'Two.\n');
    await look();
    expect(branchOf(pull).get('README.md')).toBe('One.\n');
    wait(25 * hours);
    await look();
    expect(branchOf(pull).get('README.md')).toBe('Two.\n');
  });

  itInTurn('is left alone where others have pushed to it', async () => {
    const { finding, pull } = await open();
    branchOf(pull).set('note.txt', 'By a maintainer.\n');
    main().set('src/a.ts', `// A header.\n${source}`);
    await look();
    expect(branchOf(pull).get('note.txt')).toBe('By a maintainer.\n');
    expect(branchOf(pull).get('src/a.ts')).toBe(fixed(source));
    expect(await updateOf(finding)).toMatchObject({ state: 'others_pushed' });
  });

  itInTurn('stays as it is where its fix no longer applies, and the finding says so', async () => {
    const { finding, pull } = await open();
    main().set('src/a.ts', source.replace('run(input)', 'walk(input)'));
    await look();
    expect(branchOf(pull).get('src/a.ts')).toBe(fixed(source));
    expect(pull.state).toBe('open');
    expect(await updateOf(finding)).toMatchObject({
      ...{ state: 'outdated', reason: 'patch_outdated' },
      detail: expect.stringContaining('src/a.ts') as string,
    });
  });

  itInTurn('whose update was done, and the answer lost, is known to be up to date', async () => {
    const { finding, pull } = await open();
    const moved = `// A header.\n${source}`;
    main().set('src/a.ts', moved);
    internet.instead = (asked) => {
      if (!isRenewal(asked)) return null;
      fakes[host].answer(asked);
      return { status: 502, body: { message: 'Bad gateway' } };
    };
    await look();
    internet.instead = undefined;
    await look();
    expect(branchOf(pull).get('src/a.ts')).toBe(fixed(moved));
    expect(await updateOf(finding)).toMatchObject({ state: 'updated' });
  });

  // Bitbucket does not report conflicts, so there the pull request is only behind.
  const most = host === 'bitbucket' ? 1 : 4;
  itInTurn(`is tried ${most} times a day at most`, async () => {
    const { finding, pull } = await open();
    for (let at = 1; at <= 6; at += 1) {
      main().set('src/a.ts', `${'//\n'.repeat(at)}${source}`);
      await look();
    }
    expect(branchOf(pull).get('src/a.ts')).toBe(fixed(`${'//\n'.repeat(most)}${source}`));
    expect(await updateOf(finding)).toMatchObject({ state: 'updated' });
  });
});

describe.each(['gitea', 'bitbucket'] as const)('a version of %s', (host) => {
  it('that cannot replace what a pull request holds keeps it, and the finding says so', async () => {
    const repository = repositoryOf(forges[host]);
    for (const pull of repository.pulls) pull.state = 'merged';
    repository.branches.set('main', new Map(Object.entries(files)));
    const place = await withFindings(host, `kept-${host}`);
    const { _id: id } = (await admin()('createRemediation', { path: { id: place.inject } })).ok()
      .data;
    (await admin()('createPullRequest', { body: { remediation_id: id } })).ok();
    const [pull = expect.fail('no pull request')] = repository.pulls.slice(-1);
    const [branches, { head }] = [[...repository.branches.keys()], pull];
    repository.branches.get('main')?.set('src/a.ts', `// A header.\n${source}`);
    repository.keepsBranches = true;
    await look();
    repository.keepsBranches = false;
    expect((await remediationOf(place.inject)).pull_request_update).toMatchObject({
      ...{ state: 'refused', reason: host === 'gitea' ? 'host_declined' : 'branch_kept' },
    });
    expect([pull.head, [...repository.branches.keys()]]).toEqual([head, branches]);
    expect(repository.branches.get(head)?.get('src/a.ts')).toBe(fixed(source));
  });
});
