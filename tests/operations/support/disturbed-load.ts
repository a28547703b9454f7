// Runs load and an import while a server's connections are disturbed.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome } from '../../hostile/outcome.ts';
import type { ServerProcess } from '../../support/server/process.ts';
import { countComments, dailyUse, firstImport, untilImported } from './daily-use.ts';
import { describeLoad, faultsOf, faultsOfComments } from './judge.ts';
import { startLoad } from './load.ts';
import { patiently, signIn, startImport } from './product.ts';

/**
 * Requests may get 503 with Retry-After. The process must survive, the import must complete, and
 * afterwards every request must succeed.
 */
export const disturbedLoad = async (
  server: ServerProcess,
  disturb: () => Promise<void>,
): Promise<Outcome> => {
  const admin = await signIn(server.url);
  const finding = await firstImport(admin.call);
  const imported = await startImport(admin.call, 'second', 2_000);
  const ask = dailyUse(server.url, admin, finding);
  const load = startLoad({ callers: 10, outage: true, ask });
  await disturb();
  await sleep(1_000);
  await load.stop();

  await untilImported(admin.call, imported, 2_000);
  await patiently(async () => (await admin.call('listTeam', {})).ok());
  const quiet = startLoad({ callers: 10, outage: false, requests: 100, ask });
  await quiet.finished;
  const stored = await countComments(admin.call, finding);
  const confirmed = (load.answers.get('201') ?? 0) + (quiet.answers.get('201') ?? 0);
  return {
    totals: [
      describeLoad(load),
      `afterwards ${describeLoad(quiet)}`,
      `${confirmed} comments confirmed, ${stored} stored; an import of 2,000 is complete`,
    ],
    failures: [
      ...faultsOf(load),
      ...faultsOf(quiet),
      ...faultsOfComments({ confirmed, asked: load.total() + quiet.total() }, stored),
      ...(server.hasEnded() ? [`The server ended:\n${server.output()}`] : []),
      ...(load.answers.get('503') === undefined ? ['No request noticed anything'] : []),
    ],
  };
};
