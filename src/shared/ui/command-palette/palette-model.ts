import type { LucideIcon } from 'lucide-react';
import type { Severity } from '../severity';

export type PaletteItem = {
  id: string;
  icon: LucideIcon;
  title: string;
  /** In gray beside the title. */
  note?: string;
  /** At the end. */
  severity?: Severity;
  shortcut?: string;
  /** Tab narrows the search to this item. */
  narrows?: boolean;
};
export type PaletteGroup<Item extends PaletteItem = PaletteItem> = {
  id: string;
  label: string;
  items: readonly Item[];
};

const fromFirst = <T>(all: readonly T[], index: number): readonly T[] =>
  index <= 0 ? all : [...all.slice(index), ...all.slice(0, index)];

/**
 * Keeps earlier results in front, so that the highlight does not move when more arrive. Later
 * results are appended: new groups after the other groups, and new items at the end of their group.
 */
export function keepFirst<Item extends PaletteItem>(
  groups: readonly PaletteGroup<Item>[],
  first: string | undefined,
): readonly PaletteGroup<Item>[] {
  const at = groups.findIndex(({ items }) => items.some(({ id }) => id === first));
  const own = groups[at];
  if (own === undefined) return groups;
  const items = fromFirst(
    own.items,
    own.items.findIndex(({ id }) => id === first),
  );
  return fromFirst(groups, at).map((group) => (group === own ? { ...own, items } : group));
}
