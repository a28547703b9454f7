// The settings of a repository's pull requests, and which of them each source host receives.
import { describe, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { protocolsMissing } from '../../../../tests/support/server/hosts/protocol.ts';
import { plainSettings } from '../../../../tests/support/server/scheduled-pull-request.ts';
import {
  admin,
  fakes,
  forges,
  hosts,
  internet,
  repositoryOf,
  server,
  useSourceHosts,
  withFindings,
} from '../../../../tests/support/server/source-host-suite.ts';

type Settings = components['schemas']['PullRequestSettingsRequest'];

useSourceHosts();

const defaults = {
  ...plainSettings,
  opens_by_itself: false,
  schedule: { frequency: 'any_time', weekday: 1, day: 1, from: 6, to: 9, time_zone: 'UTC' },
} satisfies Settings;
const read = (id: string) => admin()('getPullRequestSettings', { path: { id } });
const save = (id: string, change: Partial<Settings>, seen = '*') =>
  admin()('updatePullRequestSettings', {
    path: { id },
    body: { ...defaults, ...change },
    headers: { 'if-match': seen },
  });

const remediationOf = async (finding: string) => {
  await admin()('createRemediation', { path: { id: finding } });
  await server.runJobs();
  return (await admin()('getRemediation', { path: { id: finding } })).ok().data;
};
const propose = async (finding: string, wishes: { draft?: boolean } = {}) =>
  admin()('createPullRequest', {
    body: { remediation_id: (await remediationOf(finding))._id, ...wishes },
  });
const closeAll = (host: (typeof hosts)[number]) => {
  for (const pull of repositoryOf(forges[host]).pulls) pull.state = 'closed';
};

describe('the settings', () => {
  it('are the defaults until they are saved, and each save is another version', async () => {
    const { id } = await withFindings('github', 'settings');
    const before = await read(id);
    expect(before.ok().data).toEqual({
      ...defaults,
      opens_for: null,
      waits_until: null,
      own: [],
      today: { open: 0, ready: 0, finding: 0, component: 0, major: 0, file: 0, repository: 0 },
      version: 0,
    });
    expect(before.headers['etag']).toBe('"0"');
    const change = { draft: true, labels: ['security'], max_open: 3 };
    const saved = await save(id, change, '"0"');
    const own = ['draft', 'labels', 'max_open'];
    const { today } = before.ok().data;
    const known = { opens_for: null, waits_until: null, today };
    const after = { ...defaults, ...change, ...known, own, version: 1 };
    expect(saved.ok().data).toEqual(after);
    expect(saved.headers['etag']).toBe('"1"');
    expect((await read(id)).ok().data).toEqual(after);

    const { data: entries } = (await admin()('listAuditLog')).ok();
    expect(entries.find(({ action }) => action === 'repositories.pull_requests')).toMatchObject({
      detail: { before: { draft: false }, after: change },
    });
  });

  it('keep a schedule that a client does not know, and say when its window begins', async () => {
    const { id } = await withFindings('github', 'scheduled');
    const schedule = { ...defaults.schedule, frequency: 'daily' as const, from: 0, to: 1 };
    const saved = (await save(id, { schedule })).ok().data;
    const tomorrow = new Date();
    tomorrow.setUTCHours(24, 0, 0, 0);
    expect([null, tomorrow.toISOString()]).toContain(saved.waits_until);
    const { schedule: _unknown, ...known } = defaults;
    const path = { id };
    await admin()('updatePullRequestSettings', { path, body: known, headers: { 'if-match': '*' } });
    expect((await read(id)).ok().data.schedule).toEqual(schedule);
    const nowhere = { ...schedule, time_zone: 'Mars/Olympus' };
    expect((await save(id, { schedule: nowhere })).problem()).toMatchObject({
      status: 422,
      errors: [{ pointer: '/schedule/time_zone' }],
    });
  });

  it('of two who read the same take the change of one', async () => {
    const { id } = await withFindings('github', 'two-savers');
    const answers = await Promise.all([1, 2].map((most) => save(id, { max_open: most }, '"0"')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const late = await save(id, {}, '"0"');
    expect(late.problem()).toMatchObject({ status: 412, code: 'stale' });
    expect(late.headers['etag']).toBe('"1"');
  });

  it('are refused without a version, with a comma in a label, and for labels that the host lacks', async () => {
    const { id } = await withFindings('bitbucket', 'refused');
    const path = { id };
    const unread = await admin()('updatePullRequestSettings', { path, body: defaults });
    expect(unread.status).toBe(428);
    expect((await save(id, { labels: ['a,b'] })).status).toBe(400);
    expect((await save(id, { max_open: 0 })).status).toBe(400);
    expect((await save(id, { reviewers: 'list' })).problem()).toMatchObject({
      status: 422,
      errors: [{ pointer: '/reviewer_names' }],
    });
    expect((await save(id, { labels: ['security'] })).problem()).toMatchObject({
      status: 422,
      errors: [{ pointer: '/labels' }],
    });
    expect((await read(id)).ok().data.version).toBe(0);
  });

  it('are read by members, and changed by those who manage repositories', async () => {
    const { id } = await withFindings('github', 'for-members');
    const body = { path: { id }, body: defaults, headers: { 'if-match': '*' } };
    expect((await server.as('developer')('updatePullRequestSettings', body)).status).toBe(403);
    expect((await server.as('developer')('getPullRequestSettings', { path: { id } })).status).toBe(
      404,
    );
    await admin()('setRepositoryMembers', {
      path: { id },
      body: { user_ids: [server.people.developer.userId] },
    });
    expect((await server.as('developer')('getPullRequestSettings', { path: { id } })).status).toBe(
      200,
    );
  });

  it('go with their repository', async () => {
    const { id } = await withFindings('github', 'removed');
    await save(id, { draft: true });
    await admin()('deleteRepository', { path: { id } });
    const { rows } = await server.deps.db.pool.query(
      'select from pull_request_settings where repository_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
  });
});

/** The author, and reviewers that the host does not accept. */
const notAsked: Readonly<Record<(typeof hosts)[number], string[]>> = {
  github: ['@acme-bot'],
  gitea: ['@acme-bot'],
  // Groups cannot be reviewers there, and only the author has the author's name.
  gitlab: ['@acme/platform', '@acme-bot'],
  bitbucket: ['@acme-bot'],
};

const draftMarks = { gitlab: /^Draft: /, gitea: /^WIP: / } as const;

describe.each(hosts)('a pull request at %s', (host) => {
  const isDraft = ({ title, draft }: { title: string; draft?: boolean }) =>
    host in draftMarks ? draftMarks[host as keyof typeof draftMarks].test(title) : draft === true;

  it('is a draft with the labels of its repository, unless the request says otherwise', async () => {
    const labels = host === 'bitbucket' ? [] : ['bug', 'security fix'];
    const { id, inject, leak } = await withFindings(host, `as-set-${host}`);
    await save(id, { draft: true, labels });
    const { pulls } = repositoryOf(forges[host]);
    const known = pulls.length;
    expect((await propose(inject)).ok().notes).toBeUndefined();
    await propose(leak, { draft: false });
    const [one = expect.fail('none'), other = expect.fail('only one')] = pulls.slice(known);
    expect([isDraft(one), isDraft(other)]).toEqual([true, false]);
    for (const pull of [one, other]) expect(pull.labels ?? []).toEqual(labels);
    closeAll(host);
  });

  it('is not opened where as many are open as the settings allow', async () => {
    const { id, inject, leak } = await withFindings(host, `limited-${host}`);
    await save(id, { max_open: 1 });
    const { pulls } = repositoryOf(forges[host]);
    const known = pulls.length;
    const { job_id: job } = (
      await admin()('generatePatches', { body: { findings: [inject, leak], apply_pr: true } })
    ).ok();
    await server.runJobs();
    const { data: items } = (await admin()('listJobItems', { path: { id: job } })).ok();
    expect(items.map(({ outcome, code }) => `${outcome} ${code ?? ''}`).toSorted()).toEqual([
      'done pull_request_opened',
      'skipped pull_request_limit',
    ]);
    expect(pulls).toHaveLength(known + 1);
    const left = items.find(({ outcome }) => outcome === 'skipped')?.finding_id ?? '';
    expect((await propose(left)).problem()).toMatchObject({
      status: 409,
      code: 'pull_request_limit',
      facts: { open: 1, most: 1 },
    });
    expect(pulls).toHaveLength(known + 1);

    await save(id, { max_open: 2 });
    expect((await propose(left)).status).toBe(201);
    expect(pulls).toHaveLength(known + 2);
    closeAll(host);
  });

  it('asks those whom CODEOWNERS names for the changed file, and says whom it could not ask', async () => {
    const repository = repositoryOf(forges[host]);
    const main = repository.branches.get('main');
    main?.set('CODEOWNERS', '* @developer2\nsrc/a.ts @ana @acme/platform @acme-bot\n');
    const { id, inject, leak } = await withFindings(host, `owned-${host}`);
    await save(id, { reviewers: 'codeowners' });
    const known = repository.pulls.length;
    const refused = notAsked[host];
    expect((await propose(inject)).ok().notes).toMatchObject([
      { code: 'reviewers_refused', names: refused },
    ]);
    expect((await propose(leak)).ok().notes).toBeUndefined();
    const [one, other] = repository.pulls.slice(known).map(({ reviewers = [] }) => reviewers);
    expect(one?.toSorted()).toEqual(
      ['acme/platform', 'ana'].filter((name) => !refused.includes(`@${name}`)),
    );
    expect(other).toEqual(['developer2']);
    const { data } = (await admin()('getRemediation', { path: { id: inject } })).ok();
    expect(data).toMatchObject({
      pull_request_state: 'open',
      notes: expect.arrayContaining([
        expect.objectContaining({ code: 'reviewers_refused', names: refused }),
      ]) as unknown,
    });
    main?.delete('CODEOWNERS');
    closeAll(host);
  });

  it.skipIf(protocolsMissing !== undefined)('is made as the host describes its calls', () => {
    expect([...new Set(fakes[host].complaints)]).toEqual([]);
  });
});

it('asks those of a list, and names in the run whom the host did not take', async () => {
  const { id, inject, leak } = await withFindings('gitlab', 'listed');
  await save(id, { reviewers: 'list', reviewer_names: ['ana', '@developer2'] });
  const { pulls } = repositoryOf(forges.gitlab);
  const known = pulls.length;
  const { job_id: job } = (
    await admin()('generatePatches', {
      body: { findings: [inject, leak], apply_pr: true, pull_request_per: 'repository' },
    })
  ).ok();
  await server.runJobs();
  expect(pulls.slice(known).map(({ reviewers }) => reviewers)).toEqual([['ana']]);
  const { data: items } = (await admin()('listJobItems', { path: { id: job } })).ok();
  for (const item of items)
    expect(item).toMatchObject({
      outcome: 'done',
      code: 'pull_request_incomplete',
      reason: expect.stringContaining('@developer2') as string,
      link: expect.stringContaining('/merge_requests/') as string,
    });
  closeAll('gitlab');
});

it('asks nobody where CODEOWNERS cannot be read, and says so', async () => {
  const { id, inject } = await withFindings('github', 'owners-unread');
  await save(id, { reviewers: 'codeowners' });
  internet.instead = (sent) =>
    sent.url.pathname.endsWith('CODEOWNERS') ? { status: 500, body: { message: 'Oops.' } } : null;
  expect((await propose(inject)).ok().notes).toMatchObject([
    { code: 'reviewers_refused', names: ['CODEOWNERS'] },
  ]);
  closeAll('github');
});

it('holds what its repository is set to hold, unless the request says otherwise', async () => {
  const run = async (nickname: string, chosen: { pull_request_per?: 'finding' }) => {
    const { id, inject, leak } = await withFindings('github', nickname);
    await save(id, { per: 'repository' });
    const { pulls } = repositoryOf(forges.github);
    const known = pulls.length;
    const body = { findings: [inject, leak], apply_pr: true, ...chosen };
    await admin()('generatePatches', { body });
    await server.runJobs();
    const opened = pulls.length - known;
    closeAll('github');
    return opened;
  };
  expect(await run('together', {})).toBe(1);
  expect(await run('one-by-one', { pull_request_per: 'finding' })).toBe(2);
});

it('stays open where the host refuses its labels, and says which', async () => {
  const { id, inject } = await withFindings('github', 'labels-refused');
  await save(id, { labels: ['security'] });
  internet.instead = (sent) =>
    sent.url.pathname.endsWith('/labels') ? { status: 403, body: { message: 'No.' } } : null;
  const refused = [{ code: 'labels_refused', names: ['security'] }];
  expect((await propose(inject)).ok().notes).toMatchObject(refused);
  const { data } = (await admin()('getRemediation', { path: { id: inject } })).ok();
  expect(data.pull_request_state).toBe('open');
  expect(data.notes).toEqual(expect.arrayContaining([expect.objectContaining(refused[0])]));
});
