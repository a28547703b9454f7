// What a report said of a finding, from the days on which the finding was seen.
import type { ImportOutcome } from '#domain/finding-filters';
import { slaRuns } from '#domain/sla';
import type { Finding, FindingAttributes, ScanCounts } from '../../generated/model';
import { noCounts, noScanCounts } from './counts';
import type { MockScan } from './mock-scan';
import { dayMs } from './today';

/** In the mocks, a finding came back when it was a month old, or a multiple of that. */
const returnsAfterDays = 30;

type Seen = Pick<
  FindingAttributes,
  'repository' | 'tool' | 'status' | 'false_positive' | 'first_seen_at' | 'last_seen_at'
>;

/** The outcome of an import for a finding; undefined if the report says nothing of it. */
export const outcomeOf = (
  { scan: { attributes: scan }, reported }: MockScan,
  finding: Seen,
): ImportOutcome | undefined => {
  if (reported === undefined) return undefined;
  if (finding.repository.id !== scan.repository.id || finding.tool !== scan.tool) return undefined;
  const [first, last] = [Date.parse(finding.first_seen_at), Date.parse(finding.last_seen_at)];
  if (first > reported) return undefined;
  if (last >= reported) {
    if (first > reported - dayMs) return 'new';
    const returned = ((reported - first) / dayMs) % returnsAfterDays === 0;
    return returned && slaRuns(finding) ? 'reopened' : 'matched';
  }
  if (slaRuns(finding)) return 'left';
  return finding.status === 'fixed' && last >= reported - dayMs ? 'fixed' : undefined;
};

/** The counts of an import, from the findings that its links list. */
export const countsOf = (kept: MockScan, findings: readonly Finding[]): ScanCounts => {
  const counts: Record<ImportOutcome, number> = {
    new: 0,
    matched: 0,
    reopened: 0,
    fixed: 0,
    left: 0,
  };
  const severity = noCounts();
  for (const { attributes } of findings) {
    const outcome = outcomeOf(kept, attributes);
    if (outcome === undefined) continue;
    counts[outcome] += 1;
    if (outcome === 'new') severity[attributes.severity] += 1;
  }
  const known = counts.matched + counts.reopened;
  const left = {
    total: counts.left,
    by_reason: counts.left > 0 ? { unscanned: counts.left } : {},
  };
  return {
    ...noScanCounts(),
    ...{ total: counts.new + known, matched: known, left },
    ...{ new: counts.new, reopened: counts.reopened, fixed: counts.fixed },
    new_by_severity: severity,
  };
};
