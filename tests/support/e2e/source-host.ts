// Serves a fake source host over HTTP, at an address of this machine.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FakeHost } from '../server/hosts/forge.ts';

export type ServedHost = { origin: string; host: FakeHost; close: () => Promise<void> };

/** @param make creates the fake with its origin, which its responses contain */
export const serveHost = async (make: (origin: string) => FakeHost): Promise<ServedHost> => {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const sent = {
        method: request.method ?? 'GET',
        url: new URL(request.url ?? '/', `http://${request.headers.host ?? ''}`),
        headers,
        body: body === '' ? undefined : body,
      };
      const { status, body: answer, headers: more } = host.answer(sent);
      response
        .writeHead(status, { 'content-type': 'application/json', ...more })
        .end(answer === undefined ? '' : JSON.stringify(answer));
    });
  });
  const origin = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(
        `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
      );
    });
  });
  const host = make(origin);
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => {
        resolve();
      });
    });
  return { origin, host, close };
};
