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
  // Another tool or branch would say nothing about the same findings.
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

/** Of reports of different tools nothing follows, not even that nothing has changed. */
export const hasCommonTool = ({
  before,
  after,
}: Readonly<Record<keyof Sides, { readonly tools: readonly string[] }>>): boolean =>
  before.tools.some((tool) => after.tools.includes(tool));
