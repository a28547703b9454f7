import { compareVersions } from '#domain/versions';

export interface SbomEntry {
  name: string;
  version: string | null;
  purl: string | null;
  licenses: readonly string[];
}

export interface SbomDiff<E extends SbomEntry> {
  added: E[];
  removed: E[];
  /** A package of which a single version was replaced by another. */
  changed: { before: E; after: E; direction: 'upgrade' | 'downgrade' | 'same' }[];
  unchanged: number;
}

/**
 * The package without its version: `pkg:npm/pg@8.11.0?x#y` and `pkg:npm/pg@8.11.3` are the same
 * package.
 */
export const packageOf = ({ purl, name }: { purl: string | null; name: string }): string =>
  purl?.replace(/[?#].*$/, '').replace(/@[^@/]*$/, '') ?? name;

/** Groups the entries by package; each group holds the versions. */
export function groupByPackage<E extends SbomEntry>(
  entries: readonly E[],
): Map<string, Map<string, E>> {
  const groups = new Map<string, Map<string, E>>();
  for (const entry of entries) {
    const versions = groups.get(packageOf(entry)) ?? new Map<string, E>();
    versions.set(entry.version ?? '', entry);
    groups.set(packageOf(entry), versions);
  }
  return groups;
}

const direction = (before: SbomEntry, after: SbomEntry) => {
  const order = compareVersions(after.version ?? '', before.version ?? '');
  return order > 0 ? 'upgrade' : order < 0 ? 'downgrade' : 'same';
};

/**
 * Compares two SBOMs. A package may have several versions; only the replacement of a single one
 * counts as a change.
 */
export function diffSbomEntries<E extends SbomEntry>(
  before: readonly E[],
  after: readonly E[],
): SbomDiff<E> {
  const old = groupByPackage(before);
  const current = groupByPackage(after);
  const result: SbomDiff<E> = { added: [], removed: [], changed: [], unchanged: 0 };
  for (const key of new Set([...old.keys(), ...current.keys()])) {
    const was = old.get(key) ?? new Map<string, E>();
    const is = current.get(key) ?? new Map<string, E>();
    const gone = [...was].filter(([version]) => !is.has(version)).map(([, entry]) => entry);
    const fresh = [...is].filter(([version]) => !was.has(version)).map(([, entry]) => entry);
    result.unchanged += is.size - fresh.length;
    const [left] = gone;
    const [right] = fresh;
    if (left && right && gone.length === 1 && fresh.length === 1)
      result.changed.push({ before: left, after: right, direction: direction(left, right) });
    else {
      result.removed.push(...gone);
      result.added.push(...fresh);
    }
  }
  return result;
}
