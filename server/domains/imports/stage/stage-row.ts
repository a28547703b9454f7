import { severityRank } from '#domain/finding-filters';
import { isLiveSecret, liveSecretLabel } from '#domain/live-secret';
import { type ControlSet, toControlSet } from '../../policies/rules/index.ts';
import {
  type Intelligence,
  type PriorityInput,
  toPriorityInput,
  toReportedFacts,
} from '../../prioritization/score/index.ts';
import { owaspOfComponent, owaspOfCwe } from '../../../reference/owasp.ts';
import {
  type SupplyChainEvidence,
  supplyChainEvidence,
  supplyChainKey,
} from '../../../reference/supply-chain.ts';
import type { ReportFinding } from '../../../report-formats/model.ts';
import { BoundedMemo } from '../../../platform/runtime/bounded-memo.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { fileTypeOf, fixingEffortOf, languageOf, mitigationOf, typeOf } from './classify.ts';
import {
  toContentHash,
  serializeContent,
  type Identity,
  toIdentity,
  duplicateKeys,
} from '../match/identity.ts';
import { serializeStorable, storableText } from './storable-text.ts';
import { targetOf } from '../target.ts';

/** A result to stage. */
export interface Result {
  finding: ReportFinding;
  position: number;
  tool: string;
  commit: string | undefined;
  identity: Identity;
  target: string;
  /** The reported content as JSON, and its digest. */
  content: string;
  contentHash: string;
}

/** @param stated targets named by the report. @param sent target named by the uploader. */
export const toResult = (
  finding: ReportFinding,
  {
    position,
    tool,
    commit,
    stated,
    sent,
  }: Pick<Result, 'position' | 'tool' | 'commit'> & {
    stated: readonly string[];
    sent?: string | undefined;
  },
): Result => {
  const content = serializeContent(finding);
  const target = targetOf(finding, stated, sent);
  return {
    finding,
    position,
    tool,
    commit,
    target: target.name,
    identity: toIdentity(tool, finding, target.tellsApart ? target.name : undefined),
    content,
    contentHash: toContentHash(content),
  };
};

// An index entry has a limit of 2,704 bytes.
const bounded = (text: string | undefined, length: number) => text?.slice(0, length);
const pathOf = ({ location, component }: ReportFinding): string | undefined =>
  location?.path ?? component?.manifestPath;

/** The staged columns of a result whose content is already known. */
export const toKnownRow = ({ finding, position, tool, identity, contentHash, target }: Result) => ({
  position,
  tool,
  file: bounded(pathOf(finding), 600),
  start_line: finding.location?.startLine,
  start_column: finding.location?.startColumn,
  component_version: finding.component?.version,
  identity: identity.identity,
  follow_key: identity.followKey,
  content_hash: contentHash,
  target,
  pointer: finding.pointer,
});
export type KnownRow = ReturnType<typeof toKnownRow>;

/** One row of `scan_stage`, as `json_to_recordset` reads it; `data` is added as text. */
interface StageRow {
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
  target: string;
  first_seen_at: string | undefined;
  words: string;
  labels: string[];
  false_positive: boolean;
  pointer: string;
  control_set: number | undefined;
}

export interface StageContext {
  repository: { confidential: boolean; priority: number };
  intelligence: Intelligence;
  score: (input: PriorityInput) => number;
}

const prefixed = (prefix: string, values: readonly (string | number)[] | undefined) =>
  (values ?? []).map((value) => `${prefix}:${String(value)}`);

/**
 * Search words; paths and names are also split at separators, so that `search.ts` finds
 * `src/statements/search.ts`.
 */
const wordsOf = (
  { title, ruleId, location, component, vulnerabilityIds, endpoint }: ReportFinding,
  tool: string,
): string =>
  [
    title,
    tool,
    ruleId,
    location?.path,
    component?.name,
    component?.version,
    endpoint,
    ...(vulnerabilityIds ?? []),
  ]
    .flatMap((text) => (text === undefined ? [] : [text, text.replace(/[/\\._:@-]+/g, ' ')]))
    .join(' ')
    .slice(0, 4000);

/** The report's reachability information, as values of the filter. */
const reachOf = ({ reachability, codeFlow, component }: ReportFinding): string[] => [
  ...(reachability === 'reachable' ? ['called'] : []),
  ...(reachability === 'not_reachable' ? ['not_called'] : []),
  ...((codeFlow?.length ?? 0) > 1 ? ['data_flow'] : []),
  ...(component?.development === undefined
    ? []
    : [component.development ? 'development' : 'production']),
];

const isClassification = /\bcwe[-_/ ]?\d+|^owasp\b/i;

const noStandards: ControlSet['standards'] = new Set();

function rowOf(
  result: Result,
  controls: ControlSet | undefined,
  evidence: SupplyChainEvidence,
  { score, repository, intelligence }: StageContext,
): StageRow {
  const { finding, tool } = result;
  const owasp = [
    ...(finding.owasp ?? []),
    ...(finding.cwes ?? []).flatMap(owaspOfCwe),
    ...owaspOfComponent(finding),
  ];
  const input = toPriorityInput(toReportedFacts(finding), {
    repository,
    standards: controls?.standards ?? noStandards,
    intelligence,
  });
  const { location: place, component } = finding;
  const path = pathOf(finding);
  const mitigation = mitigationOf(finding);
  return {
    position: result.position,
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
    priority: score(input),
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
    remediation_type:
      mitigation === 'fix_in_report'
        ? 'code_change'
        : mitigation === 'upgrade'
          ? 'upgrade'
          : undefined,
    fixing_effort: fixingEffortOf(finding),
    issue_owner: finding.author?.email ?? finding.author?.name,
    has_fix: mitigation === 'fix_in_report' || mitigation === 'upgrade',
    identity: result.identity.identity,
    follow_key: result.identity.followKey,
    same_as: duplicateKeys(finding),
    content_hash: result.contentHash,
    target: result.target,
    first_seen_at: finding.firstSeenAt,
    words: wordsOf(finding, tool),
    labels: [
      ...new Set([
        ...prefixed('cwe', finding.cwes),
        ...prefixed('cve', finding.vulnerabilityIds),
        ...prefixed('owasp', owasp),
        ...prefixed('cicd', evidence.owaspCicd),
        ...prefixed('slsa', evidence.slsaThreats),
        ...prefixed('reach', reachOf(finding)),
        ...(isLiveSecret(finding) ? [liveSecretLabel] : []),
        ...prefixed(
          'tag',
          finding.tags
            ?.filter((tag) => !isClassification.test(tag))
            .map((tag) => tag.slice(0, 200)),
        ),
      ]),
    ],
    false_positive: finding.suppression?.status === 'accepted',
    pointer: finding.pointer,
    control_set: controls?.id,
  };
}

/**
 * `data` of `finding_details`: the JSON that the digest was computed from, with the import's
 * additions.
 */
const dataOf = ({ content, finding, commit, identity }: Result): string =>
  `${storableText(content).slice(0, -1)},${serializeStorable({ pointer: finding.pointer, commit, identityBasis: identity.basis }).slice(1)}`;

const evidenceMemo = new BoundedMemo<SupplyChainEvidence>(5_000);

/** The row as JSON, with its combination of controls. */
export function toStageRow(
  result: Result,
  context: StageContext,
): { json: string; controls: ControlSet | undefined } {
  const { finding, tool } = result;
  const classified = { ...finding, tool };
  const evidence = evidenceMemo.get(supplyChainKey(classified), () =>
    supplyChainEvidence(classified),
  );
  const controls = toControlSet({
    category: finding.category,
    cwes: finding.cwes ?? [],
    vulnerabilityIds: finding.vulnerabilityIds ?? [],
    slsaThreats: evidence.slsaThreats,
  });
  const row = serializeStorable(rowOf(result, controls, evidence, context));
  return { json: `${row.slice(0, -1)},"data":${dataOf(result)}}`, controls };
}
