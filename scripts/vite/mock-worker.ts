// `npm run dev:mock`: the worker that answers in the server's place is served from its package, and is in no build.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

export const mockWorker = (): Plugin => ({
  name: 'parapet:mock-worker',
  apply: (_config, { command, mode }) => command === 'serve' && mode === 'mock',
  configureServer({ middlewares }) {
    middlewares.use('/mockServiceWorker.js', (_request, response, next) => {
      readFile(worker).then(
        (code) => response.setHeader('content-type', 'text/javascript').end(code),
        next,
      );
    });
  },
});
