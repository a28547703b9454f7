import type { FindingColumn } from '@/entities/finding';

/** The order in which columns are dropped when the table gets narrow. */
const dropOrder: readonly string[] = ['assignee', 'tool', 'repository', 'age', 'cwe_cve'];
const fixedWidth = 40;
const findingMinimum = 300;

/** How many columns to drop, so that the finding column keeps a readable width. */
export function columnsToDrop(
  columns: readonly FindingColumn[],
  available: number,
  widths: Readonly<Record<string, number>> = {},
): number {
  const needed = (dropped: number) =>
    fixedWidth +
    withoutDropped(columns, dropped).reduce(
      (sum, column) => sum + (widths[column.id] ?? column.width ?? findingMinimum),
      0,
    );
  let dropped = 0;
  while (dropped < dropOrder.length && needed(dropped) > available) dropped++;
  return dropped;
}

/**
 * The remaining columns. Memoized by their number, so that rows do not render again for every pixel
 * of width.
 */
export const withoutDropped = (
  columns: readonly FindingColumn[],
  dropped: number,
): readonly FindingColumn[] =>
  columns.filter((column) => !dropOrder.slice(0, dropped).includes(column.id));

/**
 * CSS grid tracks: the checkbox, then each column; the finding column takes the remaining space.
 */
export const gridTracks = (
  columns: readonly FindingColumn[],
  widths: Readonly<Record<string, number>>,
): string =>
  `${fixedWidth}px ${columns.map((column) => trackOf(column, widths[column.id])).join(' ')}`;

function trackOf(column: FindingColumn, own: number | undefined): string {
  if (own !== undefined) return `${own}px`;
  return column.width === undefined ? `minmax(${findingMinimum}px, 1fr)` : `${column.width}px`;
}
