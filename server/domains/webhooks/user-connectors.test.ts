import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const publish = async (name: string) =>
  (
    await server.as('admin')('publishUserConnector', {
      body: { name, kind: 'webhook', definition: { url: 'https://tickets.acme.example/hook' } },
    })
  ).ok().data;
const names = async (person: 'admin' | 'cyberoper' | 'foreignAdmin', page = 0) =>
  (await server.as(person)('listUserConnectors', { query: { page } }))
    .ok()
    .data.map(({ name }) => name);

describe('user connectors', () => {
  it('are published, used, changed and withdrawn', async () => {
    const { id } = await publish('Ticket desk');
    expect(await names('cyberoper')).toEqual(['Ticket desk']);
    expect(await names('foreignAdmin')).toEqual([]);
    expect(await names('admin', 1)).toEqual([]);
    expect(
      (await server.as('cyberoper')('addUserConnector', { path: { id } })).ok().data,
    ).toMatchObject({ added: true, author: { username: 'admin' } });
    const edited = await server.as('admin')('editUserConnector', {
      path: { id },
      body: { name: 'Ticket desk of the bank', kind: 'webhook' },
    });
    expect(edited.ok().data).toMatchObject({
      name: 'Ticket desk of the bank',
      definition: { url: 'https://tickets.acme.example/hook' },
    });
    expect((await server.as('admin')('unpublishUserConnector', { path: { id } })).status).toBe(204);
    // Current users keep it.
    expect(await names('cyberoper')).toEqual(['Ticket desk of the bank']);
  });

  it('that are unused disappear for others when withdrawn', async () => {
    const { id } = await publish('Short-lived');
    await server.as('admin')('unpublishUserConnector', { path: { id } });
    expect(await names('cyberoper')).not.toContain('Short-lived');
    expect((await server.as('cyberoper')('addUserConnector', { path: { id } })).status).toBe(404);
    expect(
      (
        await server.as('admin')('publishUserConnector', {
          body: { id, name: 'Short-lived', kind: 'webhook' },
        })
      ).ok().data.published,
    ).toBe(true);
  });

  it('have one name each, and stay in their organisation', async () => {
    const { id } = await publish('Unique');
    expect(
      (
        await server.as('admin')('publishUserConnector', {
          body: { name: ' UNIQUE ', kind: 'source' },
        })
      ).status,
    ).toBe(409);
    expect((await server.as('foreignAdmin')('getUserConnector', { path: { id } })).status).toBe(
      404,
    );
    expect(
      (
        await server.as('foreignAdmin')('editUserConnector', {
          path: { id },
          body: { name: 'x', kind: 'source' },
        })
      ).status,
    ).toBe(404);
    expect((await server.as('developer')('listUserConnectors')).status).toBe(403);
  });
});
