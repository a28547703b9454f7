// Thousands of findings, inserted directly into the tables: for query plans and measurements, not
// for testing imports.
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../server/platform/db/connect.ts';
import { inTenant } from '../../../server/platform/db/tenancy.ts';

/** Spread over ten repositories, four tools, all severities and half a year. */
export const writeFindings = (tx: Tx, clientId: string, count: number) =>
  tx.execute(sql`
    insert into findings (client_id, id, repository_id, repository_name, branch, tool, category, type, rule_id, title, reported_severity, severity, severity_rank, cvss_score, kev, priority,
      file, language, mitigation, fixing_effort, identity, content_hash, status, first_seen_at, last_seen_at, due_at, search)
    select ${clientId}::uuid, new_id(), md5('repository ' || i % 10)::uuid, 'repository ' || i % 10, 'main', (array['semgrep','codeql','trivy','gitleaks'])[1 + i % 4], 'sast', 'SQL Injection',
      'rule-' || i % 97, 'Finding ' || i % 1000, 'high', (array['critical','high','medium','low','info'])[1 + i % 5], i % 5, case when i % 3 = 0 then null else (i % 100) / 10.0 end, i % 50 = 0, i % 101,
      'src/file' || i % 499 || '.ts', 'typescript', 'none', i % 100, md5(i::text), md5(i::text), (array['open','open','open','fixed','in_progress'])[1 + i % 5],
      timestamptz '2026-01-01' + make_interval(mins => i % 250000), timestamptz '2026-01-01' + make_interval(mins => i % 250000),
      case when i % 4 = 0 then null else timestamptz '2026-02-01' + make_interval(mins => i % 250000) end, to_tsvector('simple', 'finding ' || i % 1000)
    from generate_series(1, ${count}::int) as i`);

/** {@link writeFindings}, and updated statistics. */
export const insertManyFindings = async (
  db: Database,
  clientId: string,
  count: number,
): Promise<void> => {
  await inTenant(db, { clientId }, (tx) => writeFindings(tx, clientId, count));
  await db.pool.query('analyze findings');
};

/**
 * How many finding rows this transaction and earlier ones on its connection have written; compare
 * two values.
 */
export const findingsWritten = async (tx: Tx): Promise<number> => {
  const { rows } = await tx.execute<{ n: string }>(
    sql`select n_tup_upd as n from pg_stat_xact_user_tables where relname = 'findings'`,
  );
  return Number(rows[0]?.n);
};

/** How many finding rows this transaction has read so far, by any access path. */
export const findingsRead = async (tx: Tx): Promise<number> => {
  const { rows } = await tx.execute<{ n: string }>(
    sql`select seq_tup_read + idx_tup_fetch as n from pg_stat_xact_user_tables where relname = 'findings'`,
  );
  return Number(rows[0]?.n);
};
