import { noRows, type RowSpan } from './row-span';

/** Which rows are in sight, for the line that says so: it changes with every turn of the wheel and concerns nothing else. */
export type Sight = {
  readonly read: () => RowSpan;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (span: RowSpan) => void;
};

export function createSight(): Sight {
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
