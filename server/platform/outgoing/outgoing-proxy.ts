// An HTTP proxy on the loopback address for a program that opens its own connections. It leads to
// the hosts that the caller names and to no other, each through the check of the outgoing client.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as sendRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import type { OutgoingClient } from './outgoing.ts';
import { type Target, toTarget } from './target.ts';

export type OutgoingProxy = {
  /** With its credentials, as `HTTPS_PROXY` takes it. */
  url: string;
  /** Hosts that the program requested and that are none of its own. */
  refused: ReadonlySet<string>;
  close: () => Promise<void>;
};

const nameOf = ({ host, port }: Target): string => `${host}:${port}`;

const parseTarget = (address: string): Target | undefined =>
  URL.canParse(address) ? toTarget(new URL(address)) : undefined;

/** Headers of the program's way to the proxy. */
const ownHeaders = new Set(['proxy-authorization', 'proxy-connection', 'connection']);

const forwardedHeaders = ({ headers }: IncomingMessage) => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name))),
  connection: 'close',
});

/**
 * Starts a proxy to the hosts of `addresses`. Its credentials keep other programs of the machine
 * out.
 */
export const startOutgoingProxy = async (
  outgoing: Pick<OutgoingClient, 'connect'>,
  addresses: readonly string[],
): Promise<OutgoingProxy> => {
  const allowed = new Set(addresses.map((address) => nameOf(toTarget(new URL(address)))));
  const refused = new Set<string>();
  const sockets = new Set<Duplex>();
  const password = randomBytes(24).toString('hex');
  const credentials = `Basic ${Buffer.from(`parapet:${password}`).toString('base64')}`;

  /** The status that refuses the request, or the target that it may reach. */
  const check = (request: IncomingMessage, target: Target | undefined): Target | number => {
    if (request.headers['proxy-authorization'] !== credentials) return 407;
    if (!target) return 400;
    if (allowed.has(nameOf(target))) return target;
    refused.add(target.host);
    return 403;
  };
  const keep = (socket: Duplex): Duplex => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((request, response) => {
    const target = check(request, parseTarget(request.url ?? ''));
    const end = (status: number) => response.writeHead(status, { connection: 'close' }).end();
    if (typeof target === 'number') return void end(target);
    outgoing.connect(target.host, target.port).then(
      (socket) => {
        keep(socket);
        const { pathname, search } = new URL(request.url ?? '');
        const forwarded = sendRequest({
          createConnection: () => socket,
          method: request.method,
          path: pathname + search,
          headers: forwardedHeaders(request),
        });
        forwarded.once('response', (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          pipeline(answer, response, () => undefined);
        });
        forwarded.once('error', () => response.destroy());
        pipeline(request, forwarded, () => undefined);
      },
      () => end(502),
    );
  });
  server.on('connect', (request, client, head) => {
    keep(client);
    const end = (status: number) => client.end(`HTTP/1.1 ${status} Refused\r\n\r\n`);
    const target = check(request, parseTarget(`https://${request.url ?? ''}`));
    if (typeof target === 'number') return void end(target);
    outgoing.connect(target.host, target.port).then(
      (socket) => {
        keep(socket);
        client.write('HTTP/1.1 200 Connection established\r\n\r\n');
        socket.write(head);
        pipeline(client, socket, () => undefined);
        pipeline(socket, client, () => undefined);
      },
      () => end(502),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://parapet:${password}@127.0.0.1:${port}`,
    refused,
    close: async () => {
      server.close();
      server.closeAllConnections();
      for (const socket of sockets) socket.destroy();
      if (server.listening) await once(server, 'close');
    },
  };
};
