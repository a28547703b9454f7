import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sarif } from '../../../tests/support/server/sarif.ts';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository, upload } from '../../../tests/support/server/upload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const steps = async (as: 'superadmin' | 'admin' | 'foreignAdmin') =>
  Object.fromEntries(
    (await server.as(as)('getClientSetup')).ok().data.map(({ step, ...rest }) => [step, rest]),
  );

describe('the first steps', () => {
  const isFirstRun = async (as: 'superadmin' | 'foreignAdmin' | 'developer') =>
    (await server.as(as)('getSession')).ok().first_run;

  it('are for the first administrator alone, until they end', async () => {
    const people = ['superadmin', 'admin', 'developer'] as const;
    const led = await Promise.all(
      people.map(async (as) => (await server.as(as)('getSession')).ok().first_run),
    );
    expect(led.filter(Boolean)).toHaveLength(1);
    expect(await isFirstRun('developer')).toBe(false);
    expect(await isFirstRun('foreignAdmin')).toBe(true);
    expect((await server.as('foreignAdmin')('endFirstRun')).status).toBe(204);
    expect((await server.as('foreignAdmin')('endFirstRun')).status).toBe(204);
    expect(await isFirstRun('foreignAdmin')).toBe(false);
  });
});

describe('what is left to set up', () => {
  it('is for administrators, and mail only for those of the installation', async () => {
    expect((await server.as('developer')('getClientSetup')).status).toBe(403);
    expect(Object.keys(await steps('admin'))).not.toContain('mail');
    expect(await steps('superadmin')).toMatchObject({ mail: { done: false } });
  });

  it('is done by what happened in the own organisation', async () => {
    const before = await steps('foreignAdmin');
    expect(before).toMatchObject({
      findings: { done: false, what: null },
      pipeline: { done: false },
      host: { done: false },
      due_dates: { done: false },
    });
    const { token } = (
      await server.as('admin')('generatePlexalyzerToken', {
        body: { name: 'ci', expired_at: new Date(Date.now() + 86_400_000).toISOString() },
      })
    ).ok();
    expect(await steps('admin')).toMatchObject({ pipeline: { done: false } });
    await server.withToken(token)('listRepositories');
    (
      await server.as('admin')('createPolicy', {
        body: {
          name: 'Critical within a week',
          category: 'sla',
          enabled: true,
          conditions: [{ key: 'severity', value: 'critical' }],
          actions: { due_days: 7, notify: false, gate: false },
        },
      })
    ).ok();
    expect(await steps('admin')).toMatchObject({
      people: { done: true },
      pipeline: { done: true, what: 'ci' },
      due_dates: { done: true, what: expect.any(String) as string },
    });
    expect(await steps('foreignAdmin')).toEqual(before);
  });

  it('names the repository and the findings of the first scan', async () => {
    const call = server.as('admin');
    await upload(
      call,
      await addRepository(call),
      sarif([{ file: 'src/a.ts', line: 3, code: 'query(name)' }]),
    );
    await server.runJobs();
    expect(await steps('admin')).toMatchObject({
      findings: { done: true, what: 'ledger-api', count: 1 },
    });
    const led = await Promise.all(
      (['superadmin', 'admin'] as const).map(
        async (as) => (await server.as(as)('getSession')).ok().first_run,
      ),
    );
    expect(led).toEqual([false, false]);
  });
});
