// Reads of lists, charts and exports on a streaming standby, without showing older data than the
// primary would.
//
// Before each read, a short statement asks the primary for its write position. Everything committed
// before, by this session, another one or a job, is below that position: the standby may answer
// once it has replayed up to it. So servers need no messages between them, and clients need not
// carry any position. While the standby lags, is unreachable or is not a standby, the primary
// answers.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

export type ReplicaState = 'follows' | 'lags' | 'away' | 'is no standby';

/** How long a read waits for the standby. Users would notice a longer delay. */
const waitMs = 200;

/** Time limit for the standby's responses about its state: its network may be down. */
const patienceMs = 1_000;

/** How long reads go directly to the primary after the standby could not answer one. */
const restMs: Record<Exclude<ReplicaState, 'follows'>, number> = {
  lags: 1_000,
  away: 5_000,
  'is no standby': 30_000,
};

const firstPauseMs = 2;

type Position = { standby: boolean; there: boolean };

/** The standby cancels a read that conflicts with replay; the primary can answer it. */
const conflicts = new Set(['40001', '40P01']);

export const isReplicaConflict = (code: unknown): boolean =>
  typeof code === 'string' && conflicts.has(code);

const withinPatience = async <T>(work: Promise<T>): Promise<T> => {
  const timer = new AbortController();
  const late = sleep(patienceMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error('The replica does not answer in time.');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
};

export class Replica {
  readonly pool: Pool;
  /** Reads answered by the standby, and reads that fell back to the primary. */
  readonly reads = { replica: 0, primary: 0 };
  #state: ReplicaState = 'follows';
  #restsUntil = 0;
  #listener: (state: ReplicaState, error?: unknown) => void = () => undefined;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  /** Registers a listener for changes of the state, which an operator should see in the log. */
  onChange(listener: (state: ReplicaState, error?: unknown) => void): void {
    this.#listener = listener;
  }

  get state(): ReplicaState {
    return this.#state;
  }

  get isResting(): boolean {
    return performance.now() < this.#restsUntil;
  }

  /** Records the standby's state for a read. Unless it follows, reads avoid it for a while. */
  note(state: ReplicaState, error?: unknown): void {
    if (state !== 'follows') this.#restsUntil = performance.now() + restMs[state];
    if (state === this.#state) return;
    this.#state = state;
    this.#listener(state, error);
  }

  /**
   * Returns a connection in a read-only transaction that sees everything up to `position`;
   * undefined if the primary has to answer. `begin` starts the transaction and configures it.
   */
  async open(begin: string, position: string): Promise<PoolClient | undefined> {
    let client: PoolClient | undefined;
    try {
      client = await this.pool.connect();
      await withinPatience(client.query(begin));
      const state = await this.#follow(client, position);
      this.note(state);
      if (state === 'follows') return client;
      await withinPatience(client.query('rollback'));
      client.release();
    } catch (error) {
      client?.release(true);
      this.note('away', error);
    }
    return undefined;
  }

  /**
   * Each statement of a transaction sees what has been replayed by then, as in `read committed`.
   */
  async #follow(client: PoolClient, position: string): Promise<ReplicaState> {
    const deadline = performance.now() + waitMs;
    for (let pause = firstPauseMs; ; pause *= 2) {
      const { rows } = await withinPatience(
        client.query<Position>(
          'select pg_is_in_recovery() as standby, coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as there',
          [position],
        ),
      );
      if (rows[0]?.standby !== true) return 'is no standby';
      if (rows[0].there) return 'follows';
      const left = deadline - performance.now();
      if (left <= 0) return 'lags';
      await sleep(Math.min(pause, left));
    }
  }
}

/**
 * Returns the position up to which the primary has flushed commits. Undefined if the server is
 * currently not a primary, as during a switchover.
 */
export const readPosition = async (primary: Pool): Promise<string | undefined> => {
  const { rows } = await primary.query<{ lsn: string | null }>(
    'select case when pg_is_in_recovery() then null else pg_current_wal_flush_lsn() end as lsn',
  );
  return rows[0]?.lsn ?? undefined;
};

type Standby = { standby: boolean; system: string; behind: string | null };

/** Returns, for the operator, what is wrong with the standby, or how many bytes it lags behind. */
export const inspectReplica = async (
  primary: Pool,
  replica: Replica,
): Promise<{ problem: string } | { behindBytes: number }> => {
  const position = await readPosition(primary);
  if (position === undefined) return { problem: 'DATABASE_URL leads to a standby itself.' };
  const { rows: known } = await primary.query<{ system: string }>(
    'select system_identifier::text as system from pg_control_system()',
  );
  const { rows } = await replica.pool.query<Standby>(
    `select pg_is_in_recovery() as standby, system_identifier::text as system,
       pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn())::text as behind from pg_control_system()`,
    [position],
  );
  const [found] = rows;
  if (found?.system !== known[0]?.system)
    return { problem: 'DATABASE_REPLICA_URL leads to another cluster than DATABASE_URL.' };
  if (found?.standby !== true)
    return { problem: 'DATABASE_REPLICA_URL leads to a server that is no standby.' };
  return { behindBytes: Math.max(0, Number(found.behind)) };
};
