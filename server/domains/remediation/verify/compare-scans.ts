// Compares two scans, of the files before and after a fix.
import type { ReportFinding } from '../../../report-formats/model.ts';

export type RescanVerdict =
  | { is: 'gone'; before: number; after: number }
  /** The problem is still there. */
  | { is: 'still_found' }
  /** Rules and vulnerabilities found only in the fixed files. */
  | { is: 'finds_more'; names: string[] }
  /**
   * The scanner does not find the problem in the unfixed files either, so the comparison is
   * inconclusive.
   */
  | { is: 'unknown' };

const placeOf = ({ location, component }: ReportFinding): string | undefined =>
  component?.manifestPath ?? location?.path;

const vulnerabilitiesOf = ({ vulnerabilityIds = [], ruleId }: ReportFinding): string[] => [
  ruleId,
  ...vulnerabilityIds,
];

const shareAny = <Item>(one: readonly Item[] = [], other: readonly Item[] = []): boolean =>
  one.some((item) => other.includes(item));

/** Other scanners have other rules, so a shared weakness makes it the same problem. */
const isSameProblem = (one: ReportFinding, other: ReportFinding): boolean => {
  if (one.component ?? other.component)
    return (
      one.component?.name === other.component?.name &&
      shareAny(vulnerabilitiesOf(one), vulnerabilitiesOf(other))
    );
  return (
    placeOf(one) === placeOf(other) &&
    (one.ruleId === other.ruleId || shareAny(one.cwes, other.cwes))
  );
};

/** Without lines, because a fix shifts them. */
const keyOf = (finding: ReportFinding): string =>
  JSON.stringify([finding.ruleId, placeOf(finding), finding.component?.name]);

const countsOf = (findings: readonly ReportFinding[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const finding of findings) counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1);
  return counts;
};

/** Lists rules with more findings in the fixed files than in the unfixed ones. */
export const listNewRules = (
  before: readonly ReportFinding[],
  after: readonly ReportFinding[],
): string[] => {
  const [old, current] = [countsOf(before), countsOf(after)];
  const more = after.filter(
    (finding) => (current.get(keyOf(finding)) ?? 0) > (old.get(keyOf(finding)) ?? 0),
  );
  return [...new Set(more.map(({ ruleId }) => ruleId))];
};

export const compareScans = (
  finding: ReportFinding,
  before: readonly ReportFinding[],
  after: readonly ReportFinding[],
): RescanVerdict => {
  const names = listNewRules(before, after);
  if (names.length > 0) return { is: 'finds_more', names };
  const count = (found: readonly ReportFinding[]) =>
    found.filter((each) => isSameProblem(finding, each)).length;
  const counted = { before: count(before), after: count(after) };
  if (counted.before === 0) return { is: 'unknown' };
  return counted.after < counted.before ? { is: 'gone', ...counted } : { is: 'still_found' };
};
