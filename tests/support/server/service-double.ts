// An HTTP service on 127.0.0.1, for tests of the server's requests.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type ServiceRequest = {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
};
export type ServiceAnswer = {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
};

export const startService = async (answer: (request: ServiceRequest) => ServiceAnswer) => {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://service');
      calls.push(`${request.method} ${url.pathname}`);
      const given = answer({ method: request.method ?? '', url, headers: request.headers, body });
      response.writeHead(given.status, { 'content-type': 'application/json', ...given.headers });
      response.end(JSON.stringify(given.body ?? {}));
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Returns the requests since the last call. */
    takeCalls: () => calls.splice(0),
    close: () => server.close(),
  };
};
