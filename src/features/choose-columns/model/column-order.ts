/** A column as the server stores it, in order, with an optional custom width. */
export interface ChosenColumn {
  readonly key: string;
  readonly width?: number | null;
}
export type ColumnOrder = readonly ChosenColumn[];

export const minColumnWidth = 48;
export const maxColumnWidth = 800;
export const widthStep = 16;

/**
 * Moves a column by this many places among the movable ones, at most to either end. Locked columns
 * keep their places, so that the table matches the list in the chooser. Unknown keys leave the
 * order unchanged.
 */
export function moveColumn(
  order: ColumnOrder,
  key: string,
  by: number,
  isFixed: (key: string) => boolean = () => false,
): ColumnOrder {
  const movable = order.filter((column) => !isFixed(column.key));
  const from = movable.findIndex((column) => column.key === key);
  const moved = movable[from];
  if (!moved) return order;
  const to = Math.min(movable.length - 1, Math.max(0, from + by));
  const rest = movable.toSpliced(from, 1).toSpliced(to, 0, moved);
  let next = 0;
  return order.map((column) => (isFixed(column.key) ? column : (rest[next++] ?? column)));
}

export const toggleColumn = (order: ColumnOrder, key: string): ColumnOrder =>
  order.some((column) => column.key === key)
    ? order.filter((column) => column.key !== key)
    : [...order, { key }];

/** Sets the width of a column; undefined restores its default. */
export const resizeColumn = (
  order: ColumnOrder,
  key: string,
  width: number | undefined,
): ColumnOrder =>
  order.map((column) =>
    column.key === key
      ? {
          key,
          ...(width !== undefined && {
            width: Math.round(Math.min(maxColumnWidth, Math.max(minColumnWidth, width))),
          }),
        }
      : column,
  );

export const columnWidths = (order: ColumnOrder): Readonly<Record<string, number>> =>
  Object.fromEntries(
    order.flatMap(({ key, width }) => (typeof width === 'number' ? [[key, width]] : [])),
  );
