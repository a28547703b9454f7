// The response of an SBOM comparison. The server compares stored SBOMs with it, and the mocks
// theirs.
import type { SbomDiff, SbomEntry } from '#domain/sbom/diff';
import {
  type ComponentChangeEffect,
  diffVulnerabilities,
  hasEffect,
  type KnownVulnerability,
} from '#domain/sbom/vulnerability-diff';

/** Every added, removed or changed entry: only the vulnerabilities of these can differ. */
export const changedEntries = <E extends SbomEntry>({
  added,
  removed,
  changed,
}: SbomDiff<E>): E[] => [
  ...added,
  ...removed,
  ...changed.flatMap(({ before, after }) => [before, after]),
];

const vulnerabilityOf = ({
  findingId,
  vulnerability,
  severity,
  kev,
  priority,
  status,
  title,
  fixedVersions,
}: KnownVulnerability) => ({
  finding_id: findingId,
  vulnerability,
  severity,
  kev,
  priority,
  status,
  title,
  fixed_version: fixedVersions[0] ?? null,
});

const changeOf = <E extends SbomEntry>({
  change,
  before,
  after,
  licensesChanged,
  brings,
  mends,
}: ComponentChangeEffect<E>) => ({
  change,
  name: (after ?? before)?.name ?? '',
  from_version: before?.version ?? null,
  to_version: after?.version ?? null,
  purl: (after ?? before)?.purl ?? null,
  from_licenses: [...(before?.licenses ?? [])],
  to_licenses: [...(after?.licenses ?? [])],
  licenses_changed: licensesChanged,
  brings: brings.map(vulnerabilityOf),
  mends: mends.map(vulnerabilityOf),
});

export interface ComparedSboms<E extends SbomEntry> {
  /** Ids of the scans. */
  from: string;
  to: string;
  before: readonly E[];
  after: readonly E[];
  diff: SbomDiff<E>;
  known: readonly KnownVulnerability[];
}

/**
 * `onlyEffects` lists only the changes that introduce or fix a vulnerability or change a license.
 */
export const toComponentDiff = <E extends SbomEntry>(
  { from, to, before, after, diff, known }: ComparedSboms<E>,
  onlyEffects: boolean,
) => {
  const { changes, brings, mends, licensesChanged } = diffVulnerabilities(
    diff,
    before,
    after,
    known,
  );
  return {
    from,
    to,
    added: diff.added.length,
    removed: diff.removed.length,
    changed: diff.changed.length,
    licenses_changed: licensesChanged,
    brings,
    mends,
    data: (onlyEffects ? changes.filter(hasEffect) : changes).map(changeOf),
  };
};
