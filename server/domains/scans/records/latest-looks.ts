import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { incompleteReasons } from '../../../report-formats/model.ts';
import type { Look } from '../../policies/rules/index.ts';
import type { Scope } from '#domain/roles';
import { visibleRepositories } from '../../access/index.ts';

/**
 * Each tool with its latest import that counts: of a report that is complete and in which the tool
 * says it looked at something, neither a dry run nor undone.
 *
 * @param repositories nicknames; without any, every repository that the caller may see
 */
export const listLatestLooks = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  repositories: readonly string[] = [],
): Promise<Look[]> => {
  const chosen =
    repositories.length === 0
      ? sql`true`
      : sql`r.nickname = any(${sql.param([...repositories])}::text[])`;
  const { rows } = await tx.execute<{ tool: string; at: Date | string }>(sql`
    select tool, max(s.finished_at) as at
    from scans s
    join repositories r on r.client_id = s.client_id and r.id = s.repository_id
    cross join lateral unnest(s.tools) as tool
    where s.client_id = ${who.clientId} and s.status = 'succeeded' and s.complete and not s.dry_run
      and s.undone_at is null and s.finished_at is not null
      and not exists (select from jsonb_array_elements(s.notes) note where note->>'code' = any(${sql.param([...incompleteReasons])}::text[]) and note->'facts'->>'tool' = tool)
      and ${chosen} and ${visibleRepositories(who, scope)}
    group by tool`);
  return rows.map(({ tool, at }) => ({ tool, at: new Date(at) }));
};
