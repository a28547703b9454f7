import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FilterGroup, FindingFilterKey, SlaState } from '#domain/finding-filters';
import { verdictNames } from './verdict-names';

export const filterGroupNames: Readonly<Record<FilterGroup, MessageDescriptor>> = {
  source_control: msg`Source control`,
  scan_info: msg`Scan`,
  code_info: msg`Code`,
  developer_info: msg`Developer`,
  remediation_info: msg`Remediation`,
  policy_info: msg`Policy`,
  vulnerability_info: msg`Vulnerability`,
  other_info: msg`Other`,
};

export const filterNames: Readonly<Record<FindingFilterKey, MessageDescriptor>> = {
  repository: msg`Repository`,
  repository_tag: msg`Repository tag`,
  branch: msg`Branch`,
  date_range: msg`First seen`,
  new_since: msg`New to Parapet`,
  tool: msg`Tool`,
  import: msg`Import`,
  change: msg`Comparison`,
  file: msg`File`,
  language: msg`Language`,
  start_column: msg`Start column`,
  end_column: msg`End column`,
  mine: msg`Mine`,
  team: msg`Team`,
  developer: msg`Developer`,
  review_requested: msg`Review requested`,
  issue_owner: msg`Issue owner`,
  status: msg`Status`,
  mitigation: msg`Mitigation`,
  fixing_effort: msg`Fixing effort`,
  remediation_type: msg`Remediation type`,
  pull_request: msg`Pull request`,
  sla: msg`SLA`,
  due: msg`Due date`,
  policy_category: msg`Policy category`,
  policy_name: msg`Policy`,
  policy_control: msg`Policy control`,
  severity: msg`Severity`,
  priority: msg`Priority`,
  cvssv3_score: msg`CVSS v3`,
  epss: msg`EPSS`,
  cwe: msg`CWE`,
  cve: msg`CVE`,
  kev: msg`Known exploited`,
  live_secret: msg`Live secret`,
  reachability: msg`Reachability`,
  rule: msg`Rule`,
  component: msg`Component`,
  type: msg`Type`,
  category: msg`Category`,
  owasp: msg`OWASP Top 10`,
  slsa_threats: msg`SLSA threat`,
  opinion: msg`Second opinion`,
  false_positive: msg`False positive`,
  is_duplicate: msg`Duplicate`,
  is_subfinding: msg`Sub-finding`,
  provider: msg`Provider`,
  tags: msg`Tags`,
  excluded_file_types: msg`Excluded file types`,
  owasp_cicd: msg`OWASP CI/CD Top 10`,
  not: msg`Excluded`,
};

export const slaNames: Readonly<Record<SlaState, MessageDescriptor>> = {
  overdue: msg`Over SLA`,
  due_soon: msg`Due soon`,
  on_track: msg`On track`,
  none: msg`No due date`,
};

/** Labels of values from closed sets. Any other value is data and shown as it is. */
export const valueNames: Readonly<
  Partial<Record<FindingFilterKey, Readonly<Record<string, MessageDescriptor>>>>
> = {
  new_since: {
    last_visit: msg`your last visit`,
    visit_before: msg`your visit before the last`,
    yesterday: msg`yesterday`,
    '7d': msg`7 days ago`,
    '30d': msg`30 days ago`,
    '90d': msg`90 days ago`,
    '365d': msg`a year ago`,
  },
  mitigation: {
    fix_in_report: msg`Fix in the report`,
    upgrade: msg`Upgrade`,
    advice: msg`Advice`,
    none: msg`None known`,
  },
  // Rules of an organization may have further categories.
  policy_category: { compliance: msg`Compliance`, sla: msg`SLA`, organisation: msg`Organisation` },
  remediation_type: { code_change: msg`Code change`, upgrade: msg`Upgrade` },
  reachability: {
    called: msg`Called by this code`,
    not_called: msg`Never called`,
    data_flow: msg`Data flow`,
    development: msg`Development only`,
    production: msg`Production`,
  },
  opinion: {
    ...verdictNames,
    accepted: msg`Accepted`,
    refused: msg`Refused`,
  },
  category: {
    sast: msg`Code`,
    sca: msg`Components`,
    secret: msg`Secrets`,
    iac: msg`Infrastructure as code`,
    container: msg`Containers`,
    dast: msg`Running application`,
    cloud: msg`Cloud`,
    network: msg`Network`,
    mobile: msg`Mobile`,
    license: msg`Licences`,
    sbom: msg`SBOM`,
    quality: msg`Quality`,
  },
};
