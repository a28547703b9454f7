// The findings that Parapet's pull requests fix. Only the latest pull request of each finding
// counts.
import { sql } from 'drizzle-orm';
import { pullRequestFilterOf } from '#domain/filter-values';
import { collectIds } from '../../../platform/db/collect-ids.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Viewer } from '../../teams/owners/index.ts';
import { maxInlineIds } from './cost-model.ts';
import type { OwnedFindings } from './finding-owners.ts';

/** A small result is resolved to ids; a large one stays a subquery. */
export const resolvePullRequests = async (
  tx: Tx,
  { clientId }: Viewer,
  values: readonly string[],
): Promise<OwnedFindings> => {
  const asked = values.flatMap((value) => pullRequestFilterOf(value) ?? []);
  if (asked.length === 0) return { instead: {}, condition: sql`false`, repositories: [] };
  const those = sql.join(
    asked.map(({ repository, number }) => sql`(${repository}::uuid, ${number}::int)`),
    sql`, `,
  );
  const fixed = sql`select r.finding_id from remediations r where r.client_id = ${clientId}::uuid and (r.repository_id, r.pull_request_number) in (${those})`;
  const ids = await collectIds(tx, fixed, maxInlineIds);
  return {
    instead: {},
    condition: ids === undefined ? sql`f.id in (${fixed})` : sql`f.id = any(${ids})`,
    repositories: [...new Set(asked.map(({ repository }) => repository))],
  };
};
