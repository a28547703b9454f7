// Thousands of results that share one identity and differ by line, as in generated code, are
// distinguished without comparing all pairs.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparedInVain } from '../../../../tests/support/server/compared-in-vain.ts';
import { freshDatabase } from '../../../../tests/support/server/database.ts';
import { engines } from '../../../../tests/support/server/engines.ts';
import { findingsRead, writeFindings } from '../../../../tests/support/server/many-findings.ts';
import type { Database, Tx } from '../../../platform/db/connect.ts';
import { setLargeJoinHints } from '../../../platform/db/planner-hints.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { serializeRows } from '../stage/worker-channel.ts';
import { matchEqualCounts, matchByOrder, matchByPosition } from './match.repo.ts';
import { stageKnown } from '../stage/stage.repo.ts';

const count = 2_000;

describe.each(engines)('thousands of one identity on %s', (engine) => {
  const clientId = newId();
  const scan = { clientId, id: newId(), repositoryId: newId() };
  let db: Database;
  beforeAll(async () => {
    db = await freshDatabase(engine);
    await inTenant(db, { clientId }, async (tx) => {
      // Statistics of a few distinct rows, as for a table that has just been filled.
      await writeFindings(tx, clientId, 20);
    });
    await db.pool.query('analyze findings');
    await inTenant(db, { clientId }, async (tx) => {
      await writeFindings(tx, clientId, count);
      await tx.execute(sql`update findings f set repository_id = ${scan.repositoryId}, identity = 'same', status = 'open', content_hash = 'line ' || n.line, start_line = n.line, start_column = 1
        from (select id, row_number() over (order by id) as line from findings) n where n.id = f.id and n.line <= ${count}`);
    });
  });
  afterAll(() => db.close());

  /** Stages the lines of a report, shifted by a number of lines. */
  const stage = (tx: Tx, lines: number, shift: number) =>
    tx.execute(sql`
    insert into scan_stage (client_id, scan_id, position, new_id, tool, identity, content_hash, start_line, start_column, pointer)
    select ${clientId}::uuid, ${scan.id}::uuid, i, gen_random_uuid(), 'semgrep', 'same', 'x', i + ${shift}::int, 1, '' from generate_series(1, ${lines}::int) as i`);

  const matched = async (
    lines: number,
    shift: number,
    pass: typeof matchEqualCounts,
  ): Promise<{ vain: number; byMatch: unknown }> => {
    let vain = Number.NaN;
    let byMatch: unknown;
    await inTenant(db, { clientId }, async (tx) => {
      await tx.execute(sql`delete from scan_stage`);
      await stage(tx, lines, shift);
      await setLargeJoinHints(tx);
      vain = await comparedInVain(tx, (counted) => pass(counted, scan, 'open'));
      const {
        rows: [row],
      } = await tx.execute(sql`
        select count(*) filter (where t.match = 'same' and f.start_line = t.start_line)::int as same, count(*) filter (where t.match = 'moved' and f.start_line <> t.start_line)::int as moved
        from scan_stage t join findings f on f.id = t.finding_id where t.scan_id = ${scan.id}`);
      byMatch = row;
    });
    return { vain, byMatch };
  };

  it('are each the one of its turn when all have moved', async () => {
    const { vain, byMatch } = await matched(count, 3, matchEqualCounts);
    expect(byMatch).toEqual({ same: 0, moved: count });
    expect(vain).toBeLessThan(10 * count);
  });

  it('are the ones at their places when some have gone', async () => {
    const { vain, byMatch } = await matched(count - 5, 0, matchByPosition);
    expect(byMatch).toEqual({ same: count - 5, moved: 0 });
    expect(vain).toBeLessThan(10 * count);
  });

  it('follow in their order when both have happened', async () => {
    const { vain, byMatch } = await matched(count - 5, 3, matchByOrder);
    expect(byMatch).toEqual({ same: 0, moved: count - 5 });
    expect(vain).toBeLessThan(10 * count);
  });

  it('are read once for all results that are compared', async () => {
    const asked = Array.from({ length: 200 }, (_, i) => ({
      position: i,
      identity: 'same',
      content_hash: i < 150 ? `line ${String(i + 1)}` : 'new',
      tool: 'semgrep',
      target: '',
      pointer: '',
    }));
    const { read, unknown } = await inTenant(db, { clientId }, async (tx) => {
      await tx.execute(sql`delete from scan_stage`);
      const before = await findingsRead(tx);
      const positions = await stageKnown(tx, scan, serializeRows(asked));
      return { read: (await findingsRead(tx)) - before, unknown: positions.length };
    });
    expect(unknown).toBe(50);
    expect(read).toBeLessThan(3 * count);
  });
});
