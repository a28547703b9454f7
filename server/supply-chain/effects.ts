// What it means that components came, went or changed their version: the vulnerabilities that this brings and those that it mends.
import {
  severityRank,
  type FindingStatus,
  type Severity,
} from '../../src/shared/rules/finding-filters.ts';
import { type BillDiff, type BillEntry, byPackage, packageOf } from './diff.ts';
import { closesWith } from './ways-out.ts';

/** A finding of a component, as reports have told it. */
export interface KnownVulnerability {
  findingId: string;
  vulnerability: string;
  title: string;
  severity: Severity;
  kev: boolean;
  priority: number;
  status: FindingStatus;
  /** Of the component that it is about. */
  name: string;
  purl: string | null;
  /** The versions in which it was reported. */
  versions: ReadonlySet<string>;
  fixedVersions: readonly string[];
}

export type ChangeKind = 'added' | 'removed' | 'upgraded' | 'downgraded';

export interface EffectOfChange<E extends BillEntry> {
  change: ChangeKind;
  before: E | null;
  after: E | null;
  licensesChanged: boolean;
  /** Worst first. */
  brings: readonly KnownVulnerability[];
  mends: readonly KnownVulnerability[];
}

export interface EffectCounts {
  total: number;
  kev: number;
  severity: Record<Severity, number>;
}

export interface BillEffects<E extends BillEntry> {
  /** Those that bring the worst come first, then those that mend the worst, then other licences, then all others by name. */
  changes: EffectOfChange<E>[];
  brings: EffectCounts;
  mends: EffectCounts;
  licensesChanged: number;
}

const worstFirst = (a: KnownVulnerability, b: KnownVulnerability) =>
  severityRank(a.severity) - severityRank(b.severity) ||
  Number(b.kev) - Number(a.kev) ||
  b.priority - a.priority ||
  (a.vulnerability < b.vulnerability ? -1 : 1);

const versionOf = ({ version }: BillEntry): string => version ?? '';

const grouped = <K, V>(items: readonly V[], keyOf: (item: V) => K): ReadonlyMap<K, V[]> => {
  const groups = new Map<K, V[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

/** The same vulnerability of a package by several tools or in several manifests is one: open while any of them is. */
const merged = (known: readonly KnownVulnerability[]): KnownVulnerability[] =>
  [...grouped(known, ({ vulnerability }) => vulnerability).values()].flatMap((same) => {
    const [worst, ...others] = same.toSorted(
      (a, b) => Number(a.status === 'fixed') - Number(b.status === 'fixed') || worstFirst(a, b),
    );
    if (worst === undefined || others.length === 0) return same;
    return [
      {
        ...worst,
        versions: new Set(same.flatMap(({ versions }) => [...versions])),
        fixedVersions: same.flatMap(({ fixedVersions }) => fixedVersions),
      },
    ];
  });

/** Package URLs decide; where one of the two has none, the name does. */
const lookUp = (known: readonly KnownVulnerability[]) => {
  const byPurl = grouped(
    known.filter(({ purl }) => purl !== null),
    packageOf,
  );
  const byName = grouped(known, ({ name }) => name);
  return (entry: BillEntry): KnownVulnerability[] => {
    const named = byName.get(entry.name) ?? [];
    return merged(
      entry.purl === null
        ? named
        : [...(byPurl.get(packageOf(entry)) ?? []), ...named.filter(({ purl }) => purl === null)],
    ).toSorted(worstFirst);
  };
};

/** A version of which no report has spoken is free of it where the finding is fixed by now, or where it is not before the fix. */
const isFreeOf = ({ status, fixedVersions }: KnownVulnerability, version: string) =>
  status === 'fixed' || closesWith(version, fixedVersions);

const sameTexts = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((text) => b.includes(text));

/** What one of the two bills does not say is no change. */
const otherLicenses = (before: readonly string[], after: readonly string[]) =>
  before.length > 0 && after.length > 0 && !sameTexts(before, after);

const severityNames: Readonly<Record<Severity, 0>> = {
  critical: 0,
  high: 0,
  medium: 0,
  low: 0,
  info: 0,
};

/** Each vulnerability of a package once, however many versions of it came or went. */
const countsOf = <E extends BillEntry>(
  changes: readonly EffectOfChange<E>[],
  of: (change: EffectOfChange<E>) => readonly KnownVulnerability[],
): EffectCounts => {
  const counts: EffectCounts = { total: 0, kev: 0, severity: { ...severityNames } };
  const seen = new Set<string>();
  for (const change of changes) {
    const entry = change.after ?? change.before;
    for (const { vulnerability, severity, kev } of of(change)) {
      const key = `${entry ? packageOf(entry) : ''} ${vulnerability}`;
      if (seen.has(key)) continue;
      seen.add(key);
      counts.total += 1;
      counts.kev += Number(kev);
      counts.severity[severity] += 1;
    }
  }
  return counts;
};

const kinds: readonly ChangeKind[] = ['downgraded', 'upgraded', 'added', 'removed'];
const rankOf = ([worst]: readonly KnownVulnerability[]) =>
  worst === undefined ? 9 : severityRank(worst.severity);

const byEffect = <E extends BillEntry>(a: EffectOfChange<E>, b: EffectOfChange<E>): number =>
  rankOf(a.brings) - rankOf(b.brings) ||
  b.brings.length - a.brings.length ||
  rankOf(a.mends) - rankOf(b.mends) ||
  b.mends.length - a.mends.length ||
  Number(b.licensesChanged) - Number(a.licensesChanged) ||
  kinds.indexOf(a.change) - kinds.indexOf(b.change) ||
  nameOf(a).localeCompare(nameOf(b), 'en');

const nameOf = <E extends BillEntry>({ before, after }: EffectOfChange<E>): string =>
  (after ?? before)?.name ?? '';

export const hasEffect = <E extends BillEntry>({
  brings,
  mends,
  licensesChanged,
}: EffectOfChange<E>): boolean => brings.length + mends.length > 0 || licensesChanged;

/** Neither brought nor mended is what both bills have in some version of the package, and what nobody can tell. */
export function effectsOf<E extends BillEntry>(
  diff: BillDiff<E>,
  before: readonly E[],
  after: readonly E[],
  known: readonly KnownVulnerability[],
): BillEffects<E> {
  const [old, current] = [byPackage(before), byPackage(after)];
  const vulnerabilitiesOf = lookUp(known);
  const versionsIn = (bill: typeof old, entry: E) => [
    ...(bill.get(packageOf(entry))?.keys() ?? []),
  ];
  const brought = (entry: E) => {
    const had = versionsIn(old, entry);
    return vulnerabilitiesOf(entry).filter(
      ({ versions }) =>
        versions.has(versionOf(entry)) && !had.some((version) => versions.has(version)),
    );
  };
  const mended = (entry: E) => {
    const had = new Set(versionsIn(old, entry));
    const has = versionsIn(current, entry);
    return vulnerabilitiesOf(entry).filter(
      (each) =>
        each.versions.has(versionOf(entry)) &&
        has.every(
          (version) => !each.versions.has(version) && (had.has(version) || isFreeOf(each, version)),
        ),
    );
  };
  const changes: EffectOfChange<E>[] = [
    ...diff.changed.map(({ before: was, after: is, direction }) => ({
      change: direction === 'downgrade' ? ('downgraded' as const) : ('upgraded' as const),
      before: was,
      after: is,
      licensesChanged: otherLicenses(was.licenses, is.licenses),
      brings: brought(is),
      mends: mended(was),
    })),
    ...diff.added.map((is) => ({
      change: 'added' as const,
      before: null,
      after: is,
      licensesChanged: false,
      brings: brought(is),
      mends: [],
    })),
    ...diff.removed.map((was) => ({
      change: 'removed' as const,
      before: was,
      after: null,
      licensesChanged: false,
      brings: [],
      mends: mended(was),
    })),
  ].toSorted(byEffect);
  return {
    changes,
    brings: countsOf(changes, ({ brings }) => brings),
    mends: countsOf(changes, ({ mends }) => mends),
    licensesChanged: changes.filter(({ licensesChanged }) => licensesChanged).length,
  };
}
