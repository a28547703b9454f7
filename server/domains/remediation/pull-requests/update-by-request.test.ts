// A user requests the update of an open pull request, which does not wait for the next round, its
// schedule or the daily limit.
import { beforeAll, expect, it } from 'vitest';
import {
  moveBase,
  openPullRequest,
} from '../../../../tests/support/server/scheduled-pull-request.ts';
import {
  admin,
  forges,
  repositoryOf,
  server,
  useSourceHosts,
} from '../../../../tests/support/server/source-host-suite.ts';

useSourceHosts();

const repository = repositoryOf(forges.github);
const sunday = new Date('2026-03-01T12:00:00Z');
beforeAll(() => {
  server.deps.now = () => sunday;
});

const openOne = async (nickname: string) => {
  const opened = await openPullRequest(nickname);
  const ask = (who: Parameters<typeof server.as>[0] = 'admin') =>
    server.as(who)('updatePullRequest', { path: { id: opened.finding } });
  const shown = async () => {
    const { data } = (await admin()('listPullRequests', { query: { repository: nickname } })).ok();
    return data[0] ?? expect.fail('not listed');
  };
  return { ...opened, ask, shown };
};

it('updates the branch outside the window, and the list says so while it does', async () => {
  const { held, ask, shown } = await openOne('asked');
  moveBase('// A header.');
  const before = held();
  expect(await shown()).toMatchObject({ updating: false, update: null });
  const answer = await ask();
  expect(answer.status).toBe(202);
  expect(answer.ok().status).toBe('queued');
  expect(held()).toBe(before);
  expect(await shown()).toMatchObject({ updating: true });
  // A repeated request joins the queued one.
  expect((await ask()).ok().job_id).toBe(answer.ok().job_id);
  await server.runJobs();
  expect(held()).toContain('// A header.');
  expect(await shown()).toMatchObject({ updating: false, update: { state: 'updated' } });
  const { data: log } = (await admin()('listAuditLog', { query: { page_size: 20 } })).ok();
  expect(log.map(({ action }) => action)).toContain('remediation.request_update');
});

it('tries again what did not apply, also on the same day', async () => {
  const { held, ask, shown } = await openOne('again');
  repository.branches.get('main')?.set('src/a.ts', 'nothing of it is left\n');
  for (let time = 0; time < 6; time += 1) {
    (await ask()).ok();
    await server.runJobs();
  }
  expect(await shown()).toMatchObject({ attention: 'conflict', update: { state: 'outdated' } });
  moveBase('// Back.');
  (await ask()).ok();
  await server.runJobs();
  expect(await shown()).toMatchObject({ attention: null, update: { state: 'updated' } });
  expect(held()).toContain('// Back.');
});

it('refuses what cannot be updated, with the reason', async () => {
  const { pull, ask, shown, held } = await openOne('refused');
  expect((await ask()).problem()).toMatchObject({ status: 409, code: 'pull_request_current' });
  moveBase('// Moved.');
  repository.branches.get(pull.head)?.set('src/b.ts', 'the work of others\n');
  expect((await ask()).problem()).toMatchObject({ status: 409, code: 'branch_moved' });
  expect(held()).not.toContain('Moved');
  for (const who of ['foreignAdmin', 'developer'] as const)
    expect((await ask(who)).status).toBe(404);
  pull.state = 'closed';
  expect((await ask()).problem()).toMatchObject({ status: 409, code: 'pull_request_not_open' });
  // The state that the host reported is stored.
  expect(await shown()).toMatchObject({ state: 'closed' });
  expect((await ask()).problem()).toMatchObject({ status: 409, code: 'pull_request_not_open' });
});
