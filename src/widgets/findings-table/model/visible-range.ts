import { noRows, type RowSpan } from './row-span';

/**
 * The visible rows as an external store: they change with every scroll event, and only the footer
 * reads them.
 */
export type VisibleRange = {
  readonly read: () => RowSpan;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (span: RowSpan) => void;
};

export function createVisibleRange(): VisibleRange {
  let now = noRows;
  const listeners = new Set<() => void>();
  return {
    read: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (span) => {
      if (span.first === now.first && span.end === now.end) return;
      now = span;
      for (const listener of listeners) listener();
    },
  };
}
