// Path patterns. An organization has far fewer paths than findings, so the pattern is compared with
// the paths, and the path index then finds the findings.
import { sql, type SQL } from 'drizzle-orm';
import { exactFileOf } from '#domain/finding-filters';
import type { Tx } from '../../../platform/db/connect.ts';
import { maxInlinePaths, maxScannedPaths } from './cost-model.ts';
import { matchesPath, toLikePattern } from './filter-conditions.ts';

/**
 * The condition on `findings f` that the path matches. Undefined for an exact path, and if there
 * are more than maxScannedPaths paths or more than maxInlinePaths matches.
 */
export const resolvePathPattern = async (
  tx: Tx,
  clientId: string,
  pattern: string,
): Promise<SQL | undefined> => {
  if (exactFileOf(pattern) !== undefined) return undefined;
  const {
    rows: [found],
  } = await tx.execute<{ paths: string; like: number; all: number }>(sql`
    select coalesce(array_agg(k.file) filter (where k.matches), '{}')::text as paths, count(*) filter (where k.matches)::int as "like", count(*)::int as "all"
    from (select file, ${matchesPath(sql`file`, toLikePattern(pattern))} as matches from finding_files where client_id = ${clientId}::uuid limit ${maxScannedPaths + 1}) k`);
  if (found === undefined || found.all > maxScannedPaths || found.like > maxInlinePaths)
    return undefined;
  return found.like === 0 ? sql`false` : sql`f.file_order = any(${found.paths}::text[])`;
};
