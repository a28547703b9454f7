// How many pull requests the ready fixes would result in, beyond the number that a run opens.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sarif } from '../../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { trivy } from '../../../../tests/support/server/trivy.ts';
import { addRepository, upload } from '../../../../tests/support/server/upload.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';

/** More than a run opens. */
const files = 510;
const upgrades = [
  ['left', '1.0.0', '1.0.1'],
  ['left', '1.0.0', '1.2.0'],
  ['right', '2.0.0', '2.0.3'],
  ['far', '1.4.0', '3.0.0'],
  ['far', '1.4.0', '1.4.1'],
] as const;

let server: TestServer;
let repository = '';
const admin = () => server.as('admin');

beforeAll(async () => {
  server = await startTestServer();
  repository = await addRepository(admin());
  const lines = Array.from({ length: files }, (_, index) => ({
    file: `src/${index % (files / 2)}.ts`,
    line: 10 + index,
    code: `run(${index})`,
  }));
  await upload(admin(), repository, sarif(lines));
  const vulnerabilities = upgrades.map(([name, installed, fixed], index) => ({
    id: `CVE-2026-${index}`,
    ...{ name, installed, fixed },
  }));
  await upload(admin(), repository, trivy(vulnerabilities, 'package.json'), {
    ext: 'json',
    tool: 'trivy',
  });
  await server.runJobs();
  // Inserted as generation would leave them: generating each would take as many reads at a source
  // host.
  await inTenant(server.deps.db, server.people.admin, (tx) =>
    tx.execute(sql`
      insert into remediations (client_id, id, finding_id, repository_id, title, status, type, source, code_diff, file_path, template_fields, created_by)
      select f.client_id, gen_random_uuid(), f.id, f.repository_id, f.title, 'ready',
        case when f.component is null then 'code_fix' else 'dependency_upgrade' end,
        'report', '--- a', coalesce(f.file, 'package.json'),
        case when f.component is null then '[]' else jsonb_build_array(jsonb_build_object('key', 'version', 'value', d.data->'component'->'fixedVersions'->>0)) end,
        ${server.people.admin.userId}::uuid
      from findings f join finding_details d on d.client_id = f.client_id and d.finding_id = f.id`),
  );
});
afterAll(() => server.close());

it('counts every fix that is ready', async () => {
  const today = {
    open: 0,
    ready: files + upgrades.length,
    finding: files + 3,
    component: files + 3,
    // `far` alone, `left` and `right` together.
    major: files + 2,
    file: files / 2 + 1,
    repository: 1,
  };
  const { data: own } = (
    await admin()('getPullRequestSettings', { path: { id: repository } })
  ).ok();
  expect(own.today).toEqual(today);
  const { data: all } = (await admin()('getOrganizationPullRequestSettings')).ok();
  expect(all.today).toEqual(today);
});
