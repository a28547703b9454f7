import { utcDay } from '#domain/utc-day';
import type { Scan } from '@/entities/scan';
import type { ComparedKind } from '#domain/finding-comparison';

export interface Sides {
  readonly before: string;
  readonly after: string;
}

/** Scans whose findings can be compared, newest first. */
export const comparedScans = (scans: readonly Scan[]): readonly Scan[] =>
  scans.filter(
    ({ attributes: { status, dry_run: dry, undone_at: undone } }) =>
      status === 'succeeded' && !dry && undone === null,
  );

/** The default branch, then the branches with a report, most recent first. */
export const branchesOf = (main: string, scans: readonly Scan[]): readonly string[] => [
  ...new Set([main, ...comparedScans(scans).flatMap(({ attributes }) => attributes.branch ?? [])]),
];

/** The latest loaded scan of a branch, and the tools that reported on it. */
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
 * The default sides of a comparison. If only one side is available, `after` of branches and
 * `before` of scans are empty; undefined if there is none.
 * @param chosen the later scan, if the user has chosen it
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
  // Reports of another tool or branch are not comparable.
  const comparable = (after: Scan) =>
    known
      .slice(known.indexOf(after) + 1)
      .find(
        ({ attributes: { tool, branch } }) =>
          tool === after.attributes.tool && branch === after.attributes.branch,
      );
  const after =
    known.find(({ id }) => id === chosen) ??
    known.find((scan) => comparable(scan) !== undefined) ??
    known[0];
  if (after === undefined) return undefined;
  const before = comparable(after) ?? known[known.indexOf(after) + 1];
  return { before: before?.id ?? '', after: after.id };
}

/** Reports of different tools cannot be compared, so not even "no changes" would be correct. */
export const hasCommonTool = ({
  before,
  after,
}: Readonly<Record<keyof Sides, { readonly tools: readonly string[] }>>): boolean =>
  before.tools.some((tool) => after.tools.includes(tool));
