import type { LeftOut } from './left-out.ts';
import type { ReportFault } from './report-faults.ts';
/**
 * What every importer turns a scanner's report into. One shape for all formats: whatever a report
 * does not say stays absent, so that nothing downstream has to tell "unknown" from an invented value.
 */

export const severities = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type Severity = (typeof severities)[number];

export const categories = [
  'sast',
  'sca',
  'secret',
  'iac',
  'container',
  'dast',
  'cloud',
  'network',
  'mobile',
  'license',
  'sbom',
  'quality',
] as const;
export type Category = (typeof categories)[number];

/** A place in a file, counted as SARIF 2.1.0 §3.30 does: 1-based, `endLine` inclusive, `endColumn` one past the last character. */
export interface SourceRange {
  /** As the report gives it; normalised to a repository path by `normalisePath`. */
  path: string;
  startLine?: number;
  startColumn?: number;
  endLine?: number;
  endColumn?: number;
  /** Source text as the report carries it, and the line its first character is on. */
  snippet?: string;
  snippetStartLine?: number;
}

export interface CodeFlowStep extends SourceRange {
  message?: string;
}

/** A package or operating-system component that a finding is about. */
export interface Component {
  name: string;
  version?: string;
  /** Package URL (ECMA-427), canonical form. */
  purl?: string;
  ecosystem?: string;
  /** Manifest or lock file, or path inside an image. */
  manifestPath?: string;
  fixedVersions?: string[];
  licenses?: string[];
  /** True when the report says that the project asks for it itself, false when something else brings it. */
  direct?: boolean;
}

export interface CvssScore {
  version: '2.0' | '3.0' | '3.1' | '4.0';
  vector?: string;
  /** 0.0–10.0, computed from the vector where there is one. */
  score: number;
  source?: string;
}

/** One edit of a fix that the report itself brings. Without `endLine` the text is inserted. */
export interface FixChange {
  path: string;
  startLine: number;
  startColumn?: number;
  endLine?: number;
  endColumn?: number;
  replacement: string;
}

export interface ReportFinding {
  /** The scanner's own rule id; for a vulnerable component the vulnerability id. */
  ruleId: string;
  ruleName?: string;
  ruleHelpUri?: string;
  title: string;
  /** As reported (bounded), Markdown or plain text; made safe only where it is rendered. */
  description?: string;
  mitigation?: string;
  severity: Severity;
  /** The scanner's own word for the severity, as it wrote it. */
  severityRaw?: string;
  category: Category;
  confidence?: 'high' | 'medium' | 'low';
  cvss?: CvssScore[];
  /** CVE, GHSA, OSV and similar ids as their registries write them (`CVE-2021-44228`, `GHSA-jfh8-c2jp-5v3q`), the primary id first. */
  vulnerabilityIds?: string[];
  cwes?: number[];
  /** OWASP ids that the report itself states, e.g. `A03:2021`. */
  owasp?: string[];
  epss?: { score: number; percentile?: number };
  knownExploited?: boolean;
  location?: SourceRange;
  relatedLocations?: SourceRange[];
  codeFlow?: CodeFlowStep[];
  component?: Component;
  /** URL, host or host:port of a dynamic or network finding. */
  endpoint?: string;
  httpMethod?: string;
  httpParameter?: string;
  image?: { reference?: string; digest?: string; layer?: string };
  cloudResource?: {
    provider?: string;
    account?: string;
    region?: string;
    type?: string;
    id: string;
  };
  references?: string[];
  tags?: string[];
  fix?: { description?: string; changes: FixChange[] };
  /** Fingerprints that the report states, by name (SARIF partialFingerprints, Semgrep fingerprint, …). */
  fingerprints?: Record<string, string>;
  /** The one of them (`name=value`) that survives moved lines, where the format knows that its tool computes such. */
  stableFingerprint?: string;
  /** Set when the report says that the result is suppressed, reviewed away or a false positive. */
  suppression?: {
    kind: string;
    status?: 'accepted' | 'underReview' | 'rejected';
    justification?: string;
  };
  /** First and last seen, where the scanner itself remembers (ISO 8601). */
  firstSeenAt?: string;
  lastSeenAt?: string;
  author?: { name?: string; email?: string; commit?: string; date?: string };
  /** Where in the report it stands: JSON pointer, XPath-like path, or `row 12`. */
  pointer: string;
}

/** A component of a software bill of materials. */
export interface ReportComponent extends Component {
  /** The document's own reference (bom-ref, SPDXID). */
  ref: string;
  type?: string;
  group?: string;
  hashes?: Record<string, string>;
  supplier?: string;
  pointer: string;
}

/** A wrong tool name that was corrected, or text around the report that was left out. */
export type ReportNotice =
  | { code: 'read_as_another_tool'; facts: { sent_as: string; tool: string } }
  | { code: 'among_other_text'; facts: Record<string, never> };

/** What an importer yields while it reads. Unknown parts of a report are skipped, never fatal. */
export type ReportItem =
  | {
      kind: 'run';
      /** The scanner's own name, as people know it. */
      tool: string;
      /** Id of the format that was recognised. */
      format?: string;
      toolVersion?: string;
      branch?: string;
      /** What it looked at, where it says so (`facts/target.ts`): what it lacks of other targets is not gone. */
      targets?: readonly string[];
      commit?: string;
      completedAt?: string;
      /** The report lists components and says nothing of vulnerabilities: it must not close any finding. */
      componentsOnly?: true;
      /** What the sender should know. */
      notices?: readonly ReportNotice[];
    }
  | { kind: 'finding'; finding: ReportFinding }
  | { kind: 'component'; component: ReportComponent }
  | { kind: 'dependency'; from: string; to: string[] }
  /** One result that cannot be imported; the rest of the report goes on. */
  | ({ kind: 'ignored'; reason: IgnoredReason; pointer: string } & WhyLeftOut);

/** A report within an archive that cannot be read says why in the words of its failure alone. */
export type WhyLeftOut = LeftOut | { detail: string };

export const ignoredReasons = [
  'malformed_result',
  'no_rule_and_no_message',
  'not_a_finding',
  'suppressed',
  'unsafe_path',
  'duplicate_in_report',
  'excluded_by_settings',
  'too_large',
] as const;
export type IgnoredReason = (typeof ignoredReasons)[number];

/** A report that cannot be read at all. `pointer` names the place, `fault` says why; `message` is its English sentence. */
export class ReportError extends Error {
  readonly code: ReportErrorCode;
  readonly fault: ReportFault;
  readonly pointer: string | undefined;
  constructor(code: ReportErrorCode, fault: ReportFault, pointer?: string) {
    super(fault.message);
    this.name = 'ReportError';
    this.code = code;
    this.fault = fault;
    this.pointer = pointer;
  }
}

export const reportErrorCodes = [
  'empty_report',
  'unknown_format',
  'unsupported_version',
  'malformed_report',
  'truncated_report',
  'too_large',
  'too_deep',
  'not_text',
  'archive_refused',
  'timed_out',
] as const;
export type ReportErrorCode = (typeof reportErrorCodes)[number];
