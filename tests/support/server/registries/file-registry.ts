// A registry of fixed files on the loopback address, which is also a proxy to itself: Go and other
// tools do not use a proxy for loopback addresses, so the registry needs a name.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

export type FileRegistry = {
  /** By its address. */
  url: string;
  /** By a name that only the proxy knows. */
  named: string;
  /** The proxy, which leads every name to the registry. */
  proxy: string;
  /** The requested paths. */
  requests: string[];
  close: () => void;
};

/** A DNS label has at most 63 characters, so this machine never asks for the name. */
const unknownHere = `${'r'.repeat(64)}.example`;

/** @param files by their path, without the slash at the start */
export const startFileRegistry = async (
  files: Readonly<Record<string, string | Buffer>>,
): Promise<FileRegistry> => {
  const requests: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const path = new URL(url, 'http://127.0.0.1').pathname.slice(1);
    requests.push(path);
    const file = files[path];
    if (file === undefined) response.writeHead(404).end();
    else response.end(file);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  server.on('connect', (_request, client) => {
    client.write('HTTP/1.1 200 Established\r\n\r\n');
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => client.destroy());
    client.on('error', () => socket.destroy());
    socket.pipe(client).pipe(socket);
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    named: `http://${unknownHere}`,
    proxy: url,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
