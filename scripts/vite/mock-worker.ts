// `npm run dev:mock`: serves the worker that mocks the server from its package, and the contract by
// which the mocks refuse requests. No build contains either.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
const contract = path.resolve(import.meta.dirname, '../../openapi/generated/openapi.json');

type Json = { readonly [key: string]: unknown };

const isWords = (name: string, value: unknown): boolean =>
  name === 'examples' || name === 'example'
    ? Array.isArray(value) || typeof value !== 'object'
    : (name === 'description' || name === 'summary') && typeof value === 'string';

/** The mocks read the contract's schemas; its texts and examples are half of the file. */
export const withoutWords = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as Json) // neither null nor an array
      .filter(([name, each]) => !isWords(name, each))
      .map(([name, each]) => [name, withoutWords(each)]),
  );
};

const readContract = async (): Promise<string> =>
  JSON.stringify(withoutWords(JSON.parse(await readFile(contract, 'utf8'))));

const contractUrl = '/mock-contract.json';

export const mockWorker = (): Plugin => ({
  name: 'parapet:mock-worker',
  apply: (_config, { command, mode }) => command === 'serve' && mode === 'mock',
  // The first page needs the mocks of every operation. Bundled, it loads 28 files instead of 901,
  // and its findings are visible in a third of the time. Off: remove `config`.
  config: () => ({ experimental: { bundledDev: true } }),
  // The page asks for the contract when its scripts have loaded; this way it has arrived by then.
  transformIndexHtml: () => [
    {
      tag: 'link',
      attrs: { rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href: contractUrl },
      injectTo: 'head',
    },
  ],
  configureServer({ middlewares }) {
    const serve = (url: string, read: () => Promise<string>, type: string) =>
      middlewares.use(url, (_request, response, next) => {
        read().then((text) => response.setHeader('content-type', type).end(text), next);
      });
    // The page sends its first requests before the worker is ready, and repeats them. Without a
    // response here they would be proxied to a real server.
    for (const base of ['/v1', '/api'])
      middlewares.use(base, (_request, response) => {
        response.writeHead(503).end();
      });
    serve('/mockServiceWorker.js', () => readFile(worker, 'utf8'), 'text/javascript');
    serve(contractUrl, readContract, 'application/json');
  },
});
