// Automatic changes of an open pull request wait for the schedule of its repository.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  mondays,
  moveBase,
  openPullRequest,
  saveSettings,
  type SettingsChange,
  withoutPullRequests,
} from '../../../../tests/support/server/scheduled-pull-request.ts';
import {
  admin,
  forges,
  repositoryOf,
  server,
  useSourceHosts,
} from '../../../../tests/support/server/source-host-suite.ts';
import { watchPullRequests } from './watch-pull-requests.ts';

useSourceHosts();

const repository = repositoryOf(forges.github);
let at = new Date();
// Set once before the worker starts, because the worker keeps its initial clock.
beforeAll(() => {
  server.deps.now = () => at;
});

/** Runs a round at a given time, and the updates that it finds due. */
const look = async (moment: string) => {
  at = new Date(moment);
  await watchPullRequests(server.deps);
  await server.runJobs();
};

const openOne = async (nickname: string) => {
  const opened = await openPullRequest(nickname);
  const remediation = async () =>
    (await admin()('getRemediation', { path: { id: opened.finding } })).ok().data;
  return { ...opened, remediation };
};

const sunday = '2026-03-01T12:00:00Z';
const monday = '2026-03-02T05:00:00Z';

it('waits outside the window, says until when, and is done inside', async () => {
  at = new Date(sunday);
  const { shown, pull, held, remediation } = await openOne('waits');
  expect(shown.waits_until).toBe('2026-03-02T05:00:00.000Z');
  expect(pull.state).toBe('open');
  moveBase('// A header.');
  const before = held();
  await look(sunday);
  expect(held()).toBe(before);
  expect(await remediation()).toMatchObject({
    pull_request_update: null,
    pull_request_waiting: { until: '2026-03-02T05:00:00.000Z', time_zone: 'Europe/Madrid' },
  });

  await look(monday);
  expect(held()).toContain('// A header.');
  expect(await remediation()).toMatchObject({
    pull_request_update: { state: 'updated' },
    pull_request_waiting: null,
  });

  moveBase('// Another header.');
  await look('2026-03-02T08:00:00Z');
  expect(held()).not.toContain('Another');
  expect((await remediation()).pull_request_waiting?.until).toBe('2026-03-09T05:00:00.000Z');
});

it('waits no longer where the schedule is taken back', async () => {
  at = new Date(sunday);
  const { id, held, remediation } = await openOne('taken-back');
  moveBase('// A header.');
  await look(sunday);
  expect((await remediation()).pull_request_waiting).not.toBeNull();
  await saveSettings(id, { frequency: 'any_time' });
  await look(sunday);
  expect(held()).toContain('// A header.');
  expect((await remediation()).pull_request_waiting).toBeNull();
});

it('does not begin after the window, where other jobs ran that long', async () => {
  at = new Date(monday);
  const { held } = await openOne('late-job');
  moveBase('// A header.');
  const before = held();
  await watchPullRequests(server.deps);
  at = new Date('2026-03-02T08:00:01Z');
  await server.runJobs();
  expect(held()).toBe(before);
});

describe('a fix that is ready, where Parapet opens pull requests by itself', () => {
  /** Two fixes without a request for a pull request. */
  const ready = async (nickname: string, change: SettingsChange) => {
    const place = await withoutPullRequests(nickname);
    await saveSettings(place.id, mondays, change);
    for (const id of [place.inject, place.leak])
      (await admin()('createRemediation', { path: { id } })).ok();
    const of = async (id: string) => (await admin()('getRemediation', { path: { id } })).ok().data;
    const open = () => repository.pulls.filter(({ state }) => state === 'open');
    return { ...place, of, open };
  };

  it('waits outside the window, says until when, and is opened inside, once', async () => {
    at = new Date(sunday);
    const { inject, of, open } = await ready('opens', { opens_by_itself: true });
    await look(sunday);
    expect(open()).toEqual([]);
    expect(await of(inject)).toMatchObject({
      processing_status: 'ready',
      pull_request_waiting: { until: '2026-03-02T05:00:00.000Z', time_zone: 'Europe/Madrid' },
    });
    await look(monday);
    expect(open()).toHaveLength(2);
    expect(await of(inject)).toMatchObject({
      pull_request_state: 'open',
      pull_request_waiting: null,
    });
    await look('2026-03-02T06:00:00Z');
    expect(open()).toHaveLength(2);
    // A pull request that a maintainer closed is not opened again.
    for (const pull of open()) pull.state = 'closed';
    await look('2026-03-09T06:00:00Z');
    await look('2026-03-09T06:30:00Z');
    expect(open()).toEqual([]);
  });

  it('keeps to the limit, and is opened once there is room', async () => {
    at = new Date(monday);
    const { open } = await ready('limited', { opens_by_itself: true, max_open: 1 });
    await look(monday);
    expect(open()).toHaveLength(1);
    await look('2026-03-02T06:00:00Z');
    expect(open()).toHaveLength(1);
    const [first = expect.fail('none')] = open();
    first.state = 'merged';
    await look('2026-03-02T07:00:00Z');
    await look('2026-03-02T07:05:00Z');
    expect(open()).toHaveLength(1);
    expect(open()).not.toContain(first);
  });

  it('is not opened without the setting, and where a model wrote it', async () => {
    at = new Date(monday);
    const quiet = await ready('quiet', {});
    await look(monday);
    expect(quiet.open()).toEqual([]);
    const written = await ready('written', { opens_by_itself: true });
    await server.deps.db.pool.query("update remediations set source = 'ai' where finding_id = $1", [
      written.inject,
    ]);
    await look(monday);
    expect(written.open()).toHaveLength(1);
    expect((await written.of(written.inject)).pull_request_state).toBeNull();
  });

  it('is not opened once its user has lost the right, or has left, and the settings say so', async () => {
    at = new Date(monday);
    const { id, open } = await ready('lost', { opens_by_itself: true });
    const opener = async () =>
      (await admin()('getPullRequestSettings', { path: { id } })).ok().data.opens_for;
    expect(await opener()).toMatchObject({ is_permitted: true });
    const setUser = (user: string) =>
      server.deps.db.pool.query(
        `update pull_request_settings set opens_for = ${user} where repository_id = $1`,
        [id],
      );
    await setUser(`(select id from users where role = 'developer' limit 1)`);
    await look(monday);
    expect(open()).toEqual([]);
    expect(await opener()).toMatchObject({ is_permitted: false });
    await setUser('gen_random_uuid()');
    await look(monday);
    expect(open()).toEqual([]);
    expect(await opener()).toEqual({ username: null, is_permitted: false });
  });

  it('no longer waits where the settings are taken back', async () => {
    at = new Date(sunday);
    const { id, inject, of } = await ready('taken', { opens_by_itself: true });
    await look(sunday);
    expect((await of(inject)).pull_request_waiting).not.toBeNull();
    await saveSettings(id, mondays, { opens_by_itself: false });
    expect((await of(inject)).pull_request_waiting).toBeNull();
  });
});
