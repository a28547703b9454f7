import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { hasNoteAbout, isEffectiveImport } from '../../../platform/db/effective-import.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { incompleteReasons } from '../../../report-formats/model.ts';
import type { ToolScans } from '../../policies/rules/index.ts';
import type { Scope } from '#domain/roles';
import { visibleRepositories } from '../../access/index.ts';

/**
 * Lists each tool with its latest relevant import into each repository: the report is complete, the
 * tool reports that it scanned something, and the import is neither a dry run nor undone.
 *
 * @param repositories nicknames; if empty, every repository visible to the caller
 */
export const listLatestToolScans = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  repositories: readonly string[] = [],
): Promise<ToolScans> => {
  const chosen =
    repositories.length === 0
      ? sql`true`
      : sql`r.nickname = any(${sql.param([...repositories])}::text[])`;
  const mine = sql`${chosen} and r.active and ${visibleRepositories(who, scope)}`;
  const { rows } = await tx.execute<{ tool: string; repository: string; at: Date | string }>(sql`
    select tool, r.id as repository, max(s.finished_at) as at
    from scans s
    join repositories r on r.client_id = s.client_id and r.id = s.repository_id
    cross join lateral unnest(s.tools) as tool
    where s.client_id = ${who.clientId} and ${isEffectiveImport()} and s.complete and s.finished_at is not null
      and not ${hasNoteAbout(sql`tool`, incompleteReasons)}
      and ${mine}
    group by tool, r.id`);
  const counted = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from repositories r where r.client_id = ${who.clientId} and ${mine}`);
  return {
    scans: rows.map(({ at, ...look }) => ({ ...look, at: new Date(at) })),
    repositories: counted.rows[0]?.n ?? 0,
  };
};
