// The organization's rules for pull requests apply to each repository that has none of its own.
import { afterEach, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { plainSettings } from '../../../../tests/support/server/scheduled-pull-request.ts';
import {
  admin,
  forges,
  repositoryOf,
  server,
  useSourceHosts,
  withFindings,
} from '../../../../tests/support/server/source-host-suite.ts';
import { watchPullRequests } from '../pull-requests/watch-pull-requests.ts';

type Settings = components['schemas']['PullRequestSettingsRequest'];

useSourceHosts();

const read = async (id: string) =>
  (await admin()('getPullRequestSettings', { path: { id } })).ok().data;
const save = (id: string, change: Partial<Settings>) =>
  admin()('updatePullRequestSettings', {
    path: { id },
    body: { ...plainSettings, ...change },
    headers: { 'if-match': '*' },
  });
const saveAll = (
  change: Partial<Settings>,
  seen = '*',
  who: Parameters<typeof server.as>[0] = 'admin',
) =>
  server.as(who)('updateOrganizationPullRequestSettings', {
    body: { ...plainSettings, ...change },
    headers: { 'if-match': seen },
  });

const propose = async (finding: string) => {
  await admin()('createRemediation', { path: { id: finding } });
  await server.runJobs();
  const { _id: id } = (await admin()('getRemediation', { path: { id: finding } })).ok().data;
  return admin()('createPullRequest', { body: { remediation_id: id } });
};
/** Read each time: the suite has a forge of its own. */
const pulls = () => repositoryOf(forges.github).pulls;
const openPulls = () => pulls().filter(({ state }) => state === 'open');

afterEach(async () => {
  (await saveAll({ own: [] })).ok();
  for (const pull of pulls()) pull.state = 'closed';
});

it('add their labels where the host has labels, and are no failure of a pull request elsewhere', async () => {
  (await saveAll({ labels: ['bug'] })).ok();
  const { inject } = await withFindings('bitbucket', 'without-labels');
  expect((await propose(inject)).ok().notes).toBeUndefined();
  const [last = expect.fail('none')] = repositoryOf(forges.bitbucket).pulls.slice(-1);
  expect(last.labels).toBeUndefined();
  last.state = 'closed';
});

it('hold until a repository has its own, and again once it gives those back', async () => {
  (await saveAll({ draft: true, labels: ['bug'] })).ok();
  const inheriting = await withFindings('github', 'inheriting');
  const own = await withFindings('github', 'own');
  const settings = { ...plainSettings, draft: true, labels: ['bug'] };
  expect(await read(inheriting.id)).toMatchObject({ ...settings, own: [], version: 0 });
  (await save(own.id, { ...settings, labels: ['security fix'] })).ok();
  expect(await read(own.id)).toMatchObject({ labels: ['security fix'], own: ['labels'] });

  for (const finding of [inheriting.inject, own.inject]) (await propose(finding)).ok();
  expect(pulls().map(({ draft, labels }) => [draft, labels])).toEqual([
    [true, ['bug']],
    [true, ['security fix']],
  ]);
  (await saveAll({ draft: false, labels: ['security fix', 'bug'] })).ok();
  // The draft setting was never a rule of the repository: it follows the organization's.
  expect(await read(own.id)).toMatchObject({ draft: false, labels: ['security fix'] });
  expect((await save(own.id, { ...settings, own: [] })).ok().data).toMatchObject({
    ...{ draft: false, labels: ['security fix', 'bug'], own: [], version: 2 },
  });
  (await propose(own.leak)).ok();
  const [last = expect.fail('none')] = pulls().slice(-1);
  expect([last.draft, last.labels?.toSorted()]).toEqual([false, ['bug', 'security fix']]);
});

it('limit what is open in a repository for which nothing was saved', async () => {
  const place = await withFindings('github', 'limited');
  const free = await withFindings('github', 'free');
  (await saveAll({ max_open: 1 })).ok();
  (await save(free.id, { max_open: null, own: ['max_open'] })).ok();
  (await propose(place.inject)).ok();
  const refused = (await propose(place.leak)).problem();
  expect(refused).toMatchObject({ code: 'pull_request_limit', facts: { open: 1, most: 1 } });
  for (const finding of [free.inject, free.leak]) (await propose(finding)).ok();
  expect(openPulls()).toHaveLength(3);
  // The row for its claims is not a saved setting: a client that read version 0 may save.
  expect((await read(place.id)).version).toBe(0);
  (await save(place.id, { max_open: 2 })).ok();
  (await propose(place.leak)).ok();
});

it('limit what is opened at the same moment', async () => {
  const place = await withFindings('github', 'together');
  (await saveAll({ max_open: 1 })).ok();
  for (const finding of [place.inject, place.leak])
    (await admin()('createRemediation', { path: { id: finding } })).ok();
  await server.runJobs();
  const ids = await Promise.all(
    [place.inject, place.leak].map(
      async (id) => (await admin()('getRemediation', { path: { id } })).ok().data._id,
    ),
  );
  const answers = await Promise.all(
    ids.map((id) => admin()('createPullRequest', { body: { remediation_id: id } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

it('open pull requests by itself in the name of the user who saved them', async () => {
  const place = await withFindings('github', 'by-itself');
  const silent = await withFindings('github', 'silent');
  (await save(silent.id, { opens_by_itself: false, own: ['opens_by_itself'] })).ok();
  (await saveAll({ opens_by_itself: true })).ok();
  expect((await read(place.id)).opens_for).toEqual({ username: 'admin', is_permitted: true });
  expect((await read(silent.id)).opens_for).toBeNull();
  for (const id of [place.inject, silent.inject])
    (await admin()('createRemediation', { path: { id } })).ok();
  await server.runJobs();
  expect((await read(place.id)).today).toEqual({
    ...{ open: 0, ready: 1, finding: 1, component: 1, major: 1, file: 1, repository: 1 },
  });
  const before = (await admin()('getOrganizationPullRequestSettings')).ok().data.today;
  (await save(silent.id, { per: 'file', own: ['opens_by_itself', 'per'] })).ok();
  const { today } = (await admin()('getOrganizationPullRequestSettings')).ok().data;
  expect(today.ready).toBe(before.ready - 1);
  await watchPullRequests(server.deps);
  await server.runJobs();
  const opened = async (repository: string) =>
    (await admin()('listPullRequests', { query: { repository } })).ok().data;
  const heads = openPulls().map(({ head }) => head);
  expect(await opened('by-itself')).toMatchObject([
    { opened_by: { username: 'admin' }, branch: expect.toBeOneOf(heads) as unknown },
  ]);
  expect(await opened('silent')).toEqual([]);
});

it('are saved by those who manage repositories, by the version that they read', async () => {
  const { version } = (await admin()('getOrganizationPullRequestSettings')).ok().data;
  const saved = await saveAll({ draft: true }, `"${version}"`, 'cyberoper');
  expect(saved.ok().data).toMatchObject({ draft: true, own: ['draft'], version: version + 1 });
  expect(saved.headers['etag']).toBe(`"${version + 1}"`);
  expect((await saveAll({}, `"${version}"`)).problem()).toMatchObject({ status: 412 });
  const unread = await admin()('updateOrganizationPullRequestSettings', { body: plainSettings });
  expect(unread.status).toBe(428);
  expect((await saveAll({ reviewers: 'list' })).status).toBe(422);
  const schedule = { frequency: 'daily', weekday: 1, day: 1, from: 6, to: 9 } as const;
  const nowhere = { schedule: { ...schedule, time_zone: 'Mars/Olympus' } };
  expect((await saveAll(nowhere)).status).toBe(422);
  expect((await server.as('developer')('getOrganizationPullRequestSettings')).status).toBe(403);
  expect((await saveAll({}, '*', 'developer')).status).toBe(403);
  const foreign = await server.as('foreignAdmin')('getOrganizationPullRequestSettings');
  expect(foreign.ok().data).toMatchObject({ draft: false, own: [], version: 0 });

  const { data: entries } = (await admin()('listAuditLog')).ok();
  expect(entries.find(({ action }) => action === 'client.pull_requests')).toMatchObject({
    detail: { before: { draft: false, own: [] }, after: { draft: true, own: ['draft'] } },
  });
});
