import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { insertManyFindings } from '../../../../tests/support/server/many-findings.ts';
import {
  admin,
  forges,
  internet,
  report,
  repositoryOf,
  server,
  useSourceHosts,
  withFindings,
} from '../../../../tests/support/server/source-host-suite.ts';
import { upload } from '../../../../tests/support/server/upload.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { watchPullRequests } from './watch-pull-requests.ts';

useSourceHosts();

/** More than a round closes for one organization: each with a finding that a scan has fixed. */
const needlessElsewhere = async (count: number) => {
  const { foreignAdmin } = server.people;
  await insertManyFindings(server.deps.db, foreignAdmin.clientId, count);
  await inTenant(server.deps.db, foreignAdmin, async (tx) => {
    await tx.execute(sql`update findings set status = 'fixed'`);
    await tx.execute(sql`
      insert into finding_events (client_id, id, finding_id, repository_id, kind, data, scan_id)
      select client_id, new_id(), id, repository_id, 'status', '{"to": "fixed"}', new_id() from findings`);
    await tx.execute(sql`
      insert into remediations (client_id, id, finding_id, repository_id, title, status, type, created_by,
        pull_request_url, pull_request_state, pull_request_number)
      select client_id, new_id(), id, repository_id, title, 'applied', 'code_fix', ${foreignAdmin.userId},
        'https://github.com/other/app/pull/1', 'open', row_number() over (order by id)
      from findings`);
  });
};

let place: Awaited<ReturnType<typeof withFindings>>;

beforeAll(async () => {
  place = await withFindings('github', 'watched');
  const finding = { path: { id: place.inject } };
  const { _id: id } = (await admin()('createRemediation', finding)).ok().data;
  (await admin()('createPullRequest', { body: { remediation_id: id } })).ok();
  await needlessElsewhere(1_500);
  await upload(admin(), place.id, report.replace('"inject"', '"other"'));
  await server.runJobs();
});

it('closes what one organization needs no more, however much another one has, with one question', async () => {
  const [pull = expect.fail('no pull request')] = repositoryOf(forges.github).pulls.slice(-1);
  internet.requests.length = 0;
  await watchPullRequests(server.deps);
  expect(pull.state).toBe('closed');
  const asked = internet.requests.filter(
    ({ method, url }) => method === 'GET' && url.pathname.endsWith(`/pulls/${pull.number}`),
  );
  expect(asked).toHaveLength(1);
});
