// Ownership of teams, for queries on findings. A finding belongs to every team with an entry that
// covers its repository and its path.
import { sql, type SQL } from 'drizzle-orm';
import { myself } from '#domain/filter-values';
import type { Tx } from '../../../platform/db/connect.ts';
import { currentClient } from '../../../platform/db/current-client.ts';
import { textArray } from '../../../platform/db/text-match.ts';

/** Condition on `teams t`: the id, or the name in any case. */
const isNamedTeam = (values: readonly string[]): SQL =>
  sql`(t.id::text = any(${textArray(values)}) or lower(t.name) = any(${textArray(values.map((value) => value.toLowerCase()))}))`;

/** The caller and their organization. */
export interface Viewer {
  clientId: string;
  userId: string;
}

/** Condition on `teams t`: the organization's teams that these values name, including `me`. */
const isMeant = ({ clientId, userId }: Viewer, values: readonly string[]): SQL =>
  values.includes(myself)
    ? sql`t.client_id = ${clientId}::uuid and (${isNamedTeam(values)} or exists (select from team_members m where m.client_id = t.client_id and m.team_id = t.id and m.user_id = ${userId}))`
    : sql`t.client_id = ${clientId}::uuid and ${isNamedTeam(values)}`;

/**
 * The name of team `t` in the form that is compared with owners in CODEOWNERS files (`ownerName`).
 */
const ownerNameOfTeam = sql.raw(
  "trim(both '-' from regexp_replace(lower(t.name), '[^[:alnum:]]+', '-', 'g'))",
);

/** The paths of a repository that a CODEOWNERS file assigns to a team. */
export interface OwnedPaths {
  repository: string;
  /** As a PostgreSQL array. */
  paths: string;
  count: number;
}

export const listPathsByCodeowners = async (
  tx: Tx,
  who: Viewer,
  values: readonly string[],
): Promise<OwnedPaths[]> => {
  const { rows } = await tx.execute<{ repository: string; paths: string; count: number }>(sql`
    select c.repository_id as repository, array_agg(distinct c.file)::text as paths, count(*)::int as count
    from teams t join codeowners_paths c on c.client_id = t.client_id and c.owner = ${ownerNameOfTeam}
    where ${isMeant(who, values)} group by 1`);
  return rows;
};

/** Whole repositories, or the paths in them that match a regular expression. */
export interface OwnedPart {
  /** Ids separated by commas; null: all. */
  repositories: string | null;
  /** Null: all paths. */
  pattern: string | null;
}

/** Lists the parts that these teams own; entries of the same repositories are adjacent. */
export const listOwnedParts = async (
  tx: Tx,
  who: Viewer,
  values: readonly string[],
): Promise<OwnedPart[]> => {
  const { rows } = await tx.execute<{ repositories: string | null; pattern: string | null }>(sql`
    select case when o.repository_id is not null then o.repository_id::text
        when o.tag is not null then coalesce((select string_agg(r.id::text, ',' order by r.id) from repositories r where r.client_id = o.client_id and o.tag = any(r.tags)), '') end as repositories, o.pattern
    from team_ownerships o join teams t on t.client_id = o.client_id and t.id = o.team_id
    where ${isMeant(who, values)} order by 1 nulls first, 2 nulls first`);
  return rows;
};

/** The entry `o` covers the finding `f`. */
const covers = sql`
  (o.repository_id is null or o.repository_id = f.repository_id)
  and (o.tag is null or exists (select from repositories r where r.client_id = f.client_id and r.id = f.repository_id and o.tag = any(r.tags)))
  and (o.path is null or f.file ~ o.pattern)`;

/** The CODEOWNERS row `c` matches the path of finding `f` and names team `t`. */
const namesTeam = sql`c.client_id = f.client_id and c.repository_id = f.repository_id and c.file = f.file_order and c.owner = ${ownerNameOfTeam}`;

/**
 * Condition: the finding `f` belongs to one of these teams. Evaluated row by row; a list looks the
 * parts up first.
 */
export const isInTeams = (values: readonly string[]): SQL =>
  sql`exists (select from teams t where t.client_id = f.client_id and ${isNamedTeam(values)} and (
    exists (select from team_ownerships o where o.client_id = t.client_id and o.team_id = t.id and ${covers})
    or exists (select from codeowners_paths c where ${namesTeam})))`;

const repository = sql.raw(
  "jsonb_build_object('id', f.repository_id, 'nickname', f.repository_name)",
);

/** The teams of finding `f` as JSON, by name, each with the most specific entry that assigns it. */
export const ownersOfFinding: SQL = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name, 'repository', n.repository, 'tag', n.tag, 'path', n.path, 'source', n.source, 'line', n.line) order by lower(n.name)), '[]')
  from (select distinct on (s.id) s.* from (
      select t.id, t.name, o.tag, o.path, case when o.repository_id is not null then ${repository} end as repository, 'manual' as source, null::int as line, o.position
      from team_ownerships o join teams t on t.client_id = o.client_id and t.id = o.team_id where o.client_id = f.client_id and ${covers}
      union all
      select t.id, t.name, null, c.pattern, ${repository}, 'codeowners', c.line, c.line from codeowners_paths c join teams t on t.client_id = c.client_id and ${namesTeam}
    ) s order by s.id, s.path is null, s.source desc, s.position) n)`;

/** Sorted by name. */
export const listTeamNames = async (tx: Tx): Promise<{ id: string; name: string }[]> => {
  const { rows } = await tx.execute<{ id: string; name: string }>(
    sql`select id, name from teams where client_id = ${currentClient} order by lower(name)`,
  );
  return rows;
};
