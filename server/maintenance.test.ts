import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../tests/support/server/test-server.ts';
import { oneTimeTokens, sessions } from './db/schema/accounts.ts';
import { bulkItems } from './db/schema/bulk.ts';
import { jobs, rateLimits } from './db/schema/operations.ts';
import { acrossTenants, inTenant } from './db/tenancy.ts';
import { countAttempt } from './http/attempts.ts';
import { removeExpired, warnOfExpiringTokens } from './maintenance.ts';
import { newId } from './runtime/ids.ts';

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
    const told = async () =>
      (
        await server.as('admin')('listNotifications', {
          query: { notification_type: 'token_expiring' },
        })
      )
        .ok()
        .data.map((entry) => entry.title);
    await warnOfExpiringTokens(server.deps);
    expect(await told()).toEqual([]);
    now = new Date('2026-01-12T20:00:00Z');
    await warnOfExpiringTokens(server.deps);
    await warnOfExpiringTokens(server.deps);
    expect(await told()).toEqual(['The token ci expires on 2026-01-19']);
    now = started;
  });

  it('removes what has expired and nothing else', async () => {
    await server.as('admin')('inviteTeamMember', {
      body: { email: 'new@acme.example', role: 'developer' },
    });
    await countAttempt(
      server.deps.db,
      [
        { key: 'short', most: 5, seconds: 60 },
        { key: 'long', most: 5, seconds: 20 * 86_400 },
      ],
      now,
    );
    await removeExpired(server.deps);
    const before = await counts();
    expect(before).toMatchObject({ links: 1, counts: 2 });
    expect(before.sessions).toBeGreaterThan(0);
    now = new Date(now.getTime() + 15 * 86_400_000);
    await removeExpired(server.deps);
    expect(await counts()).toMatchObject({ links: 0, counts: 1 });
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
        await tx
          .insert(jobs)
          .values({
            clientId,
            id,
            kind: 'triage_findings',
            payload: {},
            state: 'succeeded',
            finishedAt,
          });
        await tx
          .insert(bulkItems)
          .values(
            [newId(), newId()].map((findingId) => ({
              clientId,
              jobId: id,
              findingId,
              outcome: 'done' as const,
            })),
          );
      }
    });
    await removeExpired(server.deps);
    expect(await left()).toEqual([1, 2]);
  });
});
