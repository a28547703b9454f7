// Kills the server (SIGKILL) at seeded random times while it receives and imports reports and
// stores comments. After the last start, nothing is incomplete, lost or duplicated.
import { setTimeout as sleep } from 'node:timers/promises';
import { overHttp, reportOf } from '../../operations/support/product.ts';
import { type Call, createCaller } from '../../support/server/caller.ts';
import { bothEngines, type Engine } from '../../support/server/engines.ts';
import { addRepository, upload } from '../../support/server/upload.ts';
import { createRandom } from '../fuzz/random.ts';
import type { Attack, Outcome } from '../outcome.ts';
import { judgeRounds, type Round } from './judge.ts';
import { type KilledWorld, openWorld, password } from './world.ts';

const signIn = async (url: string): Promise<Call> => {
  const anonymous = createCaller(overHttp(url), undefined);
  const answer = (await anonymous('login', { body: { username: 'admin', password } })).ok();
  if (answer.two_factor_required) throw new Error('The administrator has no second factor.');
  return createCaller(overHttp(url), answer.access_token);
};

/** PGlite retries jobs at once, PostgreSQL after the lease of 30 seconds. */
const patienceSeconds = 150;

const killsOfOneJob = 3;

const untilSettled = async (call: Call): Promise<boolean> => {
  for (let second = 0; second < patienceSeconds; second++) {
    const { data } = (await call('listScans', { query: { page_size: 100 } })).ok();
    if (data.every(({ attributes }) => !['queued', 'running'].includes(attributes.status)))
      return true;
    await sleep(1_000);
  }
  return false;
};

/** Starts an import and writes comments until the connection breaks. */
const workUntilKilled = async (call: Call, round: Round, finding: string | undefined) => {
  const comments = { asked: 0, confirmed: 0 };
  const importing = (async () => {
    const repository = await addRepository(call, round.name);
    round.scan = (await upload(call, repository, reportOf(round.findings))).id;
  })();
  const commenting = (async () => {
    while (finding !== undefined) {
      comments.asked += 1;
      const answer = await call('commentOnFinding', {
        path: { id: finding },
        body: { comment: `During ${round.name}` },
      });
      if (answer.status === 201) comments.confirmed += 1;
    }
  })();
  // Both end when they are done or the connection breaks.
  await Promise.allSettled([importing, commenting]);
  return comments;
};

const firstFinding = async (call: Call): Promise<string | undefined> =>
  (await call('listFindings', { query: { page_size: 1 } })).ok().data.at(0)?.id;

const attackOn = async (
  engine: Engine,
  world: KilledWorld,
  { seed, count, say }: { seed: number; count: number; say: (line: string) => void },
): Promise<Outcome> => {
  const random = createRandom(seed);
  const rounds: Round[] = [{ name: 'round-0', findings: 100 }];
  let call = await signIn(world.server().url);
  const [first] = rounds;
  if (first) {
    const repository = await addRepository(call, first.name);
    first.scan = (await upload(call, repository, reportOf(first.findings))).id;
  }
  await untilSettled(call);
  const finding = await firstFinding(call);
  let asked = 0;
  let confirmed = 0;
  for (let number = 1; number <= count; number++) {
    const round: Round = { name: `round-${number}`, findings: 200 + random.below(1_500) };
    rounds.push(round);
    const working = workUntilKilled(call, round, finding);
    await sleep(30 + random.below(2_500));
    await world.kill();
    const comments = await working;
    asked += comments.asked;
    confirmed += comments.confirmed;
    await world.start();
    call = await signIn(world.server().url);
    say(`${engine}: killed ${number} of ${count} times`);
    // A job fails permanently after five interrupted attempts.
    if (number % killsOfOneJob === 0) await untilSettled(call);
  }
  const isSettled = await untilSettled(call);
  const faults = await judgeRounds(call, rounds);
  const stored =
    finding === undefined
      ? 0
      : (await call('getFinding', { path: { id: finding } })).ok().data.attributes.comment_count;
  const uploads = rounds.filter(({ scan }) => scan !== undefined);
  return {
    totals: [
      `${engine}: killed ${count} times; ${uploads.length} of ${rounds.length} uploads confirmed, their ${uploads.reduce((sum, { findings }) => sum + findings, 0)} findings are there once`,
      `${engine}: ${confirmed} of ${asked} comments confirmed, ${stored} stored`,
    ],
    failures: [
      ...faults,
      ...(isSettled ? [] : ['An import has not ended']),
      ...(stored >= confirmed && stored <= asked
        ? []
        : [`${stored} comments are stored, ${confirmed} of ${asked} were confirmed`]),
    ].map((fault) => `${engine}: ${fault}`),
  };
};

export const killed: Attack = async ({ scale, seed, requests, say }) => {
  const count = requests ?? (scale === 'full' ? 15 : 2);
  const totals: string[] = [];
  const failures: string[] = [];
  for (const engine of bothEngines) {
    const world = await openWorld(engine);
    try {
      const outcome = await attackOn(engine, world, { seed, count, say });
      totals.push(...outcome.totals);
      failures.push(...outcome.failures);
    } finally {
      await world.discard();
    }
  }
  return { totals, failures };
};
