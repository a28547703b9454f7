import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../tests/support/server/test-server.ts';
import { oneTimeTokens, sessions } from './platform/db/schema/accounts.ts';
import { bulkItems } from './platform/db/schema/bulk.ts';
import { jobs, rateLimits } from './platform/db/schema/operations.ts';
import { acrossTenants, inTenant } from './platform/db/tenancy.ts';
import { consumeRateLimit } from './platform/http/rate-limit.ts';
import { deleteExpired, runMaintenance } from './maintenance.ts';
import { newId } from './platform/runtime/ids.ts';

let server: TestServer;
let now = new Date('2026-01-12T10:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ deps: { now: () => now } });
});
afterAll(() => server.close());

const counts = () =>
  acrossTenants(server.deps.db, 'expire old rows', async (tx) => ({
    sessions: (await tx.select().from(sessions)).length,
    links: (await tx.select().from(oneTimeTokens)).length,
    counts: (await tx.select().from(rateLimits)).length,
  }));

describe('maintenance', () => {
  it('tells once, a week before, that a token expires', async () => {
    const started = now;
    const expire = (name: string, expired_at: string) =>
      server.as('admin')('generatePlexalyzerToken', { body: { name, expired_at } });
    await Promise.all([
      expire('ci', '2026-01-19T12:00:00Z'),
      expire('later', '2026-06-01T00:00:00Z'),
    ]);
    const notifications = async () =>
      (
        await server.as('admin')('listNotifications', {
          query: { notification_type: 'token_expiring' },
        })
      )
        .ok()
        .data.map((entry) => entry.title);
    await runMaintenance(server.deps);
    expect(await notifications()).toEqual([]);
    now = new Date('2026-01-12T20:00:00Z');
    await runMaintenance(server.deps);
    await runMaintenance(server.deps);
    expect(await notifications()).toEqual(['The token ci expires on 2026-01-19']);
    now = started;
  });

  it('removes what has expired and nothing else', async () => {
    await server.as('admin')('inviteTeamMember', {
      body: { email: 'new@acme.example', role: 'developer' },
    });
    await consumeRateLimit(
      server.deps.db,
      [
        { key: 'short', most: 5, seconds: 60 },
        { key: 'long', most: 5, seconds: 20 * 86_400 },
      ],
      now,
    );
    await deleteExpired(server.deps);
    const before = await counts();
    // Two of them are the limits of invitations.
    expect(before).toMatchObject({ links: 1, counts: 4 });
    expect(before.sessions).toBeGreaterThan(0);
    now = new Date(now.getTime() + 15 * 86_400_000);
    await deleteExpired(server.deps);
    // The invited user can renew the link for ninety days.
    expect(await counts()).toMatchObject({ links: 1, counts: 1 });
    now = new Date(now.getTime() + 83 * 86_400_000);
    await deleteExpired(server.deps);
    expect(await counts()).toMatchObject({ links: 0, counts: 0 });
  });

  it('forgets after ninety days what jobs did, with what they did to each finding', async () => {
    const { clientId } = server.people.admin;
    const left = () =>
      acrossTenants(server.deps.db, 'expire old rows', async (tx) => [
        (await tx.select().from(jobs)).length,
        (await tx.select().from(bulkItems)).length,
      ]);
    await inTenant(server.deps.db, { clientId }, async (tx) => {
      await tx.delete(jobs);
      for (const finishedAt of [
        new Date(now.getTime() - 91 * 86_400_000),
        new Date(now.getTime() - 89 * 86_400_000),
      ]) {
        const id = newId();
        await tx.insert(jobs).values({
          clientId,
          id,
          kind: 'triage_findings',
          payload: {},
          state: 'succeeded',
          finishedAt,
        });
        await tx.insert(bulkItems).values(
          [newId(), newId()].map((findingId) => ({
            clientId,
            jobId: id,
            findingId,
            outcome: 'done' as const,
          })),
        );
      }
    });
    await deleteExpired(server.deps);
    expect(await left()).toEqual([1, 2]);
  });
});
