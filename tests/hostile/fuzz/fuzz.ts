// Sends requests that no client would send on purpose, with every role. Every response must be
// declared by the operation, must not be a server failure, and must arrive in time.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Operation } from '#domain/contract-operations';
import { call } from '../../support/contract/answer.ts';
import { operations } from '../../support/contract/contract.ts';
import { seed as seedRows } from '../../support/contract/seed.ts';
import { type AttackOptions, describeCounts, type Outcome, quantile } from '../outcome.ts';
import { type Caller, newSums, noteFaults, type Sums } from './faults.ts';
import { createKnownIds, type KnownIds } from './known-ids.ts';
import { createRandom, type Random } from './random.ts';
import { type Draft, draftsOf, type Request, requestFor } from './requests.ts';
import { createWorld, type World } from './world.ts';

/**
 * Requests per installation, after which a new one starts, because these requests delete most of
 * its data.
 */
const roundSize = 2_500;
const requestsOf = { sample: 200, full: 100_000 };
/** Much longer than any response takes; a later one counts as a hang. */
const hangMs = 30_000;

/**
 * Mostly callers with many permissions, because a refusal by the access check tests nothing else.
 */
const callers: readonly Caller[] = [
  ...Array<Caller>(6).fill('superadmin'),
  ...Array<Caller>(6).fill('admin'),
  ...(['cyberoper', 'cyberoper', 'developer', 'developer2', 'partner'] as const),
  ...(['foreignAdmin', 'foreignAdmin', 'foreignDeveloper', 'nobody', 'invented'] as const),
];

const late = Symbol('late');

class Round {
  readonly #tokens = new Map<Caller, string | undefined>([
    ['nobody', undefined],
    ['invented', 'pst_invented'],
  ]);
  readonly #world: World;
  readonly #ids: KnownIds;
  readonly #random: Random;
  readonly #sums: Sums;

  #callers = callers;

  constructor(world: World, ids: KnownIds, random: Random, sums: Sums) {
    this.#world = world;
    this.#ids = ids;
    this.#random = random;
    this.#sums = sums;
  }

  /** A caller whose account still exists, or a guest. */
  async #caller(): Promise<Caller> {
    const caller = this.#random.pick(this.#callers) ?? 'nobody';
    if (caller === 'nobody' || caller === 'invented' || this.#tokens.has(caller)) return caller;
    const token = await this.#world.renew(caller);
    if (token === undefined) {
      this.#callers = this.#callers.filter((other) => other !== caller);
      return this.#caller();
    }
    this.#tokens.set(caller, token);
    return caller;
  }

  /** The version of the resource that the request changes, which a client reads first. */
  async #versionOf({ url, headers }: Request, token: string | undefined) {
    if (!('if-match' in headers) || this.#random.chance(0.3)) return {};
    const [path = url] = url.split('?');
    const { headers: answered } = await this.#world.app.inject({
      url: path,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    return answered.etag === undefined ? {} : { 'if-match': answered.etag };
  }

  async send(operation: Operation, draft: Draft): Promise<void> {
    const caller = await this.#caller();
    const token = this.#tokens.get(caller);
    const request = requestFor(operation, draft, this.#ids, this.#random);
    const headers = { ...request.headers, ...(await this.#versionOf(request, token)) };
    const name = `${operation.id} as ${caller} ${request.url.slice(0, 300)} ${request.payload?.slice(0, 300) ?? ''}`;
    const begun = performance.now();
    const answered = await Promise.race([
      call(this.#world.app, operation, {
        url: request.url,
        token,
        headers,
        ...(request.payload !== undefined && { payload: request.payload }),
      }),
      sleep(hangMs, late, { ref: false }),
    ]);
    this.#sums.milliseconds.push(performance.now() - begun);
    if (answered === late) {
      this.#sums.failures.push(`${name}: no answer within ${hangMs / 1000} s`);
      return;
    }
    noteFaults(this.#sums, name, caller, answered);
    // A request ended the session. The next one signs in again, so that it gets past the access
    // check.
    if (answered.status === 401) this.#tokens.delete(caller);
    if (answered.status < 300) {
      this.#sums.answeredWell.add(operation.id);
      if (!caller.startsWith('foreign')) this.#ids.learn(operation, answered.body);
    }
  }
}

/** A different order of operations for each pass, so that none always follows the same one. */
const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((item) => ({ item, at: random.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);

const runRound = async (seed: number, count: number, sums: Sums): Promise<void> => {
  const world = await createWorld();
  try {
    const random = createRandom(seed);
    const ids = createKnownIds();
    await seedRows(world);
    const passes = Math.ceil(count / operations.length);
    const drafts = new Map(
      operations.map((operation) => [operation.id, draftsOf(operation, seed, passes)]),
    );
    const round = new Round(world, ids, random, sums);
    // Lists return the ids for all other requests.
    for (const operation of operations.filter(({ method }) => method === 'GET'))
      ids.learn(
        operation,
        (await call(world.app, operation, await listing(world, operation))).body,
      );
    for (let pass = 0, sent = 0; pass < passes; pass += 1) {
      for (const operation of shuffled(operations, random)) {
        if (sent === count) break;
        sent += 1;
        const draft = drafts.get(operation.id)?.[pass];
        if (draft) await round.send(operation, draft);
      }
    }
    await world.runJobs();
    sums.failures.push(...(await world.failedJobs()));
  } finally {
    await world.close();
  }
};

const listing = async (world: World, operation: Operation) => ({
  url: operation.url.replaceAll(/:\w+/g, 'x'),
  token: await world.renew('superadmin'),
});

/** `reached`: operations that responded to some request with success. */
export const fuzz = async ({
  scale,
  seed,
  requests = requestsOf[scale],
  say,
}: AttackOptions): Promise<Outcome & { reached: number }> => {
  const sums = newSums();
  const begun = performance.now();
  for (let round = 0; round * roundSize < requests; round += 1) {
    const known = sums.failures.length;
    await runRound(seed + round, Math.min(roundSize, requests - round * roundSize), sums);
    for (const failure of sums.failures.slice(known))
      say(`  --seed=${seed + round} --requests=${roundSize}: ${failure}`);
    say(`  round ${round + 1}: ${sums.milliseconds.length} requests sent`);
  }
  const seconds = (performance.now() - begun) / 1000;
  const at = (share: number) => quantile(sums.milliseconds, share).toFixed(1);
  return {
    reached: sums.answeredWell.size,
    totals: [
      `${sums.milliseconds.length} requests to ${operations.length} operations, seed ${seed}, in ${seconds.toFixed(0)} s; ${sums.answeredWell.size} operations answered some of them with success`,
      `statuses: ${describeCounts(sums.statuses)}; failures of this server: ${sums.serverFailures}`,
      `milliseconds: half below ${at(0.5)}, 99 % below ${at(0.99)}, the longest ${at(1)}`,
    ],
    failures: sums.failures,
  };
};
