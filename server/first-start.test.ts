import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../tests/support/server/test-server.ts';
import { initializeInstallation } from './first-start.ts';
import { sessions, users } from './platform/db/schema/accounts.ts';
import { acrossTenants } from './platform/db/tenancy.ts';

const password = 'correct horse battery staple';
const now = new Date('2026-01-12T10:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ deps: { now: () => now } });
});
afterAll(() => server.close());

describe('the first start', () => {
  it('does nothing where people are', async () => {
    expect(await initializeInstallation(server.deps)).toEqual({ kind: 'already' });
  });

  it('prints a link that makes the administrator, once', async () => {
    const empty = await startTestServer({ deps: { now: () => now } });
    try {
      await acrossTenants(empty.deps.db, 'first start', async (tx) => {
        await tx.delete(sessions);
        await tx.delete(users);
      });
      const start = await initializeInstallation(empty.deps);
      if (start.kind !== 'setup') throw new Error('An empty database asks for a set-up.');
      const token = start.path.split('#')[1] ?? '';
      const body = {
        token,
        email: 'first@acme.example',
        password,
        confirm_password: password,
        organization_name: 'Harbour',
      };
      const grant = (await empty.withToken(undefined)('completeSetup', { body })).ok();
      expect((await empty.withToken(grant.access_token)('getSession')).ok()).toMatchObject({
        username: 'first',
        role: 'superadmin',
        organization_name: 'Harbour',
      });
      expect((await empty.withToken(undefined)('completeSetup', { body })).status).toBe(410);
      expect(await initializeInstallation(empty.deps)).toEqual({ kind: 'already' });
    } finally {
      await empty.close();
    }
  });

  it('makes one organisation, however many servers start at once', async () => {
    const empty = await startTestServer({ people: false });
    try {
      const { deps } = empty;
      const config = {
        ...deps.config,
        admin: { email: 'first@acme.example', password, organization: 'Harbour' },
      };
      const starts = await Promise.all(
        [1, 2, 3].map(() => initializeInstallation({ ...deps, config })),
      );
      expect(starts.map(({ kind }) => kind).sort()).toEqual([
        'administrator',
        'already',
        'already',
      ]);
    } finally {
      await empty.close();
    }
  });
});
