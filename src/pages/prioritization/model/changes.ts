import type { PriorityGroup, PrioritySettings } from '@/shared/api/generated/model';
import { priorityGroups } from './settings-labels';

/** A group's toggles by name, for any group. */
export const togglesOf = (
  settings: PrioritySettings,
  group: PriorityGroup,
): ReadonlyMap<string, boolean> => new Map(Object.entries(settings[group]));

/** Counts every differing leaf value. */
export function countChanges(a: PrioritySettings, b: PrioritySettings): number {
  const groups = [...priorityGroups, 'weights'] as const;
  const leaves = groups.flatMap((group) => {
    const before: Readonly<Record<string, unknown>> = { ...a[group] };
    return Object.entries(b[group]).filter(([key, value]) => before[key] !== value);
  });
  return leaves.length + (a.toggle === b.toggle ? 0 : 1);
}
