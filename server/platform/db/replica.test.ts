// Decides whether a standby answers a read. `npm run test:operations -- replica` tests it with a
// real one.
import type { Pool, PoolClient } from 'pg';
import { describe, expect, it } from 'vitest';
import { hasPostgres } from '../../../tests/support/server/engines.ts';
import { startTestServer } from '../../../tests/support/server/test-server.ts';
import { isReplicaConflict, readPosition, Replica } from './replica.ts';
import { readInTenant } from './tenancy.ts';

type Answer = { standby: boolean; there: boolean } | Error;

/** A standby that returns these responses in turn, and the last one from then on. */
const standbyOf = (...answers: Answer[]) => {
  const log: string[] = [];
  const client = {
    query: (text: string) => {
      log.push(text.split(/[ ;]/)[0] ?? '');
      if (!text.startsWith('select')) return Promise.resolve({ rows: [] });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ rows: [answer] });
    },
    release: (broken?: boolean) => log.push(broken === true ? 'destroyed' : 'released'),
  } as unknown as PoolClient; // the part that a replica uses
  const replica = new Replica({ connect: () => Promise.resolve(client) } as unknown as Pool);
  const changes: string[] = [];
  replica.onChange((state) => changes.push(state));
  return { replica, log, changes };
};

const behind = { standby: true, there: false };
const there = { standby: true, there: true };

describe('a standby', () => {
  it('answers once it has replayed what was written before', async () => {
    const { replica, log, changes } = standbyOf(behind, behind, there);
    expect(await replica.open('begin', '0/10')).toBeDefined();
    expect(log).toEqual(['begin', 'select', 'select', 'select']);
    expect(replica.isResting).toBe(false);
    expect(changes).toEqual([]);
  });

  it('that stays behind leaves the read to the primary within the bound, and the next at once', async () => {
    const { replica, log, changes } = standbyOf(behind);
    const begun = performance.now();
    expect(await replica.open('begin', '0/10')).toBeUndefined();
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect(log.slice(-2)).toEqual(['rollback', 'released']);
    expect(replica.isResting).toBe(true);
    expect(changes).toEqual(['lags']);
  });

  it('that was promoted is none, however far it is', async () => {
    const { replica, changes } = standbyOf({ standby: false, there: true });
    expect(await replica.open('begin', '0/10')).toBeUndefined();
    expect(changes).toEqual(['is no standby']);
  });

  it('that breaks is left alone, said once, and said again when it is back', async () => {
    const { replica, log, changes } = standbyOf(new Error('gone'), new Error('gone'), there);
    expect(await replica.open('begin', '0/10')).toBeUndefined();
    expect(await replica.open('begin', '0/10')).toBeUndefined();
    expect(log).toContain('destroyed');
    expect(changes).toEqual(['away']);
    expect(await replica.open('begin', '0/10')).toBeDefined();
    expect(changes).toEqual(['away', 'follows']);
  });

  it('that accepts no connection is away', async () => {
    const refusing = { connect: () => Promise.reject(new Error('refused')) } as unknown as Pool;
    const replica = new Replica(refusing);
    expect(await replica.open('begin', '0/10')).toBeUndefined();
    expect(replica.state).toBe('away');
  });
});

it('knows the conflicts of recovery from errors of a statement', () => {
  expect(['40001', '40P01', '23505', undefined].map(isReplicaConflict)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe.runIf(hasPostgres)('a database whose replica is its primary', () => {
  it('answers reads itself, and says why', async () => {
    const server = await startTestServer({ engine: 'postgresql' });
    const { db } = server.deps;
    expect(await readPosition(db.pool)).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
    const replica = new Replica(db.pool);
    const read = () =>
      readInTenant({ ...db, replica }, server.people.admin, (tx) => tx.execute('select 1 as one'));
    expect((await read()).rows).toEqual([{ one: 1 }]);
    expect((await read()).rows).toEqual([{ one: 1 }]);
    expect(replica.state).toBe('is no standby');
    expect(replica.reads).toEqual({ replica: 0, primary: 2 });
    await server.close();
  });
});
