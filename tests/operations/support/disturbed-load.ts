// Load and an import while something happens to the connections of a server.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome } from '../../hostile/outcome.ts';
import type { ServerProcess } from '../../support/server/process.ts';
import { countComments, dailyUse, firstImport, untilImported } from './daily-use.ts';
import { describeLoad, faultsOf, faultsOfComments } from './judge.ts';
import { startLoad } from './load.ts';
import { patiently, signIn, startImport } from './product.ts';

/**
 * Requests may be answered 503 with the seconds to wait; the process lives, the import ends
 * complete, and afterwards everything is answered.
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
