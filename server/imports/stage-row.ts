import { severityRank } from '../../src/shared/rules/finding-filters.ts';
import { controlsOf } from '../policies/controls.ts';
import { priorityOf } from '../prioritisation/score.ts';
import type { PrioritySettings } from '../prioritisation/settings.ts';
import { priorityInputOf, type Intelligence } from '../prioritisation/input.ts';
import { owaspOfCwe } from '../reference/owasp.ts';
import { supplyChainEvidence } from '../reference/supply-chain.ts';
import type { ReportFinding } from '../reports/model.ts';
import { newId } from '../runtime/ids.ts';
import { fileTypeOf, fixingEffortOf, languageOf, mitigationOf, typeOf } from './classify.ts';
import { contentHashOf, identityOf, samenessKeys } from './identity.ts';

/** One row of `scan_stage`, as `jsonb_to_recordset` reads it. */
export interface StageRow {
  position: number;
  new_id: string;
  tool: string;
  category: string;
  type: string;
  rule_id: string;
  rule_name: string | undefined;
  title: string;
  reported_severity: string;
  severity_rank: number;
  cvss_score: number | undefined;
  epss_score: number | undefined;
  kev: boolean;
  priority: number;
  file: string | undefined;
  file_type: string | undefined;
  language: string | undefined;
  start_line: number | undefined;
  start_column: number | undefined;
  end_line: number | undefined;
  end_column: number | undefined;
  component: string | undefined;
  component_version: string | undefined;
  purl: string | undefined;
  fixed_version: string | undefined;
  endpoint: string | undefined;
  vulnerability: string | undefined;
  provider: string | undefined;
  mitigation: string;
  remediation_type: string | undefined;
  fixing_effort: number;
  issue_owner: string | undefined;
  has_fix: boolean;
  identity: string;
  follow_key: string | undefined;
  same_as: string[];
  content_hash: string;
  first_seen_at: string | undefined;
  words: string;
  labels: string[];
  false_positive: boolean;
  pointer: string;
  data: Record<string, unknown>;
}

export interface StageContext {
  position: number;
  tool: string;
  commit?: string | undefined;
  settings: PrioritySettings;
  repository: { confidential: boolean; priority: number };
  intelligence: Intelligence;
}

const policyNames = (finding: ReportFinding, slsaThreats: Parameters<typeof controlsOf>[0]['slsaThreats']) => {
  const controls = controlsOf({ category: finding.category, cwes: finding.cwes ?? [], vulnerabilityIds: finding.vulnerabilityIds ?? [], slsaThreats });
  return {
    standards: new Set(controls.map(({ standard }) => standard)),
    labels: controls.flatMap(({ framework, control }) => ['policy-category:compliance', `policy:${framework}`, `control:${framework} ${control}`]),
  };
};

const prefixed = (prefix: string, values: readonly (string | number)[] | undefined) => (values ?? []).map((value) => `${prefix}:${String(value)}`);

/** Words that a search finds it by; separators of paths and names split, so that `search.ts` finds `src/statements/search.ts`. */
const wordsOf = ({ title, ruleId, location, component, vulnerabilityIds, endpoint }: ReportFinding, tool: string): string =>
  [title, tool, ruleId, location?.path, component?.name, component?.version, endpoint, ...(vulnerabilityIds ?? [])]
    .flatMap((text) => (text === undefined ? [] : [text, text.replace(/[/\\._:@-]+/g, ' ')]))
    .join(' ')
    .slice(0, 4000);

/** Weaknesses and OWASP categories have filters of their own. */
const isClassification = /\bcwe[-_/ ]?\d+|^owasp\b/i;

const bounded = (text: string | undefined, length: number) => text?.slice(0, length);

export function stageRowOf(finding: ReportFinding, context: StageContext): StageRow {
  const { tool, position, settings, repository, intelligence } = context;
  const { identity, followKey, basis } = identityOf(tool, finding);
  const evidence = supplyChainEvidence({ ...finding, tool });
  const policies = policyNames(finding, evidence.slsaThreats);
  const owasp = [...new Set([...(finding.owasp ?? []), ...(finding.cwes ?? []).flatMap(owaspOfCwe)])];
  const input = priorityInputOf(finding, { repository, standards: policies.standards, intelligence });
  const { location: place, component } = finding;
  const path = place?.path ?? component?.manifestPath;
  const mitigation = mitigationOf(finding);
  return {
    position,
    new_id: newId(),
    tool,
    category: finding.category,
    type: typeOf(finding),
    rule_id: finding.ruleId,
    rule_name: finding.ruleName,
    title: finding.title,
    reported_severity: finding.severity,
    severity_rank: severityRank(finding.severity),
    cvss_score: input.cvss?.score,
    epss_score: input.epss?.score,
    kev: input.kev !== undefined,
    priority: priorityOf(input, settings).score,
    // An index entry has a limit of 2,704 bytes.
    file: bounded(path, 600),
    file_type: fileTypeOf(path),
    language: languageOf(path),
    start_line: place?.startLine,
    start_column: place?.startColumn,
    end_line: place?.endLine,
    end_column: place?.endColumn,
    component: bounded(component?.name, 300),
    component_version: component?.version,
    purl: component?.purl,
    fixed_version: component?.fixedVersions?.[0],
    endpoint: finding.endpoint,
    vulnerability: finding.vulnerabilityIds?.[0],
    provider: finding.cloudResource?.provider,
    mitigation,
    remediation_type: mitigation === 'fix_in_report' ? 'code_change' : mitigation === 'upgrade' ? 'upgrade' : undefined,
    fixing_effort: fixingEffortOf(finding),
    issue_owner: finding.author?.email ?? finding.author?.name,
    has_fix: mitigation === 'fix_in_report' || mitigation === 'upgrade',
    identity,
    follow_key: followKey,
    same_as: samenessKeys(finding),
    content_hash: contentHashOf(finding),
    first_seen_at: finding.firstSeenAt,
    words: wordsOf(finding, tool),
    labels: [
      ...new Set([
        ...prefixed('cwe', finding.cwes),
        ...prefixed('cve', finding.vulnerabilityIds),
        ...prefixed('owasp', owasp),
        ...prefixed('cicd', evidence.owaspCicd),
        ...prefixed('slsa', evidence.slsaThreats),
        ...prefixed('tag', finding.tags?.filter((tag) => !isClassification.test(tag)).map((tag) => tag.slice(0, 200))),
        ...policies.labels,
      ]),
    ],
    false_positive: finding.suppression?.status === 'accepted',
    pointer: finding.pointer,
    data: { ...finding, commit: context.commit, identityBasis: basis },
  };
}
