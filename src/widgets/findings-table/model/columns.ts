import type { FindingColumn } from '@/entities/finding';

/** The order in which columns give way when the table gets narrow. */
const dropOrder: readonly string[] = ['assignee', 'tool', 'repository', 'age', 'cwe_cve'];
const fixedWidth = 40;
const findingMinimum = 216;

/** Of the chosen columns those that fit, so that the finding itself keeps a readable width. */
export function fittingColumns(columns: readonly FindingColumn[], available: number, widths: Readonly<Record<string, number>> = {}): readonly FindingColumn[] {
  let shown = [...columns];
  const needed = () => fixedWidth + shown.reduce((sum, column) => sum + (widths[column.id] ?? column.width ?? findingMinimum), 0);
  for (const id of dropOrder) {
    if (needed() <= available) break;
    shown = shown.filter((column) => column.id !== id);
  }
  return shown;
}

/** CSS grid tracks: the checkbox, then each column; the finding takes what is left. */
export const gridTracks = (columns: readonly FindingColumn[], widths: Readonly<Record<string, number>>): string =>
  `${fixedWidth}px ${columns.map((column) => trackOf(column, widths[column.id])).join(' ')}`;

function trackOf(column: FindingColumn, own: number | undefined): string {
  if (own !== undefined) return `${own}px`;
  return column.width === undefined ? `minmax(${findingMinimum}px, 1fr)` : `${column.width}px`;
}
