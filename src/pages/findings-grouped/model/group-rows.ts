import type { FindingRow } from '@/entities/finding';
import type { FindingGroup } from '@/shared/api/generated/model';

/** The rows of keyboard navigation: groups, and the findings of expanded ones. */
export type GridRow =
  | { readonly kind: 'group'; readonly id: string; readonly group: FindingGroup }
  | {
      readonly kind: 'finding';
      readonly id: string;
      readonly group: FindingGroup;
      readonly finding: FindingRow;
    };

export const groupRowId = (key: string): string => `group ${key}`;

export function gridRows(
  groups: readonly FindingGroup[],
  open: ReadonlySet<string>,
  children: (key: string) => readonly FindingRow[],
): readonly GridRow[] {
  return groups.flatMap((group): GridRow[] => [
    { kind: 'group', id: groupRowId(group.key), group },
    // A finding with several CVEs belongs to several groups.
    ...(open.has(group.key)
      ? children(group.key).map((finding): GridRow => ({
          kind: 'finding',
          id: `${group.key} ${finding.id}`,
          group,
          finding,
        }))
      : []),
  ]);
}

/**
 * The row this many places further, clamped to the ends. Without a current row, the first or last.
 */
export function rowAfter(
  rows: readonly GridRow[],
  current: string | undefined,
  by: number,
): GridRow | undefined {
  const at = rows.findIndex(({ id }) => id === current);
  if (at === -1) return by > 0 ? rows[0] : rows.at(-1);
  return rows[Math.min(rows.length - 1, Math.max(0, at + by))];
}
