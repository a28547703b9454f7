// Slow connections are closed within the limits, while the product responds to other clients.
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectionLimits } from '../../../server/platform/http/slow-requests.ts';
import { preparedDataDir } from '../../support/server/database.ts';
import { startServerProcess } from '../../support/server/process.ts';
import { startTestServer } from '../../support/server/test-server.ts';
import { type Attack, quantile } from '../outcome.ts';
import { type Closed, drip, kinds } from './dripping.ts';

type Limits = { headMs: number; bodyMs: number; checkMs: number };
type Target = { port: number; limits: Limits; close: () => Promise<void> };

/** The limits for `npm test` are short; an installation has the product's. */
const shortLimits = { headMs: 1_000, bodyMs: 1_500, checkMs: 100 };

const inThisProcess = async (): Promise<Target> => {
  const server = await startTestServer({ people: false, connectionLimits: shortLimits });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo; // it listens on a port
  return { port, limits: shortLimits, close: () => server.close() };
};

const inItsOwn = async (): Promise<Target> => {
  const dataDir = await preparedDataDir();
  const server = await startServerProcess({
    PARAPET_DATA_DIR: dataDir,
    PARAPET_INTELLIGENCE: 'off',
    PARAPET_REQUESTS_PER_MINUTE: '1000000',
  });
  return {
    port: Number(new URL(server.url).port),
    limits: connectionLimits,
    close: async () => {
      await server.end('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** A busy machine checks and responds later than it should. */
const patience = 3;
const answerMs = 5_000;

const ask = async (port: number, path: string) => {
  const begun = performance.now();
  const status = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(2 * answerMs),
  }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
  return { path, status, milliseconds: performance.now() - begun };
};

/** Requests the health check and a page until the connections are closed. */
const askMeanwhile = async (port: number, over: Promise<unknown>) => {
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  const state = { isOver: false };
  void over.then(() => {
    state.isOver = true;
  });
  do {
    answers.push(await ask(port, '/healthz'), await ask(port, '/docs'));
    await sleep(100);
  } while (!state.isOver);
  return answers;
};

export const slow: Attack = async ({ scale, requests = scale === 'full' ? 1_000 : 50, say }) => {
  const { port, limits, close } = await (scale === 'full' ? inItsOwn() : inThisProcess());
  try {
    const longest = Math.max(limits.headMs, limits.bodyMs) + 2 * limits.checkMs;
    const names = Object.keys(kinds);
    const withinMs = patience * longest;
    const dripping = Promise.all(
      Array.from({ length: requests }, (_, number) =>
        drip(port, names[number % names.length] ?? '', { everyMs: 200, withinMs }),
      ),
    );
    say(`  ${requests} connections opened`);
    const answers = await askMeanwhile(port, dripping);
    const closed = (await dripping).filter((one): one is Closed => one !== undefined);
    const times = closed.map(({ milliseconds }) => milliseconds);
    const waits = answers.map(({ milliseconds }) => milliseconds);
    const unanswered = answers.filter(
      ({ status, milliseconds }) => status !== 200 || milliseconds > answerMs,
    );
    const after = await ask(port, '/healthz');
    return {
      totals: [
        `${closed.length} of ${requests} slow connections were closed, half within ${(quantile(times, 0.5) / 1000).toFixed(1)} s, the last after ${(quantile(times, 1) / 1000).toFixed(1)} s; the limits allow ${(longest / 1000).toFixed(1)} s`,
        `${answers.length} requests meanwhile, half answered within ${quantile(waits, 0.5).toFixed(0)} ms, the slowest within ${quantile(waits, 1).toFixed(0)} ms`,
      ],
      failures: [
        ...(closed.length < requests ? [`${requests - closed.length} were never closed`] : []),
        ...unanswered.map(
          ({ path, status, milliseconds }) =>
            `${path} was answered with ${status} after ${milliseconds.toFixed(0)} ms`,
        ),
        ...closed
          .filter(({ answer }) => !/^(?:HTTP\/1\.1 4\d\d |$)/.test(answer))
          .map(({ kind, answer }) => `${kind}: ${answer.slice(0, 60)}`),
        ...(after.status === 200 ? [] : ['the product does not answer afterwards']),
      ],
    };
  } finally {
    await close();
  }
};
