import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';
import { addRepository } from '../../../tests/support/server/upload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const repositories = async () =>
  (await server.as('admin')('listRepositories'))
    .ok()
    .data.map(({ attributes }) => attributes.nickname);
const hasSample = async () => (await server.as('admin')('getClientSetup')).ok().sample;

describe('the sample', () => {
  it('is imported once, and goes without taking anything else', async () => {
    const call = server.as('admin');
    await addRepository(call, 'storefront');
    expect(await hasSample()).toBe(false);

    const loaded = (await call('loadSample')).ok();
    expect(loaded.repositories.map(({ nickname }) => nickname).toSorted()).toEqual([
      'ledger-api',
      'reconcile-jobs',
      'storefront (sample)',
    ]);
    expect(loaded.scans.length).toBeGreaterThan(5);
    await server.runJobs();
    for (const id of loaded.scans)
      expect((await call('getScan', { path: { id } })).ok().data.attributes).toMatchObject({
        status: 'succeeded',
        error: null,
      });
    const findings = (await call('listFindings')).ok();
    expect(findings.data.length).toBeGreaterThan(10);
    expect(await hasSample()).toBe(true);

    const again = (await call('loadSample')).ok();
    expect(again).toMatchObject({ scans: [] });
    expect(await repositories()).toHaveLength(4);

    expect((await call('removeSample')).status).toBe(204);
    expect(await repositories()).toEqual(['storefront']);
    expect((await call('listFindings')).ok().data).toEqual([]);
    expect(await hasSample()).toBe(false);
    expect((await call('removeSample')).status).toBe(204);
  });

  it('stays with its organisation', async () => {
    (await server.as('foreignAdmin')('loadSample')).ok();
    expect(await repositories()).toEqual(['storefront']);
    expect((await server.as('admin')('removeSample')).status).toBe(204);
    expect((await server.as('foreignAdmin')('listRepositories')).ok().data).toHaveLength(3);
  });
});
