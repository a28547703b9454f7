import type { components } from '../../../../openapi/generated/paths.d.ts';
import { toControls } from '../../policies/rules/index.ts';
import { supplyChainEvidence } from '../../../reference/supply-chain.ts';
import type { CodeFlowStep, ReportFinding } from '../../../report-formats/model.ts';
import { toIso } from '../../../platform/runtime/time.ts';
import { codeDiffOf, codeLinesOf, reportCodeOf } from './finding-code.ts';
import { type FindingRowRecord, rowAttributesOf } from '../query/index.ts';

type Schemas = components['schemas'];
export type Finding = Schemas['Finding'];
type Attributes = Finding['attributes'];

/** `finding_details.data`: the finding from the importer, with the import's additions. */
export type StoredFinding = ReportFinding & {
  commit?: string;
  identityBasis?: Schemas['IdentityBasis'];
};

export type FindingRecord = FindingRowRecord & {
  data: StoredFinding;
  severity_overridden: boolean;
  reported_severity: Attributes['severity'];
  observed_at: Date | string | null;
  identity: string;
  match_reason: Schemas['IdentityMatch'];
  last_scan_id: string | null;
  review_requested: boolean;
  version: number;
  created_at: Date | string;
  updated_at: Date | string;
  sent_to: Schemas['PersonRef'][];
  owners: Schemas['FindingOwner'][];
  duplicates: Schemas['DuplicateLink'][];
  acceptance: Schemas['RiskAcceptance'] | null;
  /** The organization's rules that match the finding. */
  rules: {
    name: string;
    category: string;
    description: string | null;
    conditions: { key: string; value: string }[];
    due_days: number | null;
  }[];
  remediation_id: string | null;
};

const stepOf = (step: CodeFlowStep): Schemas['CodeFlowStep'] => ({
  file: step.path,
  range:
    step.startLine === undefined
      ? null
      : {
          start_line: step.startLine,
          start_column: step.startColumn ?? null,
          end_line: step.endLine ?? null,
          end_column: step.endColumn ?? null,
        },
  message: step.message ?? null,
  snippet: step.snippet ?? null,
});

const fixOf = ({ fix }: StoredFinding): Attributes['fix'] =>
  fix
    ? {
        description: fix.description ?? null,
        changes: fix.changes.map((change) => ({
          path: change.path,
          start_line: change.startLine,
          start_column: change.startColumn ?? null,
          end_line: change.endLine ?? null,
          end_column: change.endColumn ?? null,
          replacement: change.replacement,
        })),
      }
    : null;

const controlViolations = (data: StoredFinding, tool: string): Attributes['policies'] =>
  toControls({
    category: data.category,
    cwes: data.cwes ?? [],
    vulnerabilityIds: data.vulnerabilityIds ?? [],
    slsaThreats: supplyChainEvidence({ ...data, tool }).slsaThreats,
  }).map(({ framework, control, title, because: { kind, value, kindOf }, source }) => ({
    category: 'compliance',
    name: framework,
    control: `${framework} ${control}`,
    reason: null,
    evidence: { kind, value, kind_of: kindOf ?? null, title, source: source ?? null },
    uri: null,
    conditions: [],
    due_at: null,
  }));

const dayLength = 24 * 60 * 60 * 1000;

/**
 * The description of a rule's author, if there is one; the client renders the conditions in the
 * reader's language.
 */
const ruleViolations = ({ rules, first_seen_at: since }: FindingRecord): Attributes['policies'] =>
  rules.map(({ name, category, description, conditions, due_days: days }) => ({
    category,
    name,
    control: null,
    reason: description,
    evidence: null,
    uri: null,
    conditions,
    due_at:
      days === null ? null : new Date(new Date(since).getTime() + days * dayLength).toISOString(),
  }));

const joined = (parts: readonly (string | undefined)[], between: string): string | null => {
  const known = parts.filter((part) => part !== undefined && part !== '');
  return known.length === 0 ? null : known.join(between);
};

const reportedFacts = (data: StoredFinding) => ({
  description: data.description ?? null,
  mitigation: data.mitigation ?? null,
  severity_raw: data.severityRaw ?? null,
  confidence: data.confidence ?? null,
  cvss: (data.cvss ?? []).map(({ version, vector, score, source }) => ({
    version,
    vector: vector ?? null,
    score,
    source: source ?? null,
  })),
  code_snippet: data.location?.snippet ?? null,
  code_flow: (data.codeFlow ?? []).map(stepOf),
  related_locations: (data.relatedLocations ?? []).map(stepOf),
  references: data.references ?? [],
  fix: fixOf(data),
  fixed_versions: data.component?.fixedVersions ?? [],
  image: joined([data.image?.reference, data.image?.digest, data.image?.layer], ' '),
  cloud_resource: joined(
    [
      data.cloudResource?.type,
      data.cloudResource?.id,
      data.cloudResource?.region,
      data.cloudResource?.account,
    ],
    ' · ',
  ),
  http_method: data.httpMethod ?? null,
  http_parameter: data.httpParameter ?? null,
  author: joined([data.author?.name, data.author?.email && `<${data.author.email}>`], ' '),
  commit: data.author?.commit ?? data.commit ?? null,
});

const reachPrefix = 'reach:';
const reachabilityOf = ({ labels }: FindingRecord) =>
  labels
    .filter((label) => label.startsWith(reachPrefix))
    .map((label) => label.slice(reachPrefix.length)) as Attributes['reachability']; // the import writes no others

const minute = 60_000;

/** The earliest time stated by the report, if it is before the report's arrival. */
const reportedAt = ({ data, observed_at, first_seen_at }: FindingRecord): string | null => {
  const stated = [data.firstSeenAt, observed_at].flatMap((at) =>
    at == null ? [] : [new Date(at).getTime()],
  );
  const earliest = Math.min(...stated);
  return earliest < new Date(first_seen_at).getTime() - minute
    ? new Date(earliest).toISOString()
    : null;
};

export const findingOf = (row: FindingRecord, now: Date): Finding => {
  const { data } = row;
  const row_attributes = rowAttributesOf(row, now);
  const code = codeLinesOf(data.location);
  const diff = codeDiffOf(data);
  return {
    id: row.id,
    attributes: {
      ...row_attributes,
      ...reportedFacts(data),
      policies: [...ruleViolations(row), ...controlViolations(data, row.tool)],
      rule: { ...row_attributes.rule, help_uri: data.ruleHelpUri ?? null },
      severity_overridden: row.severity_overridden,
      reported_severity: row.reported_severity,
      reported_at: reportedAt(row),
      reachability: reachabilityOf(row),
      scanner_report_code: reportCodeOf(code),
      code,
      code_diff: diff,
      diff_parser: diff === null ? null : 'unified',
      scan_id: row.last_scan_id,
      identity: { match: row.match_reason, basis: data.identityBasis ?? 'message' },
      fingerprint: row.identity,
      duplicates: row.duplicates,
      risk_acceptance: row.acceptance,
      review_requested: row.review_requested,
      sent_to: row.sent_to,
      owners: row.owners,
      remediation_id: row.remediation_id,
      version: row.version,
      created_at: toIso(row.created_at),
      updated_at: toIso(row.updated_at),
    },
  };
};
