// Seconds until `npm run dev:mock` shows findings: after its first start without a cache, and in a
// new browser while the development server is warm.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { openTab } from './browser/chrome.ts';

const root = path.resolve(import.meta.dirname, '../..');
const warmVisits = 5;

type Visit = { seconds: number; requests: number };

const visit = async (address: string): Promise<Visit> => {
  const tab = await openTab([{ name: 'access_token', value: 'pst_mock_admin', url: address }]);
  try {
    const started = performance.now();
    await tab.page.goto(`${address}/findings`, { waitUntil: 'commit' });
    await tab.page.getByRole('row').nth(3).waitFor({ timeout: 180_000 });
    return { seconds: (performance.now() - started) / 1000, requests: tab.requests.size };
  } finally {
    await tab.close();
  }
};

const shown = ({ seconds, requests }: Visit) => `${seconds.toFixed(1)} s, ${requests} requests`;

export async function* run(): AsyncGenerator<string> {
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'parapet-mock-start-'));
  const started = performance.now();
  const server = await createServer({
    root,
    cacheDir,
    mode: 'mock',
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0 },
  });
  try {
    await server.listen();
    const address = server.httpServer?.address();
    if (typeof address !== 'object' || address === null) throw new Error('Vite does not listen.');
    const ready = (performance.now() - started) / 1000;
    const url = `http://127.0.0.1:${address.port}`;
    yield `| Mocks: the development server listens | ${ready.toFixed(1)} s | |`;
    yield `| Mocks: findings after the first start | ${shown(await visit(url))} | 4 s |`;
    for (let count = 1; count <= warmVisits; count++)
      yield `| Mocks: findings in a new browser (${count}) | ${shown(await visit(url))} | 1 s |`;
  } finally {
    await server.close();
    await rm(cacheDir, { recursive: true, force: true });
  }
}
