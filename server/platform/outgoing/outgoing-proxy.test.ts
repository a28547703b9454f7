import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostsLike, hostsOf } from './host-rules.ts';
import { createOutgoingClient } from './outgoing.ts';
import { relayed, startOutgoingProxy, type OutgoingProxy } from './outgoing-proxy.ts';

const seen: Record<string, unknown>[] = [];
const registry = createServer((sent, answer) => {
  seen.push({ url: sent.url, headers: sent.headers });
  answer.end('packages');
}).listen(0, '127.0.0.1');
const outgoing = createOutgoingClient({ allowed: ['127.0.0.1'] });
let address = '';
let proxy: OutgoingProxy;

beforeAll(async () => {
  if (!registry.listening) await once(registry, 'listening');
  address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  proxy = await startOutgoingProxy(outgoing, hostsOf([`${address}/path`]));
});
afterAll(async () => {
  await proxy.close();
  await outgoing.close();
  registry.close();
});

const credentialsOf = ({ url }: OutgoingProxy) => {
  const { username, password } = new URL(url);
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
};

const get = async (url: string, through = proxy, authorization = credentialsOf(through)) => {
  const { hostname, port } = new URL(through.url);
  const sent = request({
    hostname,
    port,
    path: url,
    headers: { host: new URL(url).host, 'proxy-authorization': authorization },
  }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer) };
};

/** The proxy's status line for CONNECT, and the response of the target through the tunnel. */
const tunnel = async (target: string, through = proxy) => {
  const { hostname, port } = new URL(through.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `CONNECT ${target} HTTP/1.1\r\nhost: ${target}\r\nproxy-authorization: ${credentialsOf(through)}\r\n\r\n`,
  );
  const [first] = (await once(socket, 'data')) as [Buffer];
  const line = first.toString().split('\r\n')[0] ?? '';
  if (!line.includes('200')) return line;
  socket.write(`GET /tunnelled HTTP/1.1\r\nhost: ${target}\r\nconnection: close\r\n\r\n`);
  return (await text(socket)).split('\r\n').at(-1) ?? '';
};

it('hands requests on to the hosts that it was given, without its own credentials', async () => {
  expect(await get(`${address}/lodash?a=b`)).toEqual({ status: 200, body: 'packages' });
  expect(seen.at(-1)).toMatchObject({ url: '/lodash?a=b' });
  expect(JSON.stringify(seen.at(-1))).not.toContain('proxy');
  expect(await tunnel(new URL(address).host)).toContain('packages');
  expect(seen.at(-1)).toMatchObject({ url: '/tunnelled' });
});

it('leads nowhere else, and knows where it was to lead', async () => {
  expect((await get('http://elsewhere.example/x')).status).toBe(403);
  expect(await tunnel('metadata.example:443')).toContain('403');
  expect([...proxy.refused].sort()).toEqual(['elsewhere.example', 'metadata.example']);
});

it('serves no other process', async () => {
  expect((await get(`${address}/x`, proxy, 'Basic bm86bm8=')).status).toBe(407);
});

it('does not lead inside the network where the operator has not allowed it', async () => {
  const strict = createOutgoingClient({ allowed: [] });
  const inner = await startOutgoingProxy(strict, hostsOf([address]));
  expect((await get(`${address}/x`, inner)).status).toBe(502);
  expect(await tunnel(new URL(address).host, inner)).toContain('502');
  expect([...inner.refused]).toEqual(['127.0.0.1']);
  await inner.close();
  await strict.close();
});

it.each([
  ['registry.example', 443, true],
  ['REGISTRY.example', 80, true],
  ['a.registry.example', 443, false],
  ['blobs.mirror.example', 443, true],
  ['mirror.example', 443, false],
  ['notmirror.example', 443, false],
  ['db.example', 8443, true],
  ['db.example', 443, false],
])('a list of hosts permits %s at %i: %s', (host, port, permitted) => {
  const permits = hostsLike(['registry.example', '*.mirror.example', 'db.example:8443']);
  expect(permits({ host, port })).toBe(permitted);
});

it('serves a program without a network over a socket in its folder', async ({ skip }) => {
  if (process.platform !== 'linux') skip('sockets in deep folders need Linux');
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'parapet-proxy-')), 'd'.repeat(120));
  mkdirSync(folder);
  const inner = await startOutgoingProxy(outgoing, hostsOf([address]), folder);
  expect(new URL(inner.url).port).toBe(String(relayed.port));
  const sent = request({
    // The relay reads it there too.
    socketPath: `/proc/self/fd/${openSync(folder, 'r')}/${relayed.socket}`,
    path: `${address}/x`,
    headers: { 'proxy-authorization': credentialsOf(inner) },
  }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect(await text(answer)).toBe('packages');
  await inner.close();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(path.dirname(folder), { recursive: true });
});
