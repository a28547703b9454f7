import { utcDay } from '#domain/utc-day';
import type { Scan } from '@/entities/scan';
import type { ComparedKind } from '#domain/finding-comparison';

export interface Sides {
  readonly before: string;
  readonly after: string;
}

/** Scans whose findings can be compared, the newest first. */
export const comparedScans = (scans: readonly Scan[]): readonly Scan[] =>
  scans.filter(
    ({ attributes: { status, dry_run: dry, undone_at: undone } }) =>
      status === 'succeeded' && !dry && undone === null,
  );

/** The default branch first, then those with a report, the last one first. */
export const branchesOf = (main: string, scans: readonly Scan[]): readonly string[] => [
  ...new Set([main, ...comparedScans(scans).flatMap(({ attributes }) => attributes.branch ?? [])]),
];

/** The latest scan of a branch among those that are known, and the tools that have reported on it. */
export function lastScanOf(
  branch: string,
  scans: readonly Scan[],
): { readonly scan: Scan; readonly tools: readonly string[] } | undefined {
  const own = comparedScans(scans).filter(({ attributes }) => attributes.branch === branch);
  const [scan] = own;
  return (
    scan && { scan, tools: [...new Set(own.flatMap(({ attributes: { tool } }) => tool ?? []))] }
  );
}

/**
 * What is compared until the user chooses. Where only one can be compared, `after` of branches and
 * `before` of scans are empty; undefined where there is none.
 * @param chosen the later scan, where the user has chosen it
 */
export function standardSides(
  by: ComparedKind,
  main: string,
  scans: readonly Scan[],
  now: number,
  chosen?: string,
): Sides | undefined {
  if (by === 'days') return { before: utcDay(now, -7), after: utcDay(now) };
  if (by === 'branches') {
    const [before, after] = branchesOf(main, scans);
    return before === undefined ? undefined : { before, after: after ?? '' };
  }
  const known = comparedScans(scans);
  const at = Math.max(
    0,
    known.findIndex(({ id }) => id === chosen),
  );
  const [newest, ...earlier] = known.slice(at);
  if (newest === undefined) return undefined;
  // Another tool or branch would say nothing about the same findings.
  const same = earlier.find(
    ({ attributes: { tool, branch } }) =>
      tool === newest.attributes.tool && branch === newest.attributes.branch,
  );
  const before = same ?? earlier[0];
  return { before: before?.id ?? '', after: newest.id };
}
