import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createAddressCheck, createOutgoingClient, type OutgoingClient } from './outgoing.ts';

const servers: Server[] = [];
const clients: OutgoingClient[] = [];

const serve = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
const client = (allowed: string[] = []) => {
  const made = createOutgoingClient({ allowed });
  clients.push(made);
  return made;
};

afterEach(async () => {
  await Promise.all(clients.splice(0).map((made) => made.close()));
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('the address check', () => {
  const isAllowed = createAddressCheck({
    allowed: ['10.1.0.0/16', '192.168.7.7'],
    denied: ['203.0.112.0/24'],
  });

  it.each([
    '127.0.0.1',
    '10.2.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '64:ff9b::7f00:1',
    '::127.0.0.1',
    '::10.2.0.1',
    '168.63.129.16',
    '::ffff:168.63.129.16',
    '203.0.112.9',
  ])('refuses %s', (address) => {
    expect(isAllowed(address)).toBe(false);
  });

  it.each(['93.184.216.34', '2606:4700::1111', '10.1.2.3', '192.168.7.7', '::ffff:10.1.2.3'])(
    'allows %s',
    (address) => {
      expect(isAllowed(address)).toBe(true);
    },
  );
});

it('reaches allowed addresses alone where the operator says so', () => {
  const isAllowed = createAddressCheck({ allowed: ['10.1.0.0/16'], onlyAllowed: true });
  expect(['10.1.2.3', '93.184.216.34', '2606:4700::1111'].map(isAllowed)).toEqual([
    true,
    false,
    false,
  ]);
});

describe('the outgoing client', () => {
  it('does not reach into the network, by number or by name', async () => {
    let reached = 0;
    const port = await serve((_request, response) => {
      reached += 1;
      response.end('inside');
    });
    for (const url of [
      `http://127.0.0.1:${port}`,
      `http://localhost:${port}`,
      `http://[::1]:${port}`,
      `http://2130706433:${port}`,
      `http://0x7f.1:${port}`,
    ]) {
      await expect(client().request(url)).rejects.toMatchObject({ code: 'forbidden_address' });
    }
    expect(reached).toBe(0);
  });

  it('reaches what the operator allows', async () => {
    const port = await serve((request, response) =>
      response.writeHead(201, { 'x-method': request.method }).end('inside'),
    );
    expect(
      await client(['127.0.0.1']).request(`http://127.0.0.1:${port}`, {
        method: 'POST',
        body: 'x',
      }),
    ).toMatchObject({ status: 201, text: 'inside', headers: { 'x-method': 'POST' } });
  });

  it('follows no redirect', async () => {
    const port = await serve((_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    );
    expect((await client(['127.0.0.1']).request(`http://127.0.0.1:${port}`)).status).toBe(302);
  });

  it('ends an answer that is too large or too slow', async () => {
    const large = await serve((_request, response) => response.end('x'.repeat(5000)));
    await expect(
      client(['127.0.0.1']).request(`http://127.0.0.1:${large}`, { maxBytes: 1000 }),
    ).rejects.toMatchObject({ code: 'too_large' });
    const slow = await serve(() => undefined);
    await expect(
      client(['127.0.0.1']).request(`http://127.0.0.1:${slow}`, { timeoutMs: 200 }),
    ).rejects.toMatchObject({ code: 'timeout' });
  });

  it.each([
    'file:///etc/passwd',
    'ftp://acme.example',
    'http://user:pass@acme.example',
    'not an address',
  ])('takes no %s', async (url) => {
    await expect(client().request(url)).rejects.toMatchObject({ code: 'bad_address' });
  });
});
