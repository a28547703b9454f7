import { slaRuns } from '#domain/sla';
import type {
  Finding,
  FilterKey,
  FilterOption,
  ScanCounts,
  SeverityCounts,
  Team,
} from '../../generated/model';
import { teamsOf } from './teams';

/** As every count of open findings defines them (`openFilters`). */
export const isOpen = ({ attributes }: Finding): boolean =>
  slaRuns(attributes) && !attributes.is_duplicate;

export const noCounts = (): SeverityCounts => ({
  critical: 0,
  high: 0,
  medium: 0,
  low: 0,
  info: 0,
});

export const countOpen = (findings: readonly Finding[]): SeverityCounts => {
  const counts = noCounts();
  for (const finding of findings) if (isOpen(finding)) counts[finding.attributes.severity] += 1;
  return counts;
};

/** The filters with options, and the path, by which findings can be grouped. */
export type ValueKey = FilterKey | 'file';

export const valuesOf = (
  { attributes: a }: Finding,
  key: ValueKey,
  teams: readonly Team[] = [],
): readonly (string | null | undefined)[] => {
  const values: Partial<Record<ValueKey, readonly (string | null | undefined)[]>> = {
    repository: [a.repository.nickname],
    branch: [a.branch],
    tool: [a.tool],
    language: [a.language],
    status: [a.status],
    severity: [a.severity],
    sla: [a.sla],
    cwe: a.cwe.map(String),
    cve: a.cve,
    rule: [a.rule.id],
    component: [a.component?.name],
    developer: [a.assignee?.username],
    issue_owner: [a.issue_owner],
    type: [a.type],
    mitigation: [a.mitigation_kind],
    remediation_type: [a.remediation_type],
    policy_category: a.policy_categories,
    policy_name: a.policy_names,
    policy_control: a.policy_controls,
    reachability: a.reachability,
    provider: [a.provider],
    excluded_file_types: [a.file_type],
    category: [a.category],
    owasp: a.owasp,
    owasp_cicd: a.owasp_cicd,
    slsa_threats: a.slsa_threats,
    tags: a.tags,
    file: [a.file],
    team: teamsOf(a, teams),
  };
  return values[key] ?? [];
};

/** Values of a filter, most frequent first, then by name. */
export const optionsOf = (
  findings: readonly Finding[],
  key: ValueKey,
  teams: readonly Team[] = [],
): FilterOption[] => {
  const counts = new Map<string, number>();
  for (const value of findings.flatMap((finding) => valuesOf(finding, key, teams)))
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, label: value, count }))
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
};

export const noScanCounts = (): ScanCounts => ({
  ...{ total: 0, new: 0, matched: 0, moved: 0, reopened: 0, fixed: 0 },
  ...{ duplicates: 0, ignored: 0, components: 0 },
  new_by_severity: noCounts(),
  left: { total: 0, by_reason: {} },
});
