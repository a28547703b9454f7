// `npm run dev:mock`: serves the worker that mocks the server from its package, and the contract by
// which the mocks refuse requests. No build contains either.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
const contract = path.resolve(import.meta.dirname, '../../openapi/generated/openapi.json');

export const mockWorker = (): Plugin => ({
  name: 'parapet:mock-worker',
  apply: (_config, { command, mode }) => command === 'serve' && mode === 'mock',
  // The first page needs the mocks of every operation. Bundled, it loads 28 files instead of 901,
  // and its findings are visible in a third of the time. Off: remove `config`.
  config: () => ({ experimental: { bundledDev: true } }),
  configureServer({ middlewares }) {
    const serve = (url: string, file: string, type: string) =>
      middlewares.use(url, (_request, response, next) => {
        readFile(file).then((text) => response.setHeader('content-type', type).end(text), next);
      });
    // The page sends its first requests before the worker is ready, and repeats them. Without a
    // response here they would be proxied to a real server.
    for (const base of ['/v1', '/api'])
      middlewares.use(base, (_request, response) => {
        response.writeHead(503).end();
      });
    serve('/mockServiceWorker.js', worker, 'text/javascript');
    serve('/mock-contract.json', contract, 'application/json');
  },
});
