import { describe, expect, it } from 'vitest';
import { branchOff } from '../../../../tests/support/server/hosts/forge.ts';
import { repositories } from '../../../platform/db/schema/repositories.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { enqueueDueScans } from './scheduled-scans.ts';
import {
  forges,
  server,
  admin,
  addRepository,
  scanned,
  head,
  useScanners,
} from '../../../../tests/support/server/scan-suite.ts';

useScanners();

describe('scans that begin by themselves', () => {
  const settings = async (body: { schedule_scan?: 'off' | 'daily'; autonomous_scan?: boolean }) =>
    (await admin()('updateClient', { body, headers: { 'if-match': '*' } })).ok();
  const others = () =>
    inTenant(server.deps.db, server.people.admin, (tx) =>
      tx.update(repositories).set({ active: false }),
    );

  it('come when the schedule is due, once', async () => {
    await others();
    const id = await addRepository();
    expect(await enqueueDueScans(server.deps)).toBe(0);
    await settings({ schedule_scan: 'daily' });
    expect(await enqueueDueScans(server.deps)).toBe(1);
    expect(await enqueueDueScans(server.deps)).toBe(0);
    await server.runJobs();
    expect(
      (await scanned(id)).map(({ status, requested_by: person, run }) => [
        status,
        person,
        run?.cause,
      ]),
    ).toEqual(Array.from({ length: 3 }, () => ['succeeded', null, 'schedule']));
    const tomorrow = { ...server.deps, now: () => new Date(Date.now() + 86_400_000) };
    expect(await enqueueDueScans(tomorrow)).toBe(1);
    await server.runJobs();
    await settings({ schedule_scan: 'off' });
  });

  it('come when the default branch has changed', async () => {
    await others();
    await settings({ autonomous_scan: true });
    const id = await addRepository('gitlab');
    expect(await enqueueDueScans(server.deps)).toBe(1);
    await server.runJobs();
    expect(await enqueueDueScans(server.deps)).toBe(0);
    const repository = forges.gitlab.repositories[0] ?? expect.fail('empty');
    branchOff(repository, 'main', 'main', [['src/b.ts', 'export const b = 2;\n']], 'more');
    expect(await enqueueDueScans(server.deps)).toBe(1);
    await server.runJobs();
    const rows = await scanned(id);
    expect(rows.map(({ run }) => run?.cause)).toEqual(Array.from({ length: 6 }, () => 'change'));
    expect(rows[3]?.commit).toBe(head('gitlab'));
    await settings({ autonomous_scan: false });
  });
});
