// Paths like a pattern. An organisation has far fewer paths than findings, so the paths are looked through, and findings are found by them in their index.
import { sql, type SQL } from 'drizzle-orm';
import { exactFileOf } from '../../../src/shared/rules/finding-filters.ts';
import type { Tx } from '../../db/connect.ts';
import { isLike, likeOf } from './finding-where.ts';

/** More paths than this are not looked through, which takes some 0.3 µs each. */
const mostPaths = 100_000;
/** More of them are not carried around. */
const mostLike = 5_000;

/** The condition on `findings f` that its path is one of those like the pattern. Undefined for an exact path, and where there are too many. */
export const ofPathsLike = async (tx: Tx, pattern: string): Promise<SQL | undefined> => {
  if (exactFileOf(pattern) !== undefined) return undefined;
  const {
    rows: [found],
  } = await tx.execute<{ paths: string; like: number; all: number }>(sql`
    select coalesce(array_agg(k.file) filter (where k.matches), '{}')::text as paths, count(*) filter (where k.matches)::int as "like", count(*)::int as "all"
    from (select file, ${isLike(sql`file`, likeOf(pattern))} as matches from finding_files limit ${mostPaths + 1}) k`);
  if (found === undefined || found.all > mostPaths || found.like > mostLike) return undefined;
  return found.like === 0 ? sql`false` : sql`f.file_order = any(${found.paths}::text[])`;
};
