import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { once } from 'node:events';
import { createServer, request as forward, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createOutgoingClient, type OutgoingRules } from './outgoing.ts';
import { createUpstreamProxy } from './upstream-proxy.ts';

const servers: Server[] = [];
const listen = async (listener?: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
};

let outside: number;
let proxyUrl: string;
const passed: string[] = [];

/** A proxy that requires credentials and resolves every name to the outside server. */
beforeAll(async () => {
  const answer: RequestListener = (_request, response) => response.end('from outside');
  outside = (await listen(answer)).port;
  const isKnown = (header?: string) =>
    header === `Basic ${Buffer.from('parapet:se cret').toString('base64')}`;
  const proxy = await listen((request, response) => {
    if (!isKnown(request.headers['proxy-authorization'])) return response.writeHead(407).end();
    passed.push(`${request.method} ${request.url}`);
    return request.pipe(forward({ host: '127.0.0.1', port: outside }, (got) => got.pipe(response)));
  });
  proxy.server.on('connect', (request, client) => {
    if (!isKnown(request.headers['proxy-authorization']))
      return client.end('HTTP/1.1 407 Authenticate\r\n\r\n');
    passed.push(`CONNECT ${request.url}`);
    client.write('HTTP/1.1 200 Established\r\n\r\n');
    const socket = connect(outside, '127.0.0.1');
    return socket.pipe(client).pipe(socket);
  });
  proxyUrl = `http://parapet:se%20cret@127.0.0.1:${proxy.port}`;
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  passed.length = 0;
});

/** A DNS label has at most 63 characters, so this machine fails to resolve the name immediately. */
const unknownHere = `${'a'.repeat(64)}.example`;

const using = async <Result>(
  rules: OutgoingRules,
  work: (client: ReturnType<typeof createOutgoingClient>) => Promise<Result>,
) => {
  const client = createOutgoingClient(rules);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
};

it('calls hosts that only the proxy knows through it, with its credentials', async () => {
  const proxy = { http: proxyUrl, https: proxyUrl };
  const answer = await using({ allowed: [], proxy }, (client) =>
    client.request(`http://${unknownHere}/feed`),
  );
  expect(answer).toMatchObject({ status: 200, text: 'from outside' });
  expect(passed).toEqual([`GET http://${unknownHere}/feed`]);
});

it('tunnels what is encrypted', async () => {
  await using({ allowed: [], proxy: { https: proxyUrl } }, async (client) => {
    const socket = await client.connect(unknownHere, 443);
    socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    expect(chunk.toString()).toContain('200 OK');
    socket.destroy();
    // The outside server does not speak TLS, so the request fails there, after passing the tunnel.
    await expect(client.request(`https://${unknownHere}/`)).rejects.toMatchObject({
      code: 'unreachable',
    });
  });
  expect(passed).toEqual([`CONNECT ${unknownHere}:443`, `CONNECT ${unknownHere}:443`]);
});

it('says that the proxy refuses', async () => {
  const proxy = { https: proxyUrl.replace('se%20cret', 'wrong') };
  await using({ allowed: [], proxy }, async (client) => {
    await expect(client.connect(unknownHere, 443)).rejects.toMatchObject({
      message: 'The other side could not be reached: the proxy answered with status 407',
    });
  });
});

it('leads no call inside the network that would not be allowed without a proxy', async () => {
  const proxy = { http: proxyUrl, https: proxyUrl };
  await using({ allowed: [], proxy }, async (client) => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]'])
      await expect(client.request(`http://${host}/`)).rejects.toMatchObject({
        code: 'forbidden_address',
      });
    await expect(client.connect('localhost', 443)).rejects.toMatchObject({
      code: 'forbidden_address',
    });
  });
  expect(passed).toEqual([]);
});

it('calls what needs no proxy directly', async () => {
  const proxy = { http: proxyUrl, https: proxyUrl, direct: ['127.0.0.0/8'] };
  const answer = await using({ allowed: ['127.0.0.1'], proxy }, (client) =>
    client.request(`http://127.0.0.1:${outside}/`),
  );
  expect(answer.text).toBe('from outside');
  expect(passed).toEqual([]);
});

it.each([
  ['https://git.acme.example', ['acme.example'], 'direct'],
  ['https://git.acme.example', ['.acme.example'], 'direct'],
  ['https://git.acme.example', ['*.Acme.example'], 'direct'],
  ['https://acme.example', ['.acme.example'], 'direct'],
  ['https://notacme.example', ['acme.example'], 'proxy'],
  ['https://git.acme.example:8443', ['acme.example:443'], 'proxy'],
  ['https://git.acme.example', ['acme.example:443'], 'direct'],
  ['https://anything.example', ['*'], 'direct'],
  ['https://10.1.2.3', ['10.0.0.0/8'], 'direct'],
  ['https://11.1.2.3', ['10.0.0.0/8'], 'proxy'],
  ['https://[fd00::1]', ['fd00::1'], 'direct'],
  ['https://acme.example', [], 'proxy'],
  ['http://acme.example', [], 'direct'],
] as const)('sends %s with NO_PROXY=%j by way of: %s', async (url, direct, way) => {
  const upstream = createUpstreamProxy({ https: proxyUrl, direct });
  expect(upstream.dispatcherFor(new URL(url)) ? 'proxy' : 'direct').toBe(way);
  await upstream.close();
});
