// An HTTP proxy for a program that opens its own connections. It connects only to the hosts that
// the caller permits, each through the check of the outgoing client.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, type FileHandle, open } from 'node:fs/promises';
import { createServer, request as sendRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import type { HostRule } from './host-rules.ts';
import { type OutgoingClient, OutgoingError } from './outgoing.ts';
import { type Target, toTarget } from './target.ts';

export type OutgoingProxy = {
  /** Includes the credentials, as in `HTTPS_PROXY`. */
  url: string;
  /** Hosts that the program requested but may not reach. */
  refused: ReadonlySet<string>;
  close: () => Promise<void>;
};

/**
 * Where a program without a network finds the proxy: the file name of its socket, and the port that
 * is forwarded to it inside a sandbox.
 */
export const relayed = { socket: 'proxy.sock', port: 3128 } as const;

/** The variables that programs read. Those of the server's own proxy would bypass this one. */
export const proxyVariables = (url: string): Record<string, string> => ({
  HTTP_PROXY: url,
  HTTPS_PROXY: url,
  http_proxy: url,
  https_proxy: url,
  YARN_HTTP_PROXY: url,
  YARN_HTTPS_PROXY: url,
  NO_PROXY: '',
  no_proxy: '',
});

const parseTarget = (address: string): Target | undefined =>
  URL.canParse(address) ? toTarget(new URL(address)) : undefined;

/** Headers between the program and the proxy. */
const ownHeaders = new Set(['proxy-authorization', 'proxy-connection', 'connection']);

const forwardedHeaders = ({ headers }: IncomingMessage) => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name))),
  connection: 'close',
});

export const createCredentials = (): { password: string; header: string } => {
  const password = randomBytes(24).toString('hex');
  return {
    password,
    header: `Basic ${Buffer.from(`parapet:${password}`).toString('base64')}`,
  };
};

/**
 * Listens on the loopback address, or on a socket in the folder of a program that has no network.
 */
export const listenForProgram = async (
  server: Server,
  folder: string | undefined,
): Promise<{ port: number; close: () => Promise<void> }> => {
  // The path of a socket is limited to about a hundred characters; the folder's path may be longer.
  const held: FileHandle | undefined = folder === undefined ? undefined : await open(folder);
  const socket = held && `/proc/self/fd/${held.fd}/${relayed.socket}`;
  if (socket === undefined) server.listen(0, '127.0.0.1');
  else server.listen(socket);
  await once(server, 'listening');
  // The program may run as another user; the folder admits no one else.
  if (socket !== undefined) await chmod(socket, 0o666);
  return {
    port: held ? relayed.port : (server.address() as AddressInfo).port, // a TCP server has one
    close: async () => {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
      await held?.close();
    },
  };
};

/**
 * Starts a proxy to the hosts that `permits` accepts, on the loopback address, or on a socket in a
 * folder of a program that has no network. Its credentials exclude other programs of the machine.
 */
export const startOutgoingProxy = async (
  outgoing: Pick<OutgoingClient, 'connect'>,
  permits: HostRule,
  folder?: string,
): Promise<OutgoingProxy> => {
  const refused = new Set<string>();
  const sockets = new Set<Duplex>();
  const { password, header: credentials } = createCredentials();

  /** Returns the status that rejects the request, or the target that it may reach. */
  const check = (request: IncomingMessage, target: Target | undefined): Target | number => {
    if (request.headers['proxy-authorization'] !== credentials) return 407;
    if (!target) return 400;
    if (permits(target)) return target;
    refused.add(target.host);
    return 403;
  };
  /** Records a permitted host name that resolves to an internal address, and is refused anyway. */
  const noteRefusal = ({ host }: Target, error: unknown) => {
    if (error instanceof OutgoingError && error.code === 'forbidden_address') refused.add(host);
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
      (error: unknown) => {
        noteRefusal(target, error);
        end(502);
      },
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
      (error: unknown) => {
        noteRefusal(target, error);
        end(502);
      },
    );
  });
  const { port, close } = await listenForProgram(server, folder);
  return {
    url: `http://parapet:${password}@127.0.0.1:${port}`,
    refused,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await close();
    },
  };
};
